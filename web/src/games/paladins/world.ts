// The world of Paladins: an illuminated manuscript, vellum with red and ultramarine initials and gilded edges.
import type { World } from "../../board";

export const world: World = {
  light: {
    ground: "#e9dcc0",
    paper: "#f8f1de",
    paper2: "#efe3c6",
    ink: "#2a1e12",
    ink2: "#5f4c33",
    line: "#d2bf94",
    onGround: "#2a1e12",
    accent: "#7a1f2b",
    onAccent: "#fff6e4",
  },
  dark: {
    ground: "#1d1610",
    paper: "#2b2218",
    paper2: "#392e20",
    ink: "#f4e9d0",
    ink2: "#c9b996",
    line: "#5a4a33",
    onGround: "#f4e9d0",
    accent: "#e0a24c",
    onAccent: "#231405",
  },
  seats: [
    { colour: "#a82a2a", ink: "#ffffff", shape: "disc" },
    { colour: "#2c55a8", ink: "#ffffff", shape: "diamond" },
    { colour: "#2f6f3e", ink: "#ffffff", shape: "square" },
    { colour: "#dba624", ink: "#2b2112", shape: "hexagon" },
  ],
};
