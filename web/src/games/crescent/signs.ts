// Signs among words and on pieces, as paths for a box of 512 by 512.
import archer from "icon:archer";
import beard from "icon:beard";
import berry_bush from "icon:berry-bush";
import boots from "icon:boots";
import bordered_shield from "icon:bordered-shield";
import cactus from "icon:cactus";
import camel from "icon:camel";
import camel_head from "icon:camel-head";
import campfire from "icon:campfire";
import caravan from "icon:caravan";
import castle from "icon:castle";
import catapult from "icon:catapult";
import cloak_dagger from "icon:cloak-dagger";
import coins from "icon:coins";
import coins_pile from "icon:coins-pile";
import crossed_swords from "icon:crossed-swords";
import crowned_skull from "icon:crowned-skull";
import daggers from "icon:daggers";
import dervish_swords from "icon:dervish-swords";
import fire from "icon:fire";
import flying_flag from "icon:flying-flag";
import hooded_assassin from "icon:hooded-assassin";
import horse_head from "icon:horse-head";
import huts_village from "icon:huts-village";
import imperial_crown from "icon:imperial-crown";
import indian_palace from "icon:indian-palace";
import knight_banner from "icon:knight-banner";
import magic_lamp from "icon:magic-lamp";
import military_fort from "icon:military-fort";
import mountains from "icon:mountains";
import prayer from "icon:prayer";
import prayer_beads from "icon:prayer-beads";
import round_star from "icon:round-star";
import saber_slash from "icon:saber-slash";
import sabers_choc from "icon:sabers-choc";
import samara_mosque from "icon:samara-mosque";
import scales from "icon:scales";
import scroll_quill from "icon:scroll-quill";
import scroll_unfurled from "icon:scroll-unfurled";
import ship_bow from "icon:ship-bow";
import spears from "icon:spears";
import spy from "icon:spy";
import spyglass from "icon:spyglass";
import star_altar from "icon:star-altar";
import stone_crafting from "icon:stone-crafting";
import stone_pile from "icon:stone-pile";
import stone_throne from "icon:stone-throne";
import swords_power from "icon:swords-power";
import tied_scroll from "icon:tied-scroll";
import turban from "icon:turban";
import two_coins from "icon:two-coins";
import wheat from "icon:wheat";
import wolf_trap from "icon:wolf-trap";

type Signs = Readonly<Record<string, string>>;

/** Two cards, one behind the other. */
export const CARDS =
  "M72 120L232 76Q256 70 264 94L280 150H232Q176 150 176 206V440L152 446Q128 452 120 428L48 168Q42 132 72 120z" +
  "M232 182H424Q456 182 456 214V440Q456 472 424 472H232Q200 472 200 440V214Q200 182 232 182z";
export const COIN = two_coins;
export const POINTS = round_star;
export const SHIELD = bordered_shield;
export const SWORDS = crossed_swords;
export const SCALES = scales;
export const CAMEL = camel_head;

/** The eight-pointed star of the borders, around its own point, for a circle of radius 1. */
export const STAR = "M1 0L.65.27L.71.71L.27.65L0 1L-.27.65L-.71.71L-.65.27L-1 0L-.65-.27L-.71-.71L-.27-.65L0-1L.27-.65L.71-.71L.65-.27Z";

export const CHARACTERS: Signs = {
  warlord: sabers_choc,
  murshid: prayer_beads,
  sultan: turban,
  caliph: imperial_crown,
  nomad: camel_head,
};

export const BUILDINGS: Signs = {
  fort: military_fort,
  castle,
  palace: indian_palace,
  town: huts_village,
  city: samara_mosque,
};

export const TERRAINS: Signs = { fertile: wheat, wilderness: berry_bush, mountain: mountains, quarry: stone_pile, desert: cactus };
export const HOLY_SITE = star_altar;

const ART: Signs = {
  assassination: hooded_assassin,
  imam: prayer,
  bribery: two_coins,
  rebellion: campfire,
  collection: coins_pile,
  dervish: dervish_swords,
  saboteur: cloak_dagger,
  zealots: swords_power,
  agent: spy,
  sermon: scroll_unfurled,
  tithe: coins,
  conspirators: daggers,
  siege_engines: catapult,
  infantry: spears,
  vizier: magic_lamp,
  governor: stone_throne,
  masons: stone_crafting,
  decree: tied_scroll,
  scorched_earth: fire,
  horse_archers: archer,
  heavy_cavalry: horse_head,
  commander: knight_banner,
  forced_march: boots,
  raid: saber_slash,
  terror: crowned_skull,
  elder: beard,
  camel_riders: camel,
  scouts: spyglass,
  ships: ship_bow,
  caravan,
  ambush: wolf_trap,
  campaign: flying_flag,
};

/** The picture of a card; one that an edition adds has a plain one. */
export function artOf(card: string): string {
  return ART[card] ?? scroll_quill;
}
