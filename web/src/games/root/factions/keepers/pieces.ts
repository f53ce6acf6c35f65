// The pieces of the Keepers in Iron: badgers in armour, relics face up and face down, waystations by the face that is up.
import { STANDING, tile, token } from "../../pieces/forms";
import { body, disc, type Drawing, line, mark, second } from "../../pieces/strokes";
import type { FactionPieces } from "../pieces";

/** A badger in a helmet, with the stripes of its face. */
const FIGURE: Drawing = [
  body("M7 10Q7 2.5 16 2.5T25 10V14Q28.5 18 28 29.5H4Q3.5 18 7 14z"),
  second("M5.5 9.5Q6 3 16 2T26.5 9.5L16 7.5z"),
  mark("M10.5 10L13.5 10.5L13 19H11zM21.5 10L18.5 10.5L19 19H21z", disc(16, 19.5, 1.8)),
  line("M16 23V29M10 24.5Q16 27 22 24.5"),
];

const FIGURINE: Drawing = [
  body(disc(16, 6.5, 4), "M9.5 12Q16 9.5 22.5 12L21 20H18.5V22.5H13.5V20H11z"),
];
const TABLET: Drawing = [
  body("M7.5 22.5V8Q7.5 2.5 16 2.5T24.5 8V22.5z"),
  mark("M11 9h10v2H11zM11 13h10v2H11zM11 17h6v2h-6z"),
];
const JEWEL: Drawing = [
  body("M9.5 4H22.5L28 10.5L16 23L4 10.5z"),
  mark("M10.5 11L16 19L21.5 11L19 10.5L16 15L13 10.5z"),
];
const KINDS = { figure: FIGURINE, tablet: TABLET, jewelry: JEWEL };
type Kind = keyof typeof KINDS;

/** As many pips below as the relic is worth. */
const pips = (worth: number) =>
  body(...Array.from({ length: worth }, (_, at) => disc(16 + (at - (worth - 1) / 2) * 8, 28, 2.9)));
const QUESTION = mark("M14.5 24.5h3v3h-3z");

const GOLD = { field: "#e3b94a", ink: "#40290a" };
const DUST = { field: "#d3c6a4", ink: "#3a2f1c" };

const hidden = (kind: Kind) => token([...KINDS[kind], QUESTION], DUST);
const found = (kind: Kind, worth: number) => token([...KINDS[kind], pips(worth)], GOLD);
/** A tent over the type of relic that it shows. */
const camp = (kind: Kind) => tile([...KINDS[kind], second("M2 29.5L16 24L30 29.5z")]);

export default {
  look: { colour: "#9aa3ad", ink: "#161b22", shape: "hexagon" },
  figure: FIGURE,
  forms: {
    warrior: STANDING,
    waystation_figure_tablet: camp("figure"),
    waystation_tablet_jewelry: camp("tablet"),
    waystation_jewelry_figure: camp("jewelry"),
    waystation_tablet_figure: camp("tablet"),
    waystation_jewelry_tablet: camp("jewelry"),
    waystation_figure_jewelry: camp("figure"),
    relic_figure: hidden("figure"),
    relic_tablet: hidden("tablet"),
    relic_jewelry: hidden("jewelry"),
    relic_figure_1: found("figure", 1),
    relic_figure_2: found("figure", 2),
    relic_figure_3: found("figure", 3),
    relic_tablet_1: found("tablet", 1),
    relic_tablet_2: found("tablet", 2),
    relic_tablet_3: found("tablet", 3),
    relic_jewelry_1: found("jewelry", 1),
    relic_jewelry_2: found("jewelry", 2),
    relic_jewelry_3: found("jewelry", 3),
  },
} satisfies FactionPieces;
