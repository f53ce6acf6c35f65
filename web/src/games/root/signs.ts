// Signs among words, as paths for a box of 512 by 512; those of single factions are in their folders.
import linked_rings from "icon:linked-rings";
import queen_crown from "icon:queen-crown";

/** Two cards, one behind the other. */
export const CARDS_SIGN =
  "M72 120L232 76Q256 70 264 94L280 150H232Q176 150 176 206V440L152 446Q128 452 120 428L48 168Q42 132 72 120z" +
  "M232 182H424Q456 182 456 214V440Q456 472 424 472H232Q200 472 200 440V214Q200 182 232 182z";
export const POINTS_SIGN = "M256 32l66 148l160 16l-120 108l34 160l-140-82l-140 82l34-160L30 196l160-16z";
export const CHECK_SIGN = "M48 280l72-72l88 88L392 96l72 72L208 440z";

export const DOMINANCE = queen_crown;
export const COALITION = linked_rings;
