import { fields, firstNames, heads, personVerbs, places, titles } from './name-lists.ts';

/** The kind of thing with a name. Null if it is unknown. */
export type NameKind = 'PERSON' | 'PLACE' | 'BODY' | 'WORK' | 'EVENT' | 'PEOPLE' | null;

const numeral = /^[IVX]+$/;

function isTitle(word: string): boolean {
  // Not in capital letters: 'ST elevation' is not a saint.
  return !/^\p{Lu}{2,}$/u.test(word) && titles.has(word.toLowerCase().replace(/\.$/, ''));
}

/** A name without its title: 'Louis XVI' for 'King Louis XVI'. */
export function withoutTitle(name: string): string {
  const words = name.split(' ');
  // 'Emperor of the French' has no name besides the title.
  const isNamed = words.length > 1 && /^\p{Lu}/u.test(words[1] ?? '');
  return isNamed && isTitle(words[0] ?? '') ? withoutTitle(words.slice(1).join(' ')) : name;
}

/** The last name of a person with several names. Null for 'Louis XVI' and 'Catherine of Aragon'. */
export function surnameOf(name: string): string | null {
  const words = withoutTitle(name).split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || numeral.test(last) || words.some((word) => /^(?:of|the)$/.test(word))) return null;
  return /^\p{Lu}/u.test(last) ? last : null;
}

const particle = /^(?:af|al|bin|da|de|del|della|den|der|di|dos|du|ibn|la|le|ten|ter|van|von|zu)$/i;

/** The last name with the small words before it: 'von Frisch' for 'Karl von Frisch'. Null if there are none. */
export function surnameWithParticles(name: string): string | null {
  const surname = surnameOf(name);
  if (surname === null) return null;
  const words = withoutTitle(name).split(' ');
  let from = words.length - 1;
  while (from > 0 && particle.test(words[from - 1] ?? '')) from -= 1;
  return from === words.length - 1 || from === 0 ? null : words.slice(from).join(' ');
}

/**
 * The name of a ruler without the country: 'King Louis XVI' for 'King Louis XVI of France'. Null for other names, for
 * example 'Catherine of Aragon'.
 */
export function withoutRealm(name: string): string | null {
  const [, ruler = null] = /^(\p{Lu}[\p{L}’' -]*?) of (?:the )?\p{Lu}/u.exec(name) ?? [];
  const isRuler = ruler !== null && (withoutTitle(ruler) !== ruler || / [IVX]+$/.test(ruler));
  return isRuler ? ruler : null;
}

/** The title and the last name: 'President Harding' for 'President Warren Harding'. Null for other names. */
export function titleAndSurname(name: string): string | null {
  const plain = withoutTitle(name);
  const surname = surnameOf(name);
  if (plain === name || surname === null) return null;
  return `${name.slice(0, -plain.length)}${surname}`;
}

/**
 * The shorter names of a person: 'King Louis XVI' and 'Louis XVI' for 'King Louis XVI of France', 'von Frisch' and
 * 'Frisch' for 'Karl von Frisch'.
 */
export function shorterNames(name: string): string[] {
  const ruler = withoutRealm(name);
  const names = [
    surnameOf(name),
    surnameWithParticles(name),
    titleAndSurname(name),
    ruler,
    ruler && withoutTitle(ruler),
  ];
  return names.filter((shorter) => shorter !== null);
}

/** The main word of a name: 'Committee' in 'Committee of Public Safety', 'Sea' in 'Red Sea'. */
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

/** Words that are not part of a person's full name. */
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

/** Whether the words can be a first and a last name. */
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

/** Whether the text uses a name like the name of a person. False for 'Religious Life' in the title of a book. */
function isActor(context: ReadonlySet<string>): boolean {
  // A name after 'his' is not a person: 'His Ars Conjectandi appeared'.
  if (['his _', 'her _', 'its _', 'their _'].some((around) => context.has(around))) return false;
  return ['_ verb', '_ who', '_ and', 'and _'].some((around) => context.has(around));
}

const placeContexts = [
  'in _',
  'at _',
  'near _',
  'on _',
  'towards _',
  'across _',
  'throughout _',
  'outside _',
];

/** The kind of a name by its words and by the words around it in the text (`'in _'`, `'_ wrote'`). */
export function nameKindOf(name: string, context: ReadonlySet<string>): NameKind {
  const words = name.split(' ');
  const lower = name.toLowerCase();
  const [first = ''] = words;
  const byHead = kindOfHead(name);
  // Not for 'General Agreement' and 'the General Strike'.
  if (words.length > 1 && isTitle(first) && byHead === null && !context.has('the _')) return 'PERSON';
  if (places.has(lower)) return 'PLACE';
  // A field of study after 'in' is not a place: 'The Nobel Prize in Chemistry'.
  if (fields.has(lower)) return null;
  if (byHead !== null) return byHead;
  if (firstNames.has(first.toLowerCase()) && !context.has('the _')) return 'PERSON';
  if (context.has('the _')) return /[^siu]s$/.test(lower) && words.length === 1 ? 'PEOPLE' : null;
  const acts = [...context].some((around) => around.startsWith('_ ') && personVerbs.has(around.slice(2)));
  const isPlace = placeContexts.some((around) => context.has(around));
  if (isPlace) return acts ? null : 'PLACE';
  // A name after 'by' is a person: 'built by Babbage'. Two capitalized words without an article are a full name.
  return acts || context.has('by _') || (isFullName(words) && (hasInitial(words) || isActor(context)))
    ? 'PERSON'
    : null;
}
