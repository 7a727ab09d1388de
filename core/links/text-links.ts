/** A part of a text. `url`: set if the part is an address. */
export interface TextPart {
  readonly text: string;
  readonly url?: string;
}

/** The addresses that the specification names (section 5). */
const address = /\b(?:https?|ftp|file):\/\/[^\s<>"“”„«»]+/gi;

const punctuation = new Set(".,;:!?…'’)]}");
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Removes the punctuation of the sentence from the end of an address. Keeps a closing bracket if its opening bracket is
 * in the address.
 */
function withoutPunctuation(url: string): string {
  const counts = new Map<string, number>();
  const count = (mark: string, change: number) => counts.set(mark, (counts.get(mark) ?? 0) + change);
  for (const mark of url) count(mark, 1);
  let end = url.length;
  for (;;) {
    const mark = url[end - 1] ?? '';
    const open = opening[mark];
    const isOwnBracket = open !== undefined && (counts.get(open) ?? 0) >= (counts.get(mark) ?? 0);
    if (!punctuation.has(mark) || isOwnBracket) return url.slice(0, end);
    count(mark, -1);
    end -= 1;
  }
}

/** Splits a text into addresses and the text between them. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const url = withoutPunctuation(found);
    // A scheme alone leads nowhere.
    if (/:\/*$/.test(url)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: url, url });
    from = index + url.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** The addresses in a text, each once. */
export function linksIn(text: string): string[] {
  return [...new Set(textParts(text).flatMap(({ url }) => url ?? []))];
}
