// The columns of the Decree and the leaders as signs, paths for a box of 512 by 512.
import crossed_swords from "icon:crossed-swords";
import flying_flag from "icon:flying-flag";
import iron_mask from "icon:iron-mask";
import public_speaker from "icon:public-speaker";
import sword_brandish from "icon:sword-brandish";
import trowel from "icon:trowel";
import walking_boot from "icon:walking-boot";

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
