// What a part of a panel needs so that its things can be picked and explained.
import type { BoardProps } from "../../../board";

export type Picking = Pick<BoardProps, "targets" | "onpick" | "about" | "words">;
