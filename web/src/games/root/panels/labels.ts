// Parts of the boards in words.
import type { Words } from "../../../board";
import type { RelationView, TrackView } from "../view";

/** A track as a sentence; `next` is the message that tells what the next piece takes and gives. */
export function trackLabel(piece: string, track: TrackView, next: string, words: Words): string {
  const facts = { count: track.on_map, piece: words.name({ kind: "piece", id: piece }) };
  const coming = track.on_track
    ? words.say(next, { cost: track.cost ?? 0, points: track.points ?? 0 })
    : words.say("panel-track-empty");
  return words.say("panel-track", { ...facts, next: coming });
}

/** A relationship as a sentence: "Eva: Amiable, 1 of 2 aids". */
export function relationLabel(relation: RelationView, words: Words): string {
  const facts = {
    player: words.name({ kind: "seat", id: relation.seat }),
    relation: words.name({ kind: "relation", id: relation.space }),
  };
  const { aids, needed } = relation;
  return needed ? words.say("panel-relation-aids", { ...facts, aids, needed }) : words.say("panel-relation", facts);
}
