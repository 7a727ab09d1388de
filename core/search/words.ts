const word = /[\p{L}\p{M}\p{N}]+/gu;

/** The text for comparisons: in lower case and in one Unicode form. */
export function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Accents of Latin, Greek and Cyrillic letters, but not the vowel signs of other scripts. */
const accents = /[\u0300-\u036f]/g;

/** Letters that Unicode does not split into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** The lower-case text without accents: 'zoë' becomes 'zoe'. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .replaceAll(/[ıłøđßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words of the texts in lower case and without accents, without duplicates. */
export function wordsIn(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => withoutAccents(comparable(text)).match(word) ?? []))];
}

/** Maximum number of characters of a search text. */
const maxLength = 200;

/** Error message for a text that cannot be searched for, or null. */
export function checkSearch(text: string): string | null {
  return text.length > maxLength ? `Search for at most ${maxLength} characters.` : null;
}

/** Maximum number of words that are used. More words would not make a search more precise. */
const maxWords = 10;

/** The first `maxWords` words of a search text. */
export function searchedWords(search: string): readonly string[] {
  return wordsIn(search).slice(0, maxWords);
}

/** Whether each searched word is the beginning of a word in the texts. */
export function hasWords(searched: readonly string[], ...texts: readonly string[]): boolean {
  const words = wordsIn(...texts);
  return searched.every((searchedWord) => words.some((one) => one.startsWith(searchedWord)));
}
