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

/** 'East Asia' is a part of a continent. */
const direction =
  /^(?:north|south|east|west|northern|southern|eastern|western|central|southeast|southwest|northeast|northwest)\s/;

/** What the main word of a place names: 'WATER' for 'Black Sea' and 'Lake Nasser'. */
function landmarkOf(words: readonly string[]): string {
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  return landmarks.find(([, pattern]) => ends.some((word) => pattern.test(word)))?.[0] ?? 'LAND';
}

/** Known countries are no options among towns, and continents none among countries. */
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
  // 'On Honshu'
  return context.has('on _') && !context.has('in _') ? 'ISLAND' : 'TOWN';
}

/** 'The Meiji era' is no choice next to battles. */
function eventClass(text: string): string {
  const words = text.toLowerCase().split(' ');
  const kind =
    /^(?:era|age|reign|renaissance|reformation|enlightenment|prize|exhibition|conference|olympics|expedition|plague|famine|fire)$/;
  return `EVENT ${words.find((word) => kind.test(word)) ?? ''}`;
}

/**
 * The class of a term; only terms of one class can replace each other: people, places, institutions and so on. Names of
 * an unknown kind are divided into those with an article ('the Directory') and others.
 */
export function classOf({ kind, nameKind, context, text }: Term): string {
  if (kind === 'COMMON') return kind;
  if (nameKind === 'PLACE') return placeClass(text, context);
  if (nameKind === 'EVENT') return eventClass(text);
  if (nameKind !== null) return nameKind;
  if (kind === 'ACRONYM') return kind;
  return context.has('the _') ? 'THE' : 'OTHER';
}

/** Names of these classes are alike. Of other terms the text has to show that they are of one kind. */
export const alike =
  /^(?:PERSON|CONTINENT|COUNTRY .*|(?:WATER|MOUNTAINS|REGION|PLANET) .*|ISLAND|TOWN|LANDMARK .*|PLACE WITH ARTICLE|BODY|EVENT .*|PEOPLE)$/;

/** Whether the lists of places have the term. Other terms count as places after 'in', wrongly in 'in Wozzeck'. */
export function isKnownPlace({ text }: Term): boolean {
  return places.has(text.toLowerCase());
}

/** Endings of words for what is of a country ('Australian', 'Korean', 'Spanish', 'Chinese', 'German'), and words without them. */
export const nationalEnding =
  /(?:[^r]ian|ean|ish|ese|[mct]an)$|^(?:French|Greek|Dutch|Czech|Swiss|Welsh|Arab|Norse)$/;

/** 'Losses of Australian and New Zealand troops', 'sung in Italian': an adjective or a language. */
export function isNational({ kind, text, keyWords }: Term): boolean {
  return kind === 'NAME' && keyWords.length === 1 && nationalEnding.test(text);
}
