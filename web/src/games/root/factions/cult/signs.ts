// Acolytes as a sign, a path for a box of 512 by 512.
import prayer from "icon:prayer";

export const ACOLYTES = prayer;
