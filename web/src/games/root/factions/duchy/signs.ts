// The Burrow, crowns and ministers as signs, paths for a box of 512 by 512.
import crown from "icon:crown";
import mole from "icon:mole";
import public_speaker from "icon:public-speaker";

export const BURROW = mole;
export const CROWN = crown;
export const MINISTERS = public_speaker;
