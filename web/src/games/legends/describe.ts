// The table in words: what stands where, who is in control, what a card costs; for labels, hints and readers of text.
import type { Option, Player, TextSection, Thing, Words } from "../../board";
import {
  type Controller,
  type LegendsView,
  type OfferView,
  PARTS,
  type RegionView,
  type SeatView,
  contender,
} from "./view";

type Players = readonly Player[];

/** The phases before the bid. */
const PREPARATION = ["leaders", "board", "start", "tokens", "deck", "armies", "joint", "neutral", "coins"];

/** How far the game is. */
export function headline(view: LegendsView, words: Words): string {
  const game = view.games > 1 ? [words.say("table-game", { game: view.game, games: view.games })] : [];
  return [stage(view, words), ...game].join(" · ");
}

function stage(view: LegendsView, words: Words): string {
  if (view.phase === "over") return words.say("table-over");
  if (PREPARATION.includes(view.phase)) return words.say("table-preparation");
  if (view.phase === "bid" || view.phase === "starter") return words.say("table-bidding");
  return words.say("table-round", { round: view.round, rounds: view.rounds });
}

/** The points of a seat now; those of the games before belong to a full game. */
export function score(view: LegendsView, seat: number): number {
  const own = view.seats[seat]!;
  if (view.games === 1) return own.score;
  return view.phase === "over" ? own.total : own.total + own.score;
}

/** Armies and cities in a region: "4 armies of Anna", "1 city of Boris". */
export function pieces(region: RegionView, view: LegendsView, words: Words, players: Players): string[] {
  return region.armies.flatMap((armies, index) => {
    const owner = contender(view, index);
    const player = typeof owner === "number" ? players[owner]!.name : "";
    const cities = region.cities[index] ?? 0;
    const army = player ? "board-armies-of" : "board-armies-neutral";
    return [
      ...(armies ? [words.say(army, { count: armies, player })] : []),
      ...(cities ? [words.say("board-cities-of", { count: cities, player })] : []),
    ];
  });
}

export function controlled(by: Controller, words: Words, players: Players): string {
  if (by === null) return words.say("board-controlled-nobody");
  if (by === "neutral") return words.say("board-controlled-neutral");
  return words.say("board-controlled", { player: players[by]!.name });
}

/** Everything about a region that is seen at a glance, as one sentence. */
export function regionLabel(region: RegionView, view: LegendsView, words: Words, players: Players): string {
  return words.say("board-region", {
    region: words.name({ kind: "region", id: region.id }),
    contents: contents(region, view, words, players).join(", "),
  });
}

function contents(region: RegionView, view: LegendsView, words: Words, players: Players): string[] {
  const stand = pieces(region, view, words, players);
  return [
    ...(region.token ? [words.name({ kind: "token", id: region.token })] : []),
    ...(stand.length ? stand : [words.say("board-nothing")]),
    ...(stand.length ? [controlled(region.controller, words, players)] : []),
  ];
}

/** The neighbours of a region: "by land: Cape, Grove", "by sea: Crater". */
export function neighbours(region: RegionView, words: Words): string[] {
  const named = (ids: readonly string[]) => ids.map((id) => words.name({ kind: "region", id })).join(", ");
  return [
    ...(region.land.length ? [words.say("board-by-land", { regions: named(region.land) })] : []),
    ...(region.sea.length ? [words.say("board-by-sea", { regions: named(region.sea) })] : []),
  ];
}

/** What more a hint says about a thing, as it is now. */
export function describe(thing: Thing, view: LegendsView, words: Words, players: Players): string {
  if (thing.kind === "region") {
    const region = view.regions.find(({ id }) => id === thing.id);
    return region ? aboutRegion(region, view, words, players) : "";
  }
  const offer = thing.kind === "card" && view.row.find(({ card }) => card === thing.id);
  return offer ? words.say("note-price", { coins: offer.price }) : "";
}

function aboutRegion(region: RegionView, view: LegendsView, words: Words, players: Players): string {
  const stand = pieces(region, view, words, players);
  const island = view.islands.find(({ id }) => id === region.island);
  const isle = words.say("board-island-of", { island: words.name({ kind: "island", id: region.island }) });
  const token = { kind: "token", id: region.token };
  const sentences = [
    stand.length ? `${stand.join(", ")}; ${controlled(region.controller, words, players)}` : words.say("board-nothing"),
    ...(region.token ? [`${words.name(token)}: ${words.about(token).replace(/\.$/, "")}`] : []),
    `${isle}, ${controlled(island?.controller ?? null, words, players)}`,
    ...neighbours(region, words),
  ];
  return sentences.map((sentence) => `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`).join("\n");
}

/** A short note on an option: what a card or a step costs. */
export function note(option: Option, view: LegendsView, words: Words): string {
  const [verb, first, second] = option;
  if (verb === "take") {
    const offer = view.row.find(({ card }) => card === first);
    return offer ? words.say("note-price", { coins: offer.price }) : "";
  }
  if (verb === "move" && view.turn !== null) {
    const byLand = view.regions.find(({ id }) => id === first)?.land.includes(String(second));
    return words.say("note-cost", { cost: byLand ? 1 : view.seats[view.turn]!.sea_cost });
  }
  return "";
}

export function cardLabel({ card, price }: OfferView, words: Words): string {
  const thing = { kind: "card", id: card };
  return words.say("board-card", {
    card: words.name(thing),
    price: words.say("note-price", { coins: price }),
    about: words.about(thing),
  });
}

/** What a player has on the table, one short text each. */
export function holdings(seat: SeatView, words: Words): string[] {
  const some = (message: string, count: number) => (count ? [words.say(message, { count })] : []);
  return [
    words.say("board-coins", { count: seat.coins }),
    words.say("board-armies-left", { count: seat.armies_in_supply }),
    words.say("board-cities-left", { count: seat.cities_in_supply }),
    ...some("board-extra-move", seat.extra_move),
    ...some("board-extra-army", seat.extra_army),
    words.say("board-sea-cost", { count: seat.sea_cost }),
    ...some("board-elixirs", seat.elixirs),
    ...some("board-captured", seat.captured),
    ...(seat.immune ? [words.say("table-immune")] : []),
  ];
}

/** The parts of a score that are not zero. */
export function parts(seat: SeatView, words: Words): string[] {
  return PARTS.filter((part) => seat.points[part]).map((part) =>
    words.say("board-part", { part: words.say(`part-${part}`), count: seat.points[part]! }),
  );
}

/** The whole table as text. */
export function textView(view: LegendsView, words: Words, players: Players): TextSection[] {
  return [...islands(view, words, players), ...row(view, words), ...seats(view, words, players)];
}

function islands(view: LegendsView, words: Words, players: Players): TextSection[] {
  return view.islands.map((island) => ({
    title: `${words.name({ kind: "island", id: island.id })} (${controlled(island.controller, words, players)})`,
    lines: view.regions
      .filter((region) => region.island === island.id)
      .map((region) => `${[regionLabel(region, view, words, players), ...neighbours(region, words)].join("; ")}.`),
  }));
}

function row(view: LegendsView, words: Words): TextSection[] {
  if (!view.row.length) return [];
  const title = `${words.say("table-row")} (${words.say("table-deck", { cards: view.deck })})`;
  return [{ title, lines: view.row.map((offer) => cardLabel(offer, words)) }];
}

function seats(view: LegendsView, words: Words, players: Players): TextSection[] {
  return view.seats.map((seat, index) => ({
    title: `${players[index]!.name}: ${words.say("board-score", { count: seat.score })}`,
    lines: [
      ...parts(seat, words),
      ...(seat.leader ? [`${words.say(`leader-${seat.leader}`)}: ${words.say(`leader-${seat.leader}-about`)}`] : []),
      ...(seat.bid === null ? [] : [words.say("board-bid", { count: seat.bid })]),
      ...holdings(seat, words),
      ...[...seat.discoveries, ...Array<string>(seat.dragons).fill("dragon")].map((token) =>
        words.say(`token-${token}`),
      ),
      ...seat.cards.map((card) => `${words.say(`card-${card}`)}: ${words.say(`card-${card}-about`)}`),
    ],
  }));
}
