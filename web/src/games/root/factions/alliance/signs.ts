// Supporters and officers as signs, paths for a box of 512 by 512.
import backup from "icon:backup";
import crested_helmet from "icon:crested-helmet";

export const SUPPORTERS = backup;
export const OFFICER = crested_helmet;
