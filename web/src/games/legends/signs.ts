// The signs of the game: whose armies are whose, tokens, abilities and actions, as paths for a box of 512 by 512.
import bandit from "icon:bandit";
import barbute from "icon:barbute";
import chess_knight from "icon:chess-knight";
import chest from "icon:chest";
import crossed_swords from "icon:crossed-swords";
import deer_head from "icon:deer-head";
import eagle_head from "icon:eagle-head";
import fairy_wand from "icon:fairy-wand";
import house from "icon:house";
import liberty_wing from "icon:liberty-wing";
import lion from "icon:lion";
import mounted_knight from "icon:mounted-knight";
import open_book from "icon:open-book";
import portal from "icon:portal";
import queen_crown from "icon:queen-crown";
import rune_stone from "icon:rune-stone";
import round_potion from "icon:round-potion";
import shield from "icon:shield";
import spiked_dragon_head from "icon:spiked-dragon-head";
import stable from "icon:stable";
import swamp from "icon:swamp";
import tower_flag from "icon:tower-flag";
import walking_boot from "icon:walking-boot";
import water_drop from "icon:water-drop";

/** The beast on the banner of each seat; neutral armies have a bare helmet. */
export const EMBLEMS: readonly string[] = [lion, eagle_head, deer_head, chess_knight];
export const ARMY = barbute;

export function emblem(contender: number | string): string {
  return typeof contender !== "number" ? ARMY : (EMBLEMS[contender] ?? ARMY);
}

export const CASTLE = "M56 472V120h64v56h40v-56h56V40h80v80h56v56h40v-56h64v352H312v-96q0-56-56-56t-56 56v96z";

export const TOKENS: Readonly<Record<string, string>> = {
  magic_spring: water_drop,
  cottage: house,
  hidden_treasure: chest,
  magic_book: open_book,
  stable,
  poison_swamp: swamp,
  citadel: tower_flag,
  dragon: spiked_dragon_head,
  portal,
  bandits: bandit,
};

export const LEADERS: Readonly<Record<string, string>> = {
  fairy_queen: queen_crown,
  bandit_king: bandit,
  red_sorceress: fairy_wand,
  white_knight: mounted_knight,
};

export const ACTIONS: Readonly<Record<string, string>> = {
  place: barbute,
  move: walking_boot,
  build: CASTLE,
  destroy: crossed_swords,
};

/** What an edition adds without a picture of its own. */
export const PLAIN = rune_stone;

export const WING = liberty_wing;
export const BOOT = walking_boot;
export const ELIXIR = round_potion;
export const SHIELD = shield;
