// Signs of stocks, cities, sides and states of units, as paths for a box of 512 by 512.
import bank from "icon:bank";
import big_gear from "icon:big-gear";
import capitol from "icon:capitol";
import chained from "icon:crossed-chains";
import coins from "icon:two-coins";
import drum from "icon:megaphone";
import family_house from "icon:family-house";
import fist from "icon:fist";
import gate from "icon:tower-flag";
import hot_meal from "icon:hot-meal";
import medal from "icon:star-medal";
import rifle from "icon:winchester-rifle";
import vote from "icon:vote";
import wheat from "icon:wheat";
import type { Stock } from "./view";

export const STOCKS: Readonly<Record<Stock, string>> = {
  money: coins,
  food: wheat,
  weapons: rifle,
  popularity: drum,
  political: vote,
  military: medal,
};
export const CITIES: Readonly<Record<string, string>> = { basic: family_house, border: gate, capital: capitol };
export const SIDES: Readonly<Record<string, string>> = { rebels: fist, government: big_gear };
export const PHASES: Readonly<Record<string, string>> = { economy: bank, movement: rifle };
export const HUNGRY = hot_meal;
export const HELD = chained;
export const SHIELD = "M256 24L456 88V256C456 376 376 456 256 496C136 456 56 376 56 256V88z";
export const STAR = "M256 32l66 148l160 16l-120 108l34 160l-140-82l-140 82l34-160L30 196l160-16z";
