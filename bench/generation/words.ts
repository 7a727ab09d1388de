/** Words without a fact. */
const common = new Set(
  `the and for that this with from are was were has have had its their his her not but which who whose where when than then them
  they into onto over under about also only more most less least very such each every both all any can could may might must shall
  will would does did been being upon by of in on at to a an as is it or be if so no one two`.split(/\s+/),
);

/** The text in lower case and without accents. */
function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text. Numbers have no thousands separators, and no zeros at the end of decimals. */
export function wordsIn(text: string): string[] {
  const joined = withoutAccents(text).replaceAll(/(\d),(?=\d{3})/g, '$1');
  const words = joined.match(/\d+(?:\.\d+)?|[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (/^\d+\.\d+$/.test(word) ? String(Number(word)) : word));
}

/** A form of a word that is the same for singular and plural, and for most forms of a verb. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  const singular = word.replace(/ies$/, 'y').replace(/([^siu])s$/, '$1');
  return singular
    .replace(/(?<=...)ied$/, 'y')
    .replace(/(?<=...)(?:ing|ed)$/, '')
    .replace(/(?<=...)e$/, '');
}

/** The stems of all words except `common` words and short words. */
export function factsIn(text: string): Set<string> {
  const words = wordsIn(text).filter((word) => !common.has(word) && (word.length > 2 || /\d/.test(word)));
  return new Set(words.map(stemOf));
}

/** Whether the words of `part` are in `whole` in the same order. Other words can be between them. */
export function isWithin(part: string, whole: string): boolean {
  const words = wordsIn(whole);
  let at = 0;
  for (const word of wordsIn(part)) {
    const found = words.indexOf(word, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

/** Whether the words of `part` are in `whole` next to each other, in singular or plural. */
export function isNamed(part: string, whole: string): boolean {
  const line = (text: string) => ` ${wordsIn(text).map(stemOf).join(' ')} `;
  return line(whole).includes(line(part));
}

/** Share of the words of the smaller set that are in the larger set, from 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** Minimum number of words to add, remove or change so that the texts are equal. */
export function distance(one: string, other: string): number {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  let row = b.map((_, at) => at + 1);
  row.unshift(0);
  for (const [i, word] of a.entries()) {
    const next = [i + 1];
    for (const [j, with_] of b.entries())
      next.push(
        Math.min((row[j] ?? 0) + (word === with_ ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whether the last word looks like a plural: 'cells', but not 'mass', 'virus' or 'basis'. */
export function isPlural(text: string): boolean {
  return /(?:[^siu]s|people|bacteria|algae|stomata|phenomena)$/.test(wordsIn(text).at(-1) ?? '');
}

/** The sentences of a text, split by a simple rule. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=[-*#])/)
    .flatMap((block) => block.replaceAll(/\s+/g, ' ').split(/(?<=[.!?:;])\s+(?=[\p{Lu}\d#*-])/u))
    .filter((sentence) => sentence.trim() !== '');
}
