// Signs among words: columns of the Decree, leaders, characters, cards and points, as paths for a box of 512 by 512.
import backup from "icon:backup";
import bow_arrow from "icon:bow-arrow";
import crested_helmet from "icon:crested-helmet";
import crossed_swords from "icon:crossed-swords";
import feathered_wing from "icon:feathered-wing";
import fire from "icon:fire";
import flying_flag from "icon:flying-flag";
import hooded_figure from "icon:hooded-figure";
import iron_mask from "icon:iron-mask";
import katana from "icon:katana";
import linked_rings from "icon:linked-rings";
import public_speaker from "icon:public-speaker";
import queen_crown from "icon:queen-crown";
import scales from "icon:scales";
import scroll_unfurled from "icon:scroll-unfurled";
import sword_brandish from "icon:sword-brandish";
import tinker from "icon:tinker";
import treasure_map from "icon:treasure-map";
import trowel from "icon:trowel";
import walking_boot from "icon:walking-boot";
import walking_scout from "icon:walking-scout";

/** Two cards, one behind the other. */
export const CARDS_SIGN =
  "M72 120L232 76Q256 70 264 94L280 150H232Q176 150 176 206V440L152 446Q128 452 120 428L48 168Q42 132 72 120z" +
  "M232 182H424Q456 182 456 214V440Q456 472 424 472H232Q200 472 200 440V214Q200 182 232 182z";
export const POINTS_SIGN = "M256 32l66 148l160 16l-120 108l34 160l-140-82l-140 82l34-160L30 196l160-16z";
export const UNFOLD_SIGN = "M64 160h384L256 400z";
export const CHECK_SIGN = "M48 280l72-72l88 88L392 96l72 72L208 440z";

export const DOMINANCE = queen_crown;
export const COALITION = linked_rings;
export const QUEST = scroll_unfurled;
export const OFFICER = crested_helmet;
export const SUPPORTERS = backup;

export const COLUMN_SIGNS: Readonly<Record<string, string>> = {
  recruit: flying_flag,
  move: walking_boot,
  battle: crossed_swords,
  build: trowel,
};

export const LEADER_SIGNS: Readonly<Record<string, string>> = {
  builder: trowel,
  charismatic: public_speaker,
  commander: sword_brandish,
  despot: iron_mask,
};

export const CHARACTER_SIGNS: Readonly<Record<string, string>> = {
  thief: hooded_figure,
  tinker,
  ranger: bow_arrow,
  vagrant: walking_scout,
  arbiter: scales,
  scoundrel: fire,
  adventurer: treasure_map,
  ronin: katana,
  harrier: feathered_wing,
};
