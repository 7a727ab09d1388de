/** Text between marks of emphasis. A text of more than 80 characters is not emphasis. */
const emphasis = /(\*{1,3}|_{1,3}|`)(?=\S)([^*_`\n]{1,80})\1/g;

/** First characters of Markdown, tags and references, and hidden characters. */
const marked = /[*_`[<\u00AD\u200B\uFEFF]/;
/** White space that must be changed: several spaces, other spaces, and spaces at the ends or before punctuation. */
const unevenSpace = /\s\s|[^\S ]|^ | $| [.,;:!?)]/;

/** The visible text of a sentence: without Markdown marks, tags and references, and with single spaces. */
export function plainText(raw: string): string {
  // Most sentences need no change, so a quick test saves time.
  return evenSpace(marked.test(raw) ? withoutMarks(raw) : raw);
}

function withoutMarks(raw: string): string {
  return raw
    .replaceAll(/!?\[([^[\]]{0,300})\](?:\([^()\s]{0,500}\)|\[[^[\]]{0,80}\])/g, '$1')
    .replaceAll(/\[(?:\^[^[\]]{1,20}|\d{1,3}(?:[,–-]\s?\d{1,3})*)\]/g, '')
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replaceAll(emphasis, (found, mark: string, inner: string, at: number, whole: string) =>
      // Underscores inside a word are not marks: snake_case_name.
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
