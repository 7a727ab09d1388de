/** Words that carry no fact. */
const common = new Set(
  `the and for that this with from are was were has have had its their his her not but which who whose where when than then them
  they into onto over under about also only more most less least very such each every both all any can could may might must shall
  will would does did been being upon by of in on at to a an as is it or be if so no one two`.split(/\s+/),
);

/** Lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, numbers without thousands separators and without zeros at the end of decimals. */
export function wordsIn(text: string): string[] {
  const joined = plain(text).replaceAll(/(\d),(?=\d{3})/g, '$1');
  const words = joined.match(/\d+(?:\.\d+)?|[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (/^\d+\.\d+$/.test(word) ? String(Number(word)) : word));
}

/** One form for singular and plural, and for most verb forms. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  const singular = word.replace(/ies$/, 'y').replace(/([^siu])s$/, '$1');
  return singular
    .replace(/(?<=...)ied$/, 'y')
    .replace(/(?<=...)(?:ing|ed)$/, '')
    .replace(/(?<=...)e$/, '');
}

/** The stems of the words that carry a fact. */
export function factsIn(text: string): Set<string> {
  const words = wordsIn(text).filter((word) => !common.has(word) && (word.length > 2 || /\d/.test(word)));
  return new Set(words.map(stemOf));
}

/** The words of `part` occur in `whole` in this order, perhaps with others in between. */
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

/** The words of `part` occur in `whole` side by side, singular or plural. */
export function isNamed(part: string, whole: string): boolean {
  const line = (text: string) => ` ${wordsIn(text).map(stemOf).join(' ')} `;
  return line(whole).includes(line(part));
}

/** Share of the words of the smaller set that are in the other, 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** Number of words to add, remove or change until the texts are equal. */
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

/** Whether it looks like a plural: 'cells', not 'mass', 'virus' or 'basis'. */
export function isPlural(text: string): boolean {
  return /(?:[^siu]s|people|bacteria|algae|stomata|phenomena)$/.test(wordsIn(text).at(-1) ?? '');
}

/** The sentences of a text, roughly. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=[-*#])/)
    .flatMap((block) => block.replaceAll(/\s+/g, ' ').split(/(?<=[.!?:;])\s+(?=[\p{Lu}\d#*-])/u))
    .filter((sentence) => sentence.trim() !== '');
}
