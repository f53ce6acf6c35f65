/// <reference types="vite/client" />

// The path of an icon of game-icons, inlined when the pages are built.
declare module "icon:*" {
  const path: string;
  export default path;
}
