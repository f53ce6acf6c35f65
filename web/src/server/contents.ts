// What games are made of: fetched once for each hash, and kept while the page is open.
import type { ContentMessage } from "../types/messages";
import { server } from "./client";

const contents = new Map<string, Promise<ContentMessage>>();

/** The content of a table, by the hash that its message names. */
export function contentOf(table: string, hash: string): Promise<ContentMessage> {
  let content = contents.get(hash);
  if (!content) {
    content = server.content(table, hash);
    content.catch(() => contents.delete(hash)); // a lost connection is not remembered
    contents.set(hash, content);
  }
  return content;
}
