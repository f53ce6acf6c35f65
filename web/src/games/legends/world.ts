// The world of Legends: storybook islands in a teal sea.
import type { World } from "../../board";

export const world: World = {
  light: {
    ground: "#2f6f7a",
    paper: "#f4ead0",
    paper2: "#e9dab6",
    ink: "#2c2316",
    ink2: "#655539",
    line: "#d5c296",
    onGround: "#f8f1dc",
    accent: "#d98b2b",
    onAccent: "#241604",
  },
  dark: {
    ground: "#143840",
    paper: "#232a26",
    paper2: "#303a34",
    ink: "#f1e7cd",
    ink2: "#bdb293",
    line: "#45524a",
    onGround: "#f1e7cd",
    accent: "#eaa449",
    onAccent: "#241604",
  },
  seats: [
    { colour: "#c8402f", ink: "#ffffff", shape: "disc" },
    { colour: "#2f6fbd", ink: "#ffffff", shape: "diamond" },
    { colour: "#3f8a3f", ink: "#ffffff", shape: "square" },
    { colour: "#ecb42c", ink: "#2b2112", shape: "hexagon" },
  ],
};
