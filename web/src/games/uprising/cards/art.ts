// The pictures of special cards; a card that an edition adds has one by what it does.
import ambush from "icon:hidden";
import arch_bridge from "icon:broken-wall";
import barricade from "icon:barricade";
import boots from "icon:boots";
import crate from "icon:wooden-crate";
import dynamite from "icon:dynamite";
import field_gun from "icon:field-gun";
import handcuffs from "icon:padlock";
import harvest from "icon:grain-bundle";
import hospital from "icon:hospital-cross";
import loan from "icon:banknote";
import moon from "icon:moon";
import rally from "icon:megaphone";
import recruits from "icon:rank-3";
import strike from "icon:gear-hammer";
import train from "icon:steam-locomotive";
import turncoat from "icon:convince";
import plain from "icon:scroll-unfurled";

export const ART: Readonly<Record<string, string>> = {
  forced_march: boots,
  rail_transport: train,
  blown_bridges: arch_bridge,
  night_crossing: moon,
  ambush,
  barricades: barricade,
  siege_guns: field_gun,
  field_hospital: hospital,
  mobilisation: recruits,
  foreign_loan: loan,
  good_harvest: harvest,
  arms_shipment: crate,
  sabotage: dynamite,
  rally,
  defectors: turncoat,
  curfew: handcuffs,
  general_strike: strike,
};

const BY_EFFECT: Readonly<Record<string, string>> = {
  gain: crate,
  lose: dynamite,
  weaken: turncoat,
  no_coups: handcuffs,
  no_production: strike,
  act_again: boots,
  transport: train,
  hold: arch_bridge,
  pass_through: moon,
  strength: ambush,
  defence: barricade,
  siege: field_gun,
  revive: hospital,
};

export function artOf(card: string, effect: string | undefined): string {
  return ART[card] ?? BY_EFFECT[effect ?? ""] ?? plain;
}
