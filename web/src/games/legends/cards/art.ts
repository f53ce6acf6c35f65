// A picture for each card.
import birch_trees from "icon:birch-trees";
import bowman from "icon:bowman";
import burning_eye from "icon:burning-eye";
import crowned_skull from "icon:crowned-skull";
import crypt_entrance from "icon:crypt-entrance";
import deku_tree from "icon:deku-tree";
import dwarf_face from "icon:dwarf-face";
import eagle_emblem from "icon:eagle-emblem";
import egyptian_sphinx from "icon:egyptian-sphinx";
import elven_castle from "icon:elven-castle";
import evil_tower from "icon:evil-tower";
import fairy from "icon:fairy";
import gargoyle from "icon:gargoyle";
import ghost from "icon:ghost";
import giant from "icon:giant";
import goblin from "icon:goblin";
import graveyard from "icon:graveyard";
import greek_temple from "icon:greek-temple";
import griffin_symbol from "icon:griffin-symbol";
import guarded_tower from "icon:guarded-tower";
import hill_fort from "icon:hill-fort";
import hobbit_dwelling from "icon:hobbit-dwelling";
import hydra from "icon:hydra";
import locked_chest from "icon:locked-chest";
import mounted_knight from "icon:mounted-knight";
import ogre from "icon:ogre";
import river from "icon:river";
import spiked_dragon_head from "icon:spiked-dragon-head";
import treehouse from "icon:treehouse";
import unicorn from "icon:unicorn";
import village from "icon:village";
import wizard_face from "icon:wizard-face";
import wizard_staff from "icon:wizard-staff";
import type { Adjective } from "../tables";

export const ART: Readonly<Record<string, string>> = {
  ancient_phoenix: eagle_emblem,
  ancient_sage: wizard_face,
  ancient_tree_spirit: deku_tree,
  ancient_woods: birch_trees,
  cursed_banshee: ghost,
  cursed_gargoyles: gargoyle,
  cursed_king: crowned_skull,
  cursed_mausoleum: crypt_entrance,
  cursed_tower: evil_tower,
  dire_dragon: spiked_dragon_head,
  dire_eye: burning_eye,
  dire_giant: giant,
  dire_goblin: goblin,
  dire_ogre: ogre,
  forest_elf: bowman,
  forest_gnome: hobbit_dwelling,
  forest_pixie: fairy,
  forest_tree_town: treehouse,
  graveyard,
  lake: river,
  night_hydra: hydra,
  night_village: village,
  night_wizard: wizard_staff,
  noble_hills: hill_fort,
  noble_knight: mounted_knight,
  noble_unicorn: unicorn,
  stronghold: guarded_tower,
  arcane_manticore: griffin_symbol,
  arcane_sphinx: egyptian_sphinx,
  arcane_temple: greek_temple,
  mountain_dwarf: dwarf_face,
  mountain_treasury: locked_chest,
  castle_a: elven_castle,
  castle_b: elven_castle,
};

/** The colour of the band under a name, by the adjective in it; white can be read on all of them. */
export const BANDS: Readonly<Record<Adjective, string>> = {
  ancient: "#8a5a1f",
  cursed: "#6b2f7d",
  dire: "#9c2b25",
  forest: "#356b34",
  night: "#2b3f78",
  noble: "#8d2f5e",
  arcane: "#0f6b73",
  mountain: "#5a5f66",
};
export const NO_BAND = "#6d5b42";

export function band(adjective: Adjective | null): string {
  return adjective ? BANDS[adjective] : NO_BAND;
}
