import { continents, countries, heads, landscapes, places } from './name-lists.ts';
import type { Term } from './term-book.ts';

const landmarks: readonly (readonly [string, RegExp])[] = [
  ['WATER', /^(?:sea|ocean|river|lake|bay|gulf|strait|canal|falls)$/],
  ['STATE', /^(?:empire|kingdom|republic|states|province|prefecture|canton|district|colony|county|city)$/],
  [
    'BUILDING',
    /^(?:palace|castle|cathedral|theat(?:re|er)|bridge|tower|wall|house|abbey|church|museum|mosque|temple|dam|station)$/,
  ],
];

/** A direction before a place. With it, 'East Asia' is recognized as a part of a continent. */
const direction =
  /^(?:north|south|east|west|northern|southern|eastern|western|central|southeast|southwest|northeast|northwest)\s/;

/** The kind of a place by its first or last word: 'WATER' for 'Black Sea' and 'Lake Nasser'. */
function landmarkOf(words: readonly string[]): string {
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  return landmarks.find(([, pattern]) => ends.some((word) => pattern.test(word)))?.[0] ?? 'LAND';
}

/** The class of a place, so that towns, countries and continents are not options of the same question. */
function placeClass(text: string, context: ReadonlySet<string>): string {
  const words = text.toLowerCase().split(' ');
  if (continents.has(text.toLowerCase().replace(direction, ''))) return 'CONTINENT';
  for (const [kind, names] of Object.entries(landscapes))
    if (names.has(text.toLowerCase())) return `${kind} ${context.has('the _')}`;
  if (countries.has(text.toLowerCase())) return `COUNTRY ${context.has('the _')}`;
  const isLandmark =
    heads.PLACE.has(words.at(-1) ?? '') || /^(?:mount|lake|cape|river)$/.test(words[0] ?? '');
  if (words.length > 1 && isLandmark) return `LANDMARK ${landmarkOf(words)} ${context.has('the _')}`;
  if (context.has('the _')) return 'PLACE WITH ARTICLE';
  // A place after 'on' is an island: 'on Honshu'.
  return context.has('on _') && !context.has('in _') ? 'ISLAND' : 'TOWN';
}

/** The class of an event, so that an era and a battle are not options of the same question. */
function eventClass(text: string): string {
  const words = text.toLowerCase().split(' ');
  const kind =
    /^(?:era|age|reign|renaissance|reformation|enlightenment|prize|exhibition|conference|olympics|expedition|plague|famine|fire)$/;
  return `EVENT ${words.find((word) => kind.test(word)) ?? ''}`;
}

/**
 * The class of a term: people, places, institutions and so on. Only terms of the same class can replace each other.
 * Names of an unknown kind have the class THE if they have an article ('the Directory'), else OTHER.
 */
export function classOf({ kind, nameKind, context, text }: Term): string {
  if (kind === 'COMMON') return kind;
  if (nameKind === 'PLACE') return placeClass(text, context);
  if (nameKind === 'EVENT') return eventClass(text);
  if (nameKind !== null) return nameKind;
  if (kind === 'ACRONYM') return kind;
  return context.has('the _') ? 'THE' : 'OTHER';
}

/** Classes in which each name can replace each other name. Terms of other classes must also be in a common group. */
export const alike =
  /^(?:PERSON|CONTINENT|COUNTRY .*|(?:WATER|MOUNTAINS|REGION|PLANET) .*|ISLAND|TOWN|LANDMARK .*|PLACE WITH ARTICLE|BODY|EVENT .*|PEOPLE)$/;

/** Whether a term is in our list of places. Other terms only count as places because they follow 'in' in the text. */
export function isKnownPlace({ text }: Term): boolean {
  return places.has(text.toLowerCase());
}

/**
 * Nationalities by their ending ('Australian', 'Korean', 'Spanish', 'Chinese', 'German'), and those without an ending.
 */
export const nationalEnding =
  /(?:[^r]ian|ean|ish|ese|[mct]an)$|^(?:French|Greek|Dutch|Czech|Swiss|Welsh|Arab|Norse)$/;

/** Whether a name is a nationality or a language: 'Australian troops', 'sung in Italian'. */
export function isNational({ kind, text, keyWords }: Term): boolean {
  return kind === 'NAME' && keyWords.length === 1 && nationalEnding.test(text);
}
