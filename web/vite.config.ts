// How the pages are built, served while they are written, and tested.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { fonts } from "./plugins/fonts.ts";
import { icons } from "./plugins/icons.ts";
import { pictures } from "./plugins/pictures.ts";

const SERVER = process.env.DESKOVKA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), fonts(), pictures(), svelte(), svelteTesting()],
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
    isolate: false, // each file cleans up behind itself; a world of its own would cost a third of the time
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/samples.setup.ts"],
    testTimeout: 90_000, // milliseconds: the machine may be busy
  },
});
