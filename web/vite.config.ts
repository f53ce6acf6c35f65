// How the pages are built, served while they are written, and tested.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.DESKOVKA_SERVER ?? "http://127.0.0.1:8123";

/** `import castle from "icon:castle"` gives the path of an icon of game-icons, so that only used icons are shipped. */
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const all: Record<string, { body: string }> = JSON.parse(readFileSync(file, "utf-8")).icons;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      const icon = all[id.slice("\0icon:".length)];
      if (!icon) throw new Error(`game-icons has no icon ${id.slice(1)}`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((path) => path[1]);
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte(), svelteTesting()],
  build: {
    outDir: fileURLToPath(new URL("../src/deskovka/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the pages run under a policy that allows files of this server only
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".."] }, // the catalogs of the games live beside their rules
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
