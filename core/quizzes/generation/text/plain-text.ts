/** Longer runs are not emphasis. */
const emphasis = /(\*{1,3}|_{1,3}|`)(?=\S)([^*_`\n]{1,80})\1/g;

/** Characters of Markdown, tags, references and hidden characters. */
const marked = /[*_`[<\u00AD\u200B\uFEFF]/;
/** White space other than single spaces between words, or before a punctuation mark. */
const unevenSpace = /\s\s|[^\S ]|^ | $| [.,;:!?)]/;

/** The visible sentence: without Markdown's marks, tags and references, with single spaces. */
export function plainText(raw: string): string {
  // Most sentences need neither step, and each pass over a long text takes time.
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

/** Texts in bold, italics or code in Markdown. */
export function emphasized(raw: string): string[] {
  if (!marked.test(raw)) return [];
  return [...raw.matchAll(emphasis)].map(([, , inner]) => plainText(inner ?? ''));
}
