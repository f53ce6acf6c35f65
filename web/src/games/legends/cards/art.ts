// A picture for each card.
import bowman from "icon:bowman";
import brute from "icon:brute";
import bully_minion from "icon:bully-minion";
import burning_eye from "icon:burning-eye";
import butterfly from "icon:butterfly";
import chest from "icon:chest";
import crowned_skull from "icon:crowned-skull";
import crystal_ball from "icon:crystal-ball";
import dwarf_face from "icon:dwarf-face";
import eagle_emblem from "icon:eagle-emblem";
import egyptian_sphinx from "icon:egyptian-sphinx";
import egyptian_temple from "icon:egyptian-temple";
import elven_castle from "icon:elven-castle";
import ent_mouth from "icon:ent-mouth";
import evil_tower from "icon:evil-tower";
import forest_entrance from "icon:forest-entrance";
import ghost from "icon:ghost";
import goblin from "icon:goblin";
import greek_temple from "icon:greek-temple";
import guarded_tower from "icon:guarded-tower";
import hasty_grave from "icon:hasty-grave";
import hydra from "icon:hydra";
import mounted_knight from "icon:mounted-knight";
import peaks from "icon:peaks";
import pointy_hat from "icon:pointy-hat";
import river from "icon:river";
import scorpion_tail from "icon:scorpion-tail";
import spiked_dragon_head from "icon:spiked-dragon-head";
import swamp_bat from "icon:swamp-bat";
import treehouse from "icon:treehouse";
import unicorn from "icon:unicorn";
import village from "icon:village";
import wizard_face from "icon:wizard-face";

export const ART: Readonly<Record<string, string>> = {
  ancient_phoenix: eagle_emblem,
  ancient_sage: wizard_face,
  ancient_tree_spirit: ent_mouth,
  ancient_woods: forest_entrance,
  cursed_banshee: ghost,
  cursed_gargoyles: swamp_bat,
  cursed_king: crowned_skull,
  cursed_mausoleum: egyptian_temple,
  cursed_tower: evil_tower,
  dire_dragon: spiked_dragon_head,
  dire_eye: burning_eye,
  dire_giant: bully_minion,
  dire_goblin: goblin,
  dire_ogre: brute,
  forest_elf: bowman,
  forest_gnome: pointy_hat,
  forest_pixie: butterfly,
  forest_tree_town: treehouse,
  graveyard: hasty_grave,
  lake: river,
  night_hydra: hydra,
  night_village: village,
  night_wizard: crystal_ball,
  noble_hills: peaks,
  noble_knight: mounted_knight,
  noble_unicorn: unicorn,
  stronghold: guarded_tower,
  arcane_manticore: scorpion_tail,
  arcane_sphinx: egyptian_sphinx,
  arcane_temple: greek_temple,
  mountain_dwarf: dwarf_face,
  mountain_treasury: chest,
  castle_a: elven_castle,
  castle_b: elven_castle,
};

/** The colour of the band under a name, by the adjective in it; white can be read on all of them. */
const BANDS: Readonly<Record<string, string>> = {
  ancient: "#8a5a1f",
  cursed: "#6b2f7d",
  dire: "#9c2b25",
  forest: "#356b34",
  night: "#2b3f78",
  noble: "#8d2f5e",
  arcane: "#0f6b73",
  mountain: "#5a5f66",
};
const NO_BAND = "#6d5b42";

export function band(adjective: string | null): string {
  return BANDS[adjective ?? ""] ?? NO_BAND;
}
