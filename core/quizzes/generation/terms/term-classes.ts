import { continents, countries, heads, landscapes, places } from './name-lists.ts';
import type { Term } from './term.ts';

/** The main words of places that are of the same kind: a sea and an ocean are, but not a sea and a canal. */
const landmarks: readonly (readonly [string, RegExp])[] = [
  ['SEA', /^(?:sea|ocean)$/],
  ['RIVER', /^river$/],
  ['LAKE', /^(?:lake|loch)$/],
  ['BAY', /^(?:bay|gulf)$/],
  ['COUNTRY', /^(?:empire|kingdom|republic|states)$/],
  ['DISTRICT', /^(?:province|prefecture|canton|district|county)$/],
  ['CHURCH', /^(?:cathedral|abbey|church|mosque|temple)$/],
  ['PALACE', /^(?:palace|castle|house)$/],
  ['MOUNTAIN', /^(?:mount|mountain|hill)$/],
  ['MOUNTAINS', /^(?:mountains|hills|range)$/],
  ['ISLAND', /^(?:island|isle)$/],
  ['ISLANDS', /^(?:islands|isles)$/],
  ['PLAIN', /^(?:plains?|valley|basin|delta|steppe|plateau)$/],
  ['STREET', /^(?:street|square|road|park)$/],
  ['HARBOUR', /^(?:harbour|harbor|port)$/],
  ['THEATRE', /^theat(?:re|er)$/],
];

/** A direction before a place. With it, 'East Asia' is recognized as a part of a continent. */
const direction =
  /^(?:north|south|east|west|northern|southern|eastern|western|central|southeast|southwest|northeast|northwest)\s/;

/** The kind of a place by its main word: 'SEA' for 'Black Sea', 'LAKE' for 'Lake Nasser', 'canal' for 'Suez Canal'. */
function landmarkOf(head: string): string {
  return landmarks.find(([, pattern]) => pattern.test(head))?.[0] ?? head;
}

/** The main word of a place: 'canal' in 'Suez Canal', 'lake' in 'Lake Nasser', 'gulf' in 'Gulf of Mexico'. */
function headOf(words: readonly string[]): string {
  const [first = ''] = words;
  const of = words.indexOf('of');
  return /^(?:mount|lake|cape|river|loch)$/.test(first)
    ? first
    : (words[of > 0 ? of - 1 : words.length - 1] ?? '');
}

/** The class of a well-known landscape of this kind: rivers and seas are also named with their noun. */
function landscapeClass(kind: string, lower: string): string {
  if (lower === 'everest') return 'LANDMARK MOUNTAIN';
  return kind === 'RIVER' || kind === 'SEA' ? `LANDMARK ${kind}` : kind;
}

/** The class of a place, so that towns, countries and continents are not options of the same question. */
function placeClass(text: string, context: ReadonlySet<string>): string {
  const words = text.toLowerCase().split(' ');
  if (continents.has(text.toLowerCase().replace(direction, ''))) return 'CONTINENT';
  for (const [kind, names] of Object.entries(landscapes))
    if (names.has(text.toLowerCase()))
      return `${landscapeClass(kind, text.toLowerCase())} ${context.has('the _')}`;
  if (countries.has(text.toLowerCase())) return `COUNTRY ${context.has('the _')}`;
  const head = headOf(words);
  const isLandmark = heads.PLACE.has(head) || head !== words.at(-1);
  if (words.length > 1 && isLandmark) {
    const kind = landmarkOf(head);
    return `${kind === 'COUNTRY' ? '' : 'LANDMARK '}${kind} ${context.has('the _')}`;
  }
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
  /^(?:PERSON|CONTINENT|COUNTRY .*|(?:MOUNTAINS|REGION|PLANET) .*|ISLAND|TOWN|LANDMARK .*|PLACE WITH ARTICLE|BODY|EVENT .*|PEOPLE)$/;

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
