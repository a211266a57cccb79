/** Texts of several paragraphs: "- " begins a list item, "1. " a step, <b>…</b> is strong, @mole a species. */

export type Span = { kind: "text" | "strong" | "species"; text: string };
export interface Block {
  kind: "p" | "ul" | "ol";
  /** One line, or one per item or step. */
  lines: Span[][];
}

export function prose(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n");
      const kind = lines[0]!.startsWith("- ") ? "ul" : /^\d+\. /.test(lines[0]!) ? "ol" : "p";
      if (kind === "p") return { kind, lines: [spans(lines.join(" "))] };
      return { kind, lines: lines.map((line) => spans(line.replace(/^(-|\d+\.) /, ""))) };
    });
}

function spans(line: string): Span[] {
  return line
    .split(/(<b>.+?<\/b>|@\w+)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("<b>")) return { kind: "strong", text: part.slice(3, -4) };
      if (part.startsWith("@")) return { kind: "species", text: part.slice(1) };
      return { kind: "text", text: part };
    });
}
