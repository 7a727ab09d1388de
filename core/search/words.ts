const word = /[\p{L}\p{M}\p{N}]+/gu;

/** The text in the form in which texts are compared: lower case, with one form of each composed letter. */
export function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Accents of Latin, Greek and Cyrillic letters. Vowel signs of other scripts are not among them. */
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

/** Maximum characters of a search text. */
const maxLength = 200;

/** Why a text cannot be searched for, or null. */
export function checkSearch(text: string): string | null {
  return text.length > maxLength ? `Search for at most ${maxLength} characters.` : null;
}

/** More words would not make a search more precise. */
const maxWords = 10;

/** The words of a search text. The first 10 are used. */
export function searchedWords(search: string): readonly string[] {
  return wordsIn(search).slice(0, maxWords);
}

/** Whether each searched word is the beginning of a word in the texts. */
export function hasWords(searched: readonly string[], ...texts: readonly string[]): boolean {
  const words = wordsIn(...texts);
  return searched.every((each) => words.some((one) => one.startsWith(each)));
}
