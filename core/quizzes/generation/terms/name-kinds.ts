import { fields, firstNames, heads, personVerbs, places, titles } from './name-lists.ts';

/** What a name names. Null if nothing shows it. */
export type NameKind = 'PERSON' | 'PLACE' | 'BODY' | 'WORK' | 'EVENT' | 'PEOPLE' | null;

const numeral = /^[IVX]+$/;

function isTitle(word: string): boolean {
  // 'ST elevation' is no saint.
  return !/^\p{Lu}{2,}$/u.test(word) && titles.has(word.toLowerCase().replace(/\.$/, ''));
}

/** A name without its title: 'Louis XVI' for 'King Louis XVI'. */
export function withoutTitle(name: string): string {
  const words = name.split(' ');
  return words.length > 1 && isTitle(words[0] ?? '') ? withoutTitle(words.slice(1).join(' ')) : name;
}

/** The last name of a person with several names. Null for 'Louis XVI' and 'Catherine of Aragon'. */
export function surnameOf(name: string): string | null {
  const words = withoutTitle(name).split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || numeral.test(last) || words.some((word) => /^(?:of|the)$/.test(word))) return null;
  return /^\p{Lu}/u.test(last) ? last : null;
}

/** The main word: 'Committee' in 'Committee of Public Safety', 'Sea' in 'Red Sea'. */
function headOf(words: readonly string[]): string {
  const of = words.indexOf('of');
  return words[of > 0 ? of - 1 : words.length - 1] ?? '';
}

function kindOfHead(name: string): NameKind {
  const words = name.toLowerCase().split(' ');
  const kinds = ['PLACE', 'BODY', 'WORK', 'EVENT'] as const;
  const [first = ''] = words;
  if (words.length > 1 && /^(?:hurricane|typhoon|cyclone|operation)$/.test(first)) return 'EVENT';
  return (
    kinds.find((kind) => heads[kind].has(headOf(words))) ??
    (words.length > 1 && (first === 'mount' || first === 'lake' || first === 'cape') ? 'PLACE' : null)
  );
}

const roles = new Set([
  'first',
  'second',
  'third',
  'consul',
  'minister',
  'secretary',
  'el',
  'la',
  'los',
  'las',
]);

function isFullName(words: readonly string[]): boolean {
  if (words.some((word) => roles.has(word.toLowerCase()) || isTitle(word))) return false;
  return (
    words.length > 1 &&
    words.length < 5 &&
    words.every((word) =>
      /^(?:\p{Lu}[\p{Ll}’']+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}\.|Mc\p{Lu}\p{Ll}+|Mac\p{Lu}\p{Ll}+|O['’]\p{Lu}\p{Ll}+)$/u.test(
        word,
      ),
    ) &&
    words.at(-1)?.endsWith('.') !== true
  );
}

function hasInitial(words: readonly string[]): boolean {
  return words.some((word) => /^\p{Lu}\.$/u.test(word));
}

/** Whether the text uses the name like that of a person, not like 'Religious Life' in the title of a book. */
function isActor(context: ReadonlySet<string>): boolean {
  // 'His Ars Conjectandi appeared'
  if (['his _', 'her _', 'its _', 'their _'].some((around) => context.has(around))) return false;
  return ['_ verb', '_ who', '_ and', 'and _'].some((around) => context.has(around));
}

const inPlaces = ['in _', 'at _', 'near _', 'on _', 'towards _', 'across _', 'throughout _', 'outside _'];

/** The kind of a name by its words and by the words around it in the text (`'in _'`, `'_ wrote'`). */
export function nameKindOf(name: string, context: ReadonlySet<string>): NameKind {
  const words = name.split(' ');
  const lower = name.toLowerCase();
  const [first = ''] = words;
  const byHead = kindOfHead(name);
  // Not 'General Agreement' and 'the General Strike'.
  if (words.length > 1 && isTitle(first) && byHead === null && !context.has('the _')) return 'PERSON';
  if (places.has(lower)) return 'PLACE';
  // 'The Nobel Prize in Chemistry'
  if (fields.has(lower)) return null;
  if (byHead !== null) return byHead;
  if (firstNames.has(first.toLowerCase()) && !context.has('the _')) return 'PERSON';
  if (context.has('the _')) return /[^siu]s$/.test(lower) && words.length === 1 ? 'PEOPLE' : null;
  const acts = [...context].some((around) => around.startsWith('_ ') && personVerbs.has(around.slice(2)));
  const isPlace = inPlaces.some((around) => context.has(around));
  if (isPlace) return acts ? null : 'PLACE';
  // 'Built by Babbage'. Two capitalized words without an article are a first and a last name.
  return acts || context.has('by _') || (isFullName(words) && (hasInitial(words) || isActor(context)))
    ? 'PERSON'
    : null;
}
