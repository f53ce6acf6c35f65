// Warriors of anybody that lie on the board of the Riverfolk, by the seat that owns them.
export type Box = Readonly<Record<string, number>>;

export function counted(box: Box): number {
  return Object.values(box).reduce((sum, count) => sum + count, 0);
}
