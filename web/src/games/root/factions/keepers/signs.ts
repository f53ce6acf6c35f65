// The columns of the retinue as signs, paths for a box of 512 by 512.
import crossed_swords from "icon:crossed-swords";
import walking_boot from "icon:walking-boot";

/** A jewel. */
const JEWEL = "M152 64H360L448 168L256 400L64 168zM168 176L256 304L344 176L304 168L256 240L208 168z";

export const DUTY_SIGNS: Readonly<Record<string, string>> = {
  move: walking_boot,
  delve: crossed_swords,
  recover: JEWEL,
};
