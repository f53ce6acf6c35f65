// The signs of the game: workers, tokens, actions and peoples, as paths for a box of 512 by 512.
import amphora from "icon:amphora";
import anvil_impact from "icon:anvil-impact";
import bandit from "icon:bandit";
import bow_arrow from "icon:bow-arrow";
import bread from "icon:bread";
import broadsword from "icon:broadsword";
import brick_wall from "icon:brick-wall";
import byzantin_temple from "icon:byzantin-temple";
import contract from "icon:contract";
import crossed_swords from "icon:crossed-swords";
import deer from "icon:deer";
import discussion from "icon:discussion";
import holy_symbol from "icon:holy-symbol";
import hood from "icon:hood";
import hooded_figure from "icon:hooded-figure";
import laurel_crown from "icon:laurel-crown";
import mailed_fist from "icon:mailed-fist";
import metal_scales from "icon:scales";
import monk_face from "icon:monk-face";
import pay_money from "icon:pay-money";
import person from "icon:person";
import plain_padlock from "icon:plain-padlock";
import prayer from "icon:prayer";
import public_speaker from "icon:public-speaker";
import queen_crown from "icon:queen-crown";
import receive_money from "icon:receive-money";
import rosa_shield from "icon:rosa-shield";
import stone_tower from "icon:stone-tower";
import suspicious from "icon:suspicious";
import templar_shield from "icon:templar-shield";
import trade from "icon:trade";
import turban from "icon:turban";
import two_coins from "icon:two-coins";
import viking_helmet from "icon:viking-helmet";
import war_pick from "icon:war-pick";
import wax_seal from "icon:wax-seal";

/** What workers carry; their colours are in `pieces/Worker.svelte`. */
export const WORKERS: Readonly<Record<string, string>> = {
  labourer: war_pick,
  scout: bow_arrow,
  merchant: metal_scales,
  fighter: broadsword,
  cleric: prayer,
  criminal: bandit,
  virtual: hooded_figure,
  any: person,
};

/** Everything that is paid and gained, but workers. */
export const TOKENS: Readonly<Record<string, string>> = {
  silver: two_coins,
  provision: bread,
  faith: holy_symbol,
  strength: mailed_fist,
  influence: wax_seal,
  any_attribute: laurel_crown,
  tax: pay_money,
  remove_suspicion: suspicious,
  destroy_debt: contract,
  pay_debt: receive_money,
  take_debt: contract,
  pray: prayer,
  free_recruit: hood,
  free_develop: anvil_impact,
};

export const ACTIONS: Readonly<Record<string, string>> = {
  develop: anvil_impact,
  recruit: hood,
  hunt: deer,
  trade,
  pray: prayer,
  conspire: discussion,
  commission: monk_face,
  fortify: brick_wall,
  garrison: stone_tower,
  absolve: amphora,
  attack: crossed_swords,
  convert: public_speaker,
};

export const PEOPLES: Readonly<Record<string, string>> = {
  saracen: turban,
  byzantine: byzantin_temple,
  viking: viking_helmet,
};

/** What converted outsiders count. */
export const TERMS: Readonly<Record<string, readonly string[]>> = {
  commission: [monk_face],
  garrison: [stone_tower],
  develop: [anvil_impact],
  fortify: [brick_wall],
  absolve: [amphora],
  recruited_townsfolk: [hood],
  faith: [holy_symbol],
  strength: [mailed_fist],
  influence: [wax_seal],
  attacked_saracen: [crossed_swords, turban],
  attacked_byzantine: [crossed_swords, byzantin_temple],
  attacked_viking: [crossed_swords, viking_helmet],
  fulfilled_kings_order: [queen_crown],
  converted_mercenary: [public_speaker, crossed_swords],
  paid_debt: [receive_money],
  unpaid_debt: [contract],
  suspicion: [suspicious],
};

export const MONK = monk_face;
export const OUTPOST = stone_tower;
export const WORKSHOP = anvil_impact;
export const JAR = amphora;
export const LOCK = plain_padlock;
export const CROWN = queen_crown;
export const SHIELD = templar_shield;
export const POINTS = rosa_shield;
export const SUSPICION = suspicious;
export const DEBT = contract;
export const TAX = pay_money;
