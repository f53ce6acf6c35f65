// `import castle from "icon:castle"` gives the path of an icon of game-icons, so that only used icons are shipped.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const all: Record<string, { body: string }> = JSON.parse(readFileSync(file, "utf-8")).icons;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = all[name];
      if (!icon) throw new Error(`game-icons has no icon ${name}`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((path) => path[1]);
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}
