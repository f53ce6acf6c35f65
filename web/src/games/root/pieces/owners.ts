// Whose pieces are whose, by their names; warriors and pawns belong to anybody.
const OWNERS: Readonly<Record<string, string>> = {
  sawmill: "marquise",
  workshop: "marquise",
  recruiter: "marquise",
  wood: "marquise",
  keep: "marquise",
  roost: "eyrie",
  sympathy: "alliance",
  base_fox: "alliance",
  base_rabbit: "alliance",
  base_mouse: "alliance",
  pawn: "vagabond",
};

/** The faction that a piece of this name belongs to, or none. */
export function factionOf(piece: string): string {
  return OWNERS[piece] ?? "";
}

/** The pieces of a faction other than its warriors. */
export function piecesOfFaction(faction: string): string[] {
  return Object.keys(OWNERS).filter((piece) => OWNERS[piece] === faction);
}
