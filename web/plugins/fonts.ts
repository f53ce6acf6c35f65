// Cuts the two faces down to the weights and letters that the pages use: a quarter of what the packages hold.
//
// What is left out (the letters of other Latin alphabets) is still there as the packages' own files, which a browser
// loads only when a name needs them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const MODULES = fileURLToPath(new URL("../node_modules", import.meta.url));
const FOLDER = `${MODULES}/.cache/fonts`;
const FACES = ["fraunces", "inter"];
const WEIGHTS = { wght: { min: 400, max: 700 } };
const LETTERS = {
  latin: String.fromCodePoint(...Array.from({ length: 0xff - 0x20 + 1 }, (_, place) => 0x20 + place)) + "–—‘’‚“”„…•−€™",
  "latin-ext": "ěščřžďťňůĚŠČŘŽĎŤŇŮľĺŕĽĹŔ",
};

export function fonts(): Plugin {
  return {
    name: "fonts",
    async config(_, { command }) {
      mkdirSync(FOLDER, { recursive: true });
      for (const face of FACES) {
        for (const [part, letters] of Object.entries(LETTERS)) {
          const file = `${FOLDER}/${face}-${part}.woff2`;
          if (command === "build" || !existsSync(file)) writeFileSync(file, await cut(face, part, letters));
        }
      }
      return { resolve: { alias: { "@fonts": FOLDER } } };
    },
  };
}

/** One face with some letters only. */
async function cut(face: string, part: string, letters: string): Promise<Uint8Array> {
  const whole = readFileSync(`${MODULES}/@fontsource-variable/${face}/files/${face}-${part}-wght-normal.woff2`);
  return subsetFont(whole, letters, { targetFormat: "woff2", variationAxes: WEIGHTS });
}
