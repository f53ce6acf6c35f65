// What the pieces of hirelings look like: a plain figure with a purse, in the colours of its card; ships sail.
import type { FactionPieces } from "../factions/pieces";
import { PLAIN } from "../pieces/drawings";
import { STANDING, token } from "../pieces/forms";
import { body, disc, type Drawing, line, mark } from "../pieces/strokes";

/** Somebody who serves for a while: a purse at the belt. */
const FIGURE: Drawing = [...PLAIN, mark(disc(16, 22, 3.6)), mark("M14 17.5h4l-1 2h-2z")];

/** A ship with one sail. */
const SHIP: Drawing = [
  body("M3 20.5H29Q27.5 28 22 29.5H10Q4.5 28 3 20.5z"),
  body("M17.5 3.5Q27 9 26 18H17.5z"),
  line("M15.5 3V20.5"),
];

/** Somebody big who stands in the way: round ears, broad shoulders, arms spread. */
const BEAR: Drawing = [
  body(disc(10.5, 6.5, 3)),
  body(disc(21.5, 6.5, 3)),
  body(disc(16, 10, 6.5)),
  body("M2.5 17Q5 13.5 11 15.5H21Q27 13.5 29.5 17L27 21.5L23.5 20V29H18V25H14V29H8.5V20L5 21.5z"),
  mark(disc(13.5, 9, 1)),
  mark(disc(18.5, 9, 1)),
  mark("M14.2 12h3.6L16 14z"),
];

/** Somebody who waits at the roadside: a broad hat, and a scarf over the nose. */
const MASKED: Drawing = [
  ...PLAIN,
  body("M3.5 9.5Q16 5.5 28.5 9.5Q22 12.5 16 12.5T3.5 9.5z"),
  mark("M9.5 13.5Q16 17 22.5 13.5L16 21z"),
];

function hired(colour: string, ink: string, figure: Drawing = FIGURE): FactionPieces {
  return { look: { colour, ink, shape: "hexagon" }, figure, forms: { warrior: STANDING } };
}

/** By the name of a side; those without pieces have none. */
export const HIRELINGS: Readonly<Record<string, FactionPieces>> = {
  forest_patrol: hired("#c9a26b", "#2a1402"),
  last_dynasty: hired("#7f93c4", "#10172e"),
  riverfolk_flotilla: hired("#7fc0b4", "#06262c", SHIP),
  warm_sun_prophets: hired("#e6d36a", "#2b2400"),
  sunward_expedition: {
    ...hired("#cf9fa0", "#2d0f10"),
    forms: { warrior: STANDING, foothold: token([body("M16 4L28.5 27H19.5L16 18.5L12.5 27H3.5z")]) },
  },
  corvid_spies: hired("#8f86b0", "#120c26"),
  exile: hired("#a3b37c", "#17200a"),
  flame_bearers: hired("#e08a4a", "#2c0d02"),
  vault_keepers: hired("#b9b4c4", "#1c1726"),
  spring_uprising: hired("#8fbf7a", "#0c2408"),
  popular_band: hired("#d989b5", "#2b0a1c"),
  street_band: hired("#d989b5", "#2b0a1c"),
  furious_protector: hired("#d9705f", "#2e0a06", BEAR),
  stoic_protector: hired("#9db38a", "#122008", BEAR),
  highway_bandits: hired("#a89a86", "#1c1309", MASKED),
  bandit_gangs: hired("#a89a86", "#1c1309", MASKED),
};
