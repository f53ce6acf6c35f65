// The players at a table, each with a colour and a shape.
import type { Player, Shape, Words, World } from "../board";
import type { SeatInfo } from "../types/messages";
import type { Catalogs } from "../words/words";

export const SHAPES: readonly Shape[] = ["disc", "diamond", "square", "triangle", "hexagon", "star"];

/** The paths of the shapes, for a viewBox of 24 by 24. */
export const SHAPE_PATHS: Readonly<Record<Shape, string>> = {
  disc: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z",
  diamond: "M12 1l10.5 11L12 23L1.5 12z",
  square: "M3.2 3.2h17.6v17.6H3.2z",
  triangle: "M12 1.8L23 21.5H1z",
  hexagon: "M12 1.5l9.3 5.3v10.4L12 22.5l-9.3-5.3V6.8z",
  star: "M12 1.2l3.1 7.2l7.8.7l-5.9 5.1l1.8 7.6L12 17.8l-6.8 4l1.8-7.6L1.1 9.1l7.8-.7z",
};

/** The players of a table, named in the words of the reader, with what they play as far as it is settled. */
export function playersAt(
  seats: readonly SeatInfo[],
  words: Catalogs,
  world: World | null,
  roles: readonly string[] = [],
): Player[] {
  const bots = seats.flatMap((info, seat) => (info.kind === "bot" && info.name === null ? [seat] : []));
  const people = seats.map((info, seat) => nameOf(info, seat, bots, words));
  const called = people.map((person, seat) => (roles[seat] ? words.name({ kind: "role", id: roles[seat] }) : person));
  const introduced = people.map((person, seat) =>
    called[seat] === person ? person : words.say("role-and-player", { role: called[seat]!, player: person }),
  );
  return seats.map((info, seat) => ({
    seat,
    name: introduced[seat]!,
    called: called.filter((name) => name === called[seat]).length > 1 ? introduced[seat]! : called[seat]!,
    person: people[seat]!,
    role: roles[seat] ?? "",
    colour: `var(--seat-${seat})`,
    ink: `var(--seat-${seat}-ink)`,
    shape: world?.seats?.[seat]?.shape ?? SHAPES[seat % SHAPES.length]!,
    bot: info.kind === "bot" ? info.bot : null,
    online: info.online,
  }));
}

/** A bot that plays for somebody keeps that name; the others have names of their own. */
function nameOf(info: SeatInfo, seat: number, bots: readonly number[], words: Catalogs): string {
  if (info.name !== null) return info.name;
  if (info.kind === "person") return words.say("somebody-gone");
  if (info.kind !== "bot") return words.say("seat-empty", { number: seat + 1 });
  const message = `bot-name-${bots.indexOf(seat) + 1}`;
  return words.has(message) ? words.say(message) : `Bot ${bots.indexOf(seat) + 1}`;
}

/** What kind of player a bot is, in a word or, for who chooses one, in a sentence. */
export function botKind(bot: string, words: Words): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}

export function botAbout(bot: string, words: Words): string {
  const about = `bot-${bot}-about`;
  return words.has(about) ? `${botKind(bot, words)} (${words.say(about)})` : botKind(bot, words);
}
