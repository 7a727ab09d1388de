import type { TextSource } from './sourced-question.ts';

/** Quotation marks and dashes, each with its plain form. Both are one UTF-16 unit, so that offsets stay the same. */
const plainMarks: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
};

const specialMarks = new RegExp(`[${Object.keys(plainMarks).join('')}]`, 'g');
const wordUnit = /[\p{L}\p{M}\p{N}]/u;

interface PlainText {
  readonly plain: string;
  /** For each UTF-16 unit of `plain`, its offset in the original text. */
  readonly offsets: Uint32Array;
}

/** The text with single spaces, plain quotation marks and plain dashes. */
function plainOf(text: string): PlainText {
  const offsets = new Uint32Array(text.length);
  const spaced = text.replaceAll(/\s/g, ' ');
  let length = 0;
  for (let at = 0; at < spaced.length; at += 1) {
    const isRepeated = spaced[at] === ' ' && (length === 0 || spaced[at - 1] === ' ');
    if (isRepeated) continue;
    offsets[length] = at;
    length += 1;
  }
  const single = spaced.trimStart().replaceAll(/ +/g, ' ');
  return { plain: single.replaceAll(specialMarks, (mark) => plainMarks[mark] ?? mark), offsets };
}

/** Whether a part of a text begins and ends at word boundaries. 'art' in 'party' does not. */
function isWhole(plain: string, start: number, end: number): boolean {
  const joined = (left: number) =>
    wordUnit.test(plain.charAt(left)) && wordUnit.test(plain.charAt(left + 1)) && left >= 0;
  return !joined(start - 1) && !joined(end - 1);
}

/**
 * Returns a function that finds a quotation in the text. White space, line breaks, and the forms of quotation marks and
 * dashes can differ. The function returns null if the quotation is not in the text.
 */
export function quotationsIn(text: string): (quote: string) => TextSource | null {
  const { plain, offsets } = plainOf(text);
  return (quote) => {
    const target = plainOf(quote).plain.trimEnd();
    if (target === '') return null;
    let at = plain.indexOf(target);
    while (at >= 0 && !isWhole(plain, at, at + target.length)) at = plain.indexOf(target, at + 1);
    if (at < 0) return null;
    const start = offsets[at] ?? 0;
    const end = (offsets[at + target.length - 1] ?? 0) + 1;
    return { start, end, sentence: text.slice(start, end) };
  };
}
