// The mood of the warlord as a sign, a path for a box of 512 by 512.
import angry_eyes from "icon:angry-eyes";

export const MOOD = angry_eyes;
