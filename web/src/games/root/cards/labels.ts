// Cards in words: what crafting takes, and everything on a card as one sentence.
import type { Words } from "../../../board";
import { CARDS, QUESTS } from "./printed";

/** The name of a card without the suit in brackets, which its sign shows. */
export function shortName(kind: string, id: string, words: Words): string {
  return words.name({ kind, id }).replace(/ \([^)]*\)$/, "");
}

/** The suits of some cards or crafting pieces, in words: "fox 2, mouse". */
export function suitsLabel(suits: readonly string[], words: Words): string {
  return [...new Set(suits)]
    .map((suit) => {
      const name = suit === "any" ? words.say("panel-any-suit") : words.name({ kind: "suit", id: suit });
      const count = suits.filter((other) => other === suit).length;
      return count > 1 ? `${name} ${count}` : name;
    })
    .join(", ");
}

export function costLabel(cost: readonly string[], words: Words): string {
  return words.say("panel-cost", { suits: suitsLabel(cost, words) });
}

/** Everything on a card as one sentence; `hidden` is a card that one does not know. */
export function cardLabel(id: string, words: Words): string {
  const card = CARDS.get(id);
  const thing = { kind: "card", id };
  if (!card) return words.name(thing);
  return words.say("panel-card", {
    card: shortName("card", id, words),
    suit: words.name({ kind: "suit", id: card.suit }),
    cost: card.cost.length ? costLabel(card.cost, words) : words.say("panel-no-crafting"),
    about: words.about(thing),
  });
}

export function questLabel(id: string, words: Words): string {
  const quest = QUESTS.get(id);
  if (!quest) return words.name({ kind: "quest", id });
  return words.say("panel-quest", {
    quest: shortName("quest", id, words),
    suit: words.name({ kind: "suit", id: quest.suit }),
    items: quest.items.map((item) => words.name({ kind: "item", id: item })).join(", "),
  });
}
