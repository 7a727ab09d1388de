/** Longer runs are no emphasis that somebody typed. */
const emphasis = /(\*{1,3}|_{1,3}|`)(?=\S)([^*_`\n]{1,80})\1/g;

/** The sentence as one reads it: without Markdown's marks, tags and references, with single spaces. */
export function plainText(raw: string): string {
  return raw
    .replaceAll(/!?\[([^[\]]{0,300})\](?:\([^()\s]{0,500}\)|\[[^[\]]{0,80}\])/g, '$1')
    .replaceAll(/\[(?:\^[^[\]]{1,20}|\d{1,3}(?:[,–-]\s?\d{1,3})*)\]/g, '')
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replaceAll(emphasis, (marked, mark: string, inner: string, at: number, whole: string) =>
      // Underscores within words are part of the name.
      mark.startsWith('_') && /[\p{L}\p{N}]/u.test(whole.charAt(at - 1)) ? marked : inner,
    )
    .replaceAll(/\*{2,3}|`/g, '')
    .replaceAll(/[\u00AD\u200B\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)](?:\s|$))/g, '')
    .trim();
}

/** What the author of Markdown wrote in bold, italics or as code. */
export function emphasized(raw: string): string[] {
  return [...raw.matchAll(emphasis)].map(([, , inner]) => plainText(inner ?? ''));
}
