/** Nouns whose plural does not follow from the ending: the singular, and its plurals, the usual one first. */
const irregular: readonly (readonly [singular: string, ...plurals: string[]])[] = [
  ...['echo', 'embargo', 'hero', 'potato', 'tomato', 'torpedo', 'veto'].map(
    (noun) => [noun, `${noun}es`] as const,
  ),
  ...['buffalo', 'cargo', 'mango', 'mosquito', 'motto', 'tornado', 'volcano', 'stratovolcano'].map(
    (noun) => [noun, `${noun}es`, `${noun}s`] as const,
  ),
  ...['bonus', 'bus', 'campus', 'census', 'chorus', 'circus', 'fetus', 'sinus', 'status', 'virus'].map(
    (noun) => [noun, `${noun}es`] as const,
  ),
  ...['calf', 'elf', 'half', 'leaf', 'loaf', 'self', 'sheaf', 'shelf', 'thief', 'wolf'].map(
    (noun) => [noun, `${noun.slice(0, -1)}ves`] as const,
  ),
  ...['knife', 'life', 'wife'].map((noun) => [noun, `${noun.slice(0, -2)}ves`] as const),
  ...['calorie', 'cookie', 'movie', 'pie', 'prairie', 'tie', 'zombie'].map(
    (noun) => [noun, `${noun}s`] as const,
  ),
  ...['analysis', 'crisis', 'diagnosis', 'hypothesis', 'metamorphosis', 'oasis', 'synthesis', 'thesis'].map(
    (noun) => [noun, `${noun.slice(0, -2)}es`] as const,
  ),
  ['appendix', 'appendices'],
  ['index', 'indices', 'indexes'],
  ['lens', 'lenses'],
  ['matrix', 'matrices'],
  ['vertex', 'vertices'],
];

const pluralsOf = new Map(irregular.map(([singular, ...plurals]) => [singular, plurals]));
const singularsOf = new Map(
  irregular.flatMap(([singular, ...plurals]) => plurals.map((plural) => [plural, singular] as const)),
);

/** Plurals without a singular of another form, and plurals with two possible singulars. */
const without = new Set(['axes', 'bases', 'means', 'series', 'species']);

/** `word` with the capital letter of `model`, if that has one. */
const asIn = (model: string, word: string) =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The singular of an irregular plural. Null if it has none that is certain. Undefined for other words. */
export function irregularSingular(plural: string): string | null | undefined {
  const lower = plural.toLowerCase();
  const singular = singularsOf.get(lower);
  if (singular !== undefined) return asIn(plural, singular);
  // Of 'muses' and 'viruses', only the second one loses two letters. The nouns that do are in the table.
  return without.has(lower) || /[^aeo]uses$/.test(lower) ? null : undefined;
}

/** All plurals of an irregular noun. Undefined for other words. */
export function irregularPlurals(singular: string): readonly string[] | undefined {
  return pluralsOf.get(singular.toLowerCase())?.map((plural) => asIn(singular, plural));
}
