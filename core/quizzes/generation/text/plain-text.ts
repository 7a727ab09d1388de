/** Longer runs are no emphasis that somebody typed. */
const emphasis = /(\*{1,3}|_{1,3}|`)(?=\S)([^*_`\n]{1,80})\1/g;

/** What Markdown, tags, references and hidden characters are written with. */
const marked = /[*_`[<\u00AD\u200B\uFEFF]/;
/** White space that is no single space between words, or in front of a punctuation mark. */
const unevenSpace = /\s\s|[^\S ]|^ | $| [.,;:!?)]/;

/** The sentence as one reads it: without Markdown's marks, tags and references, with single spaces. */
export function plainText(raw: string): string {
  // Most sentences have neither, and of a long text each pass counts.
  return evenSpace(marked.test(raw) ? withoutMarks(raw) : raw);
}

function withoutMarks(raw: string): string {
  return raw
    .replaceAll(/!?\[([^[\]]{0,300})\](?:\([^()\s]{0,500}\)|\[[^[\]]{0,80}\])/g, '$1')
    .replaceAll(/\[(?:\^[^[\]]{1,20}|\d{1,3}(?:[,–-]\s?\d{1,3})*)\]/g, '')
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replaceAll(emphasis, (found, mark: string, inner: string, at: number, whole: string) =>
      // Underscores within words are part of the name.
      mark.startsWith('_') && /[\p{L}\p{N}]/u.test(whole.charAt(at - 1)) ? found : inner,
    )
    .replaceAll(/\*{2,3}|`/g, '')
    .replaceAll(/[\u00AD\u200B\uFEFF]/g, '');
}

function evenSpace(text: string): string {
  if (!unevenSpace.test(text)) return text;
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)](?:\s|$))/g, '')
    .trim();
}

/** What the author of Markdown wrote in bold, italics or as code. */
export function emphasized(raw: string): string[] {
  if (!marked.test(raw)) return [];
  return [...raw.matchAll(emphasis)].map(([, , inner]) => plainText(inner ?? ''));
}
