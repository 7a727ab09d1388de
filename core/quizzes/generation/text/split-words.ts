/** A word of a sentence, as offsets. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** In lower case. */
  readonly lower: string;
  /** Whether only a space separates it from the previous word, or the full stop of an initial: 'John F. Kennedy'. */
  readonly follows: boolean;
}

const gap = /[^\p{L}\p{M}\p{N}]*/uy;
const word = /[\p{L}\p{M}\p{N}]+(?:[’'‑-][\p{L}\p{M}\p{N}]+)*/uy;

/** Where the next word begins. Two sticky patterns are far faster than a match object for every word. */
function nextWord(sentence: string, from: number): number {
  gap.lastIndex = from;
  gap.test(sentence);
  return gap.lastIndex;
}

/** Where a word ends. Null if none begins here. */
function endOfWord(sentence: string, start: number): number | null {
  word.lastIndex = start;
  return word.test(sentence) ? word.lastIndex : null;
}

/** Whether a full stop and a space after one capital letter precede the next word. */
function isInitial(sentence: string, last: Word | undefined, end: number): boolean {
  return (
    last !== undefined && end - last.start === 1 && /^\p{Lu}\.\s/u.test(sentence.slice(last.start, end + 2))
  );
}

export function wordsOf(sentence: string): Word[] {
  const words: Word[] = [];
  let before = 0;
  for (;;) {
    const start = nextWord(sentence, before);
    const end = endOfWord(sentence, start);
    if (end === null) return words;
    const text = sentence.slice(start, end);
    const follows =
      words.length > 0 &&
      ((start === before + 1 && /\s/.test(sentence.charAt(before))) ||
        (start === before + 2 && isInitial(sentence, words.at(-1), before)));
    words.push({ text, start, end, lower: text.toLowerCase(), follows });
    before = end;
  }
}

export function countWords(sentence: string): number {
  let count = 0;
  for (let at = 0; ; count += 1) {
    const end = endOfWord(sentence, nextWord(sentence, at));
    if (end === null) return count;
    at = end;
  }
}

/** One form for singular and plural, as far as the endings allow. */
export function stem(lower: string): string {
  if (lower.length < 4 || /(?:ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zzes)$/.test(lower)) return lower.slice(0, -2);
  return lower.endsWith('s') ? lower.slice(0, -1) : lower;
}

/** Texts with the same key are the same term: lower case, singular, single spaces. */
export function termKey(text: string): string {
  return keyOf(wordsOf(text.normalize('NFKC')));
}

/** The key of a normalized text whose words are known. */
export function keyOf(words: readonly Word[]): string {
  return words.map(({ lower }) => stem(lower)).join(' ');
}

const irregularPlurals =
  /(?:^|\s)(?:algae|antennae|bacteria|children|criteria|feet|formulae|fungi|geese|larvae|matrices|men|mice|mitochondria|nebulae|nuclei|ova|people|phenomena|quanta|spectra|stimuli|stomata|strata|teeth|vertebrae|women)$/;

/** Whether it looks like a plural: 'cells', not 'osmosis', 'class' or 'virus'. */
export function isPlural(text: string): boolean {
  const lower = text.toLowerCase();
  return /[^siu]s$/.test(lower) || irregularPlurals.test(lower);
}

export function isCapitalized(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** 'DNA', 'mRNA', 'pH', 'CO2': capitals beyond the first letter. */
export function isAcronym(text: string): boolean {
  return text.length <= 8 && /^.+\p{Lu}/u.test(text) && !/\s/.test(text);
}
