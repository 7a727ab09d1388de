/** A word of a sentence, as offsets into it. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** In lower case. */
  readonly lower: string;
  /** What stands between it and the word before is but a space. */
  readonly follows: boolean;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[’'‑-][\p{L}\p{M}\p{N}]+)*/gu;

export function wordsOf(sentence: string): Word[] {
  let before = 0;
  return [...sentence.matchAll(wordPattern)].map((match, at) => {
    const [text] = match;
    const start = match.index;
    const follows = at > 0 && /^\s$/.test(sentence.slice(before, start));
    before = start + text.length;
    return { text, start, end: before, lower: text.toLowerCase(), follows };
  });
}

/** One form for singular and plural, as far as endings tell. */
export function stem(lower: string): string {
  if (lower.length < 4 || /(?:ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zzes)$/.test(lower)) return lower.slice(0, -2);
  return lower.endsWith('s') ? lower.slice(0, -1) : lower;
}

/** What makes two texts the same term: lower case, singular, single spaces. */
export function termKey(text: string): string {
  return wordsOf(text.normalize('NFKC'))
    .map(({ lower }) => stem(lower))
    .join(' ');
}

/** Whether it looks like a plural: 'cells', not 'osmosis', 'class' or 'virus'. */
export function isPlural(text: string): boolean {
  return /[^siu]s$/.test(text.toLowerCase());
}

export function isCapitalized(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** 'DNA', 'mRNA', 'pH', 'CO2': capitals beyond the first letter. */
export function isAcronym(text: string): boolean {
  return text.length <= 8 && /^.+\p{Lu}/u.test(text) && !/\s/.test(text);
}
