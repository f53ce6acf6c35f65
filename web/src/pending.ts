// What is under way on the page, declared on its root: `<html data-pending="answer bots">`. When it is empty the page is
// at rest: it is connected, knows what the server knows, and nothing moves. Tests and other programs wait for that.

/** What can be under way: something that loads, the table's link, an answer, what bots do and what is shown of it. */
export type Work = "load" | "server" | "link" | "answer" | "bots" | "show" | "motion";

const counts = new Map<Work, number>();

function count(work: Work, by: 1 | -1): void {
  counts.set(work, (counts.get(work) ?? 0) + by);
  const underWay = [...counts].filter(([, number]) => number > 0).map(([name]) => name);
  document.documentElement.dataset.pending = underWay.sort().join(" ");
}

/** Something is under way; returns how to say that it is over. */
export function begin(...works: Work[]): () => void {
  for (const work of works) count(work, 1);
  return () => {
    for (const work of works.splice(0)) count(work, -1);
  };
}

/** Something is under way until a promise is kept or broken. */
export async function during<T>(work: Work, promise: Promise<T>): Promise<T> {
  const end = begin(work);
  try {
    return await promise;
  } finally {
    end();
  }
}

/** Do something after a pause, which is under way until then; returns how to give it up. */
export function after(milliseconds: number, act: () => void): () => void {
  const end = begin("server");
  const timer = setTimeout(() => {
    act();
    end();
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    end();
  };
}
