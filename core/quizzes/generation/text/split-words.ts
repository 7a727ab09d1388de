import { irregularSingular } from './noun-forms.ts';

/** A word of a sentence with its position. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** In lower case. */
  readonly lower: string;
  /**
   * Whether only a space is between the word before and this word, or a full stop after an initial: 'John F. Kennedy'.
   */
  readonly follows: boolean;
}

const gap = /[^\p{L}\p{M}\p{N}]*/uy;
const word = /[\p{L}\p{M}\p{N}]+(?:[’'‑-][\p{L}\p{M}\p{N}]+)*/uy;

/** The position of the next word. Two sticky patterns are much faster than a match object for every word. */
function nextWord(sentence: string, from: number): number {
  gap.lastIndex = from;
  gap.test(sentence);
  return gap.lastIndex;
}

/** The end of the word that begins at `start`. Null if no word begins there. */
function endOfWord(sentence: string, start: number): number | null {
  word.lastIndex = start;
  return word.test(sentence) ? word.lastIndex : null;
}

/** Whether the last word is an initial: a single capital letter with a full stop. */
function isInitial(sentence: string, last: Word | undefined, end: number): boolean {
  return (
    last !== undefined && end - last.start === 1 && /^\p{Lu}\.\s/u.test(sentence.slice(last.start, end + 2))
  );
}

/** The words of a sentence in order. A word can have hyphens and apostrophes inside. */
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

/** The singular of a word, as far as it is known from the ending. Used to compare words, not to show them. */
export function stem(lower: string): string {
  if (lower.length < 4 || /(?:ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zzes)$/.test(lower)) return lower.slice(0, -2);
  return lower.endsWith('s') ? lower.slice(0, -1) : lower;
}

/**
 * The singular of a plural with s, as far as it is known from the ending: 'range' for 'ranges'. The first letter of the
 * text may be a capital letter. Null for other words.
 */
export function singularOf(text: string): string | null {
  const at = text.lastIndexOf(' ') + 1;
  const last = text.slice(at);
  if (!/^\p{L}[\p{Ll}-]*[^siu]s$/u.test(last)) return null;
  // 'Crevasse', but 'glass': no ending tells them apart.
  const irregular = irregularSingular(last);
  if (irregular !== undefined) return irregular && text.slice(0, at) + irregular;
  const singular = /(?:crevasses|impasses|mousses|finesses)$/i.test(last) ? last.slice(0, -1) : stem(last);
  return text.slice(0, at) + singular;
}

/** The key of a term: in lower case, singular, with single spaces. Texts with the same key are the same term. */
export function termKey(text: string): string {
  return keyOf(wordsOf(text.normalize('NFKC')));
}

/** `termKey` for the words of a text in the Unicode form NFKC. */
export function keyOf(words: readonly Word[]): string {
  return words.map(({ lower }) => stem(lower)).join(' ');
}

const irregularPlurals =
  /(?:^|\s)(?:algae|antennae|bacteria|children|criteria|feet|formulae|fungi|geese|larvae|matrices|men|mice|mitochondria|nebulae|nuclei|ova|people|phenomena|quanta|spectra|stimuli|stomata|strata|teeth|vertebrae|women)$/;

/** Whether a text has the form of a plural: 'cells', but not 'osmosis', 'class' or 'virus'. */
export function isPlural(text: string): boolean {
  const lower = text.toLowerCase();
  return /[^siu]s$/.test(lower) || irregularPlurals.test(lower);
}

export function isCapitalized(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** Whether a word has a capital letter after its first letter: 'DNA', 'mRNA', 'pH', 'CO2'. Maximum 8 characters. */
export function isAcronym(text: string): boolean {
  return text.length <= 8 && /^.+\p{Lu}/u.test(text) && !/\s/.test(text);
}
