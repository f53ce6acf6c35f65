// Which digests were read in this window: a page that is loaded again does not show them once more.

const PLACE = "deskovka-read ";

export function isRead(table: string, digest: number): boolean {
  try {
    return sessionStorage.getItem(PLACE + table) === String(digest);
  } catch {
    return false; // out of reach: then it is shown once more
  }
}

export function read(table: string, digest: number): void {
  try {
    sessionStorage.setItem(PLACE + table, String(digest));
  } catch {
    // private browsing: it is shown once more
  }
}
