// A picture for each card that has no item: paths for a box of 512 by 512. Cards about a suit show its head instead.
import bank from "icon:bank";
import binoculars from "icon:binoculars";
import cave_entrance from "icon:cave-entrance";
import charm from "icon:charm";
import chest_armor from "icon:chest-armor";
import chisel from "icon:chisel";
import coffin from "icon:coffin";
import cooking_pot from "icon:cooking-pot";
import fist from "icon:fist";
import human_ear from "icon:human-ear";
import leather_boot from "icon:leather-boot";
import lock_spy from "icon:lock-spy";
import mantrap from "icon:mantrap";
import megaphone from "icon:megaphone";
import nest_eggs from "icon:nest-eggs";
import pay_money from "icon:pay-money";
import queen_crown from "icon:queen-crown";
import rally_the_troops from "icon:rally-the-troops";
import raven from "icon:raven";
import receive_money from "icon:receive-money";
import robber from "icon:robber";
import rolling_bomb from "icon:rolling-bomb";
import scroll_unfurled from "icon:scroll-unfurled";
import seated_mouse from "icon:seated-mouse";
import trade from "icon:trade";
import unlit_bomb from "icon:unlit-bomb";
import wood_canoe from "icon:wood-canoe";

const ART: Readonly<Record<string, string>> = {
  armorers: chest_armor,
  sappers: rolling_bomb,
  brutal_tactics: fist,
  royal_claim: queen_crown,
  better_burrow_bank: bank,
  cobbler: leather_boot,
  command_warren: rally_the_troops,
  codebreakers: lock_spy,
  scouting_party: binoculars,
  stand_and_deliver: robber,
  tax_collector: receive_money,
  saboteurs: unlit_bomb,
  soup_kitchens: cooking_pot,
  boat_builders: wood_canoe,
  corvid_planners: raven,
  eyrie_emigre: nest_eggs,
  informants: human_ear,
  false_orders: scroll_unfurled,
  propaganda_bureau: megaphone,
  swap_meet: trade,
  coffin_makers: coffin,
  tunnels: cave_entrance,
  charm_offensive: charm,
  league_of_adventurous_mice: seated_mouse,
  master_engravers: chisel,
  murine_broker: pay_money,
  loyal_vizier: queen_crown,
};

/** The picture of a card; empty where the head of its suit stands instead. */
export function artOf(card: string): string {
  if (card.startsWith("ambush_")) return mantrap;
  if (card.startsWith("dominance_")) return queen_crown;
  return ART[card] ?? "";
}
