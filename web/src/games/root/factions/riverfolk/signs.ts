// Funds and the services of the Riverfolk as signs, paths for a box of 512 by 512.
import canoe from "icon:canoe";
import card_pickup from "icon:card-pickup";
import coins from "icon:coins";
import crossed_swords from "icon:crossed-swords";

export const FUNDS = coins;
export const SERVICE_SIGNS: Readonly<Record<string, string>> = {
  hand_card: card_pickup,
  riverboats: canoe,
  mercenaries: crossed_swords,
};
