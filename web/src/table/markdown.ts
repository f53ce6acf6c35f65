// The little Markdown of rules references: paragraphs, lists, tables, bold, italic, code, and clauses that are named.

export interface Span {
  readonly text: string;
  readonly style: "plain" | "bold" | "italic" | "code" | "clause";
}

export type Block =
  | { readonly kind: "paragraph"; readonly spans: Span[] }
  | { readonly kind: "list"; readonly items: Span[][] }
  | { readonly kind: "table"; readonly head: Span[][]; readonly rows: Span[][][] };

/** The blocks of a text. Words that are ids of clauses become links to them. */
export function blocksOf(text: string, clauses: ReadonlySet<string>): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => block(part.trim().split("\n"), clauses));
}

function block(lines: string[], clauses: ReadonlySet<string>): Block {
  if (lines[0]!.startsWith("|")) {
    const [head, , ...rows] = lines.map((line) => cells(line).map((cell) => spans(cell, clauses)));
    return { kind: "table", head: head!, rows };
  }
  if (/^([-*]|\d+\.) /.test(lines[0]!)) {
    const items: string[] = [];
    for (const line of lines) {
      if (/^\s*([-*]|\d+\.) /.test(line)) items.push(line.replace(/^\s*([-*]|\d+\.) /, ""));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: "list", items: items.map((item) => spans(item, clauses)) };
  }
  return { kind: "paragraph", spans: spans(lines.join(" "), clauses) };
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function spans(text: string, clauses: ReadonlySet<string>): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*|_[^_]+_(?!\w))/)
    .filter(Boolean)
    .flatMap((part): Span[] => {
      if (part.startsWith("**")) return [{ text: part.slice(2, -2), style: "bold" }];
      if (part.startsWith("`")) return [{ text: part.slice(1, -1), style: "code" }];
      if (/^([*_]).+\1$/.test(part)) return [{ text: part.slice(1, -1), style: "italic" }];
      return linked(part, clauses);
    });
}

function linked(text: string, clauses: ReadonlySet<string>): Span[] {
  return text
    .split(/([A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)+)/)
    .filter(Boolean)
    .map((part) => ({ text: part, style: clauses.has(part) ? "clause" : "plain" }));
}
