import { firstNames, heads, places, womensNames } from '../terms/name-lists.ts';
import { isFunctionWord, isVerb } from './english.ts';
import { wordsOf, type Word } from './split-words.ts';

/** A noun for a person, with its article: 'a defendant', 'the reasonable person', 'a young officer'. */
const personNoun =
  /\b(?:[Aa]n?|[Tt]he|[Ee]ach|[Ee]very|[Aa]ny|[Nn]o|one)\s(?:[\p{L}-]+\s){0,3}?(?:person|man|woman|child|boy|girl|king|queen|pope|mother|father|wife|husband|judge|thief|parent|slave|monk|friar|priest|nurse|patient|student|client|buyer|spouse|prince|princess|duke|count|bishop|knight|lord|lady|citizen|daughter|son|brother|sister|heir|chief|soldier|(?!(?:number|water|paper|letter|order|power|river|matter|winter|summer|layer|chapter|center|computer|other|former|latter|after|under|over|outer|inner|upper|lower|higher|larger|smaller|greater|longer|shorter|better|never|ever|quarter|border|corner|fever|cancer|finger|liver|tower|master|factor|vector|error|motor|floor|door|color|minor|major|prior|sector|tensor|plant|constant|important|dominant|instant|distant)\b)\p{Ll}{3,}(?:er|or|ist|ian|ant|ee|eer))\b/u;
/**
 * A first and a last name, which can have initials in between or a number at the end: 'Edgar Degas', 'John F. Kennedy',
 * 'Pope Leo X'.
 */
const fullName =
  /(?<!\bof )(?!(?:The|In|On|At|For|From|By|A|An)\s)\b(?:\p{Lu}\p{L}+[- ](?:\p{Lu}\. ?)*\p{Lu}\p{L}+|\p{Lu}\. ?\p{Lu}\p{L}+)(?:\s[IVX]+)?(?=[,.;:]|\s\p{Ll}|\s\(|[’']s)/gu;

/**
 * Whether a capitalized word is followed by a verb or 'who', as a person is: 'Kennedy announced', 'Kant, who taught'.
 */
function namesActor(words: readonly Word[], text: string): boolean {
  return words.some(({ text: word, lower, end }, at) => {
    if (!/^\p{Lu}\p{L}+/u.test(word) || isFunctionWord(lower)) return false;
    const next = words[at + 1];
    return (next?.follows === true && isVerb(next.lower)) || /^,\swho\b/.test(text.slice(end));
  });
}

/** A name with an epithet at the beginning of a sentence: 'Frederick the Wise', 'Alexander the Great'. */
export const epithetName = /^\p{Lu}\p{Ll}+ the \p{Lu}\p{Ll}+(?=,|\s\p{Ll})/u;

/** Whether a name is not the name of a person, by its last word: 'International Nurses Day', 'Royal Society'. */
function isThing(name: string): boolean {
  const words = name.toLowerCase().split(/[ -]/);
  return (
    places.has(name.toLowerCase()) ||
    /^(?:mount|lake|cape|river|port|fort|hurricane|typhoon|operation)$/.test(words[0] ?? '') ||
    /^(?:day|week|month|year|prize|award|machine|cipher|theorem|effect)s?$/.test(words.at(-1) ?? '') ||
    Object.values(heads).some((kind) => kind.has(words.at(-1) ?? ''))
  );
}

/** Whether a pronoun cannot refer to a person because of the first name: 'Sidney Herbert asked her'. */
export function isOtherSex(name: string, pronoun: string): boolean {
  const first = name.toLowerCase().split(/[ -]/)[0] ?? '';
  const isFeminine = /^(?:she|her|hers|herself)$/i.test(pronoun);
  return isFeminine ? firstNames.has(first) && !womensNames.has(first) : womensNames.has(first);
}

/** Whether a text begins with a known first name: 'Marie Curie was …'. */
export function hasFirstName(text: string): boolean {
  return firstNames.has((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase());
}

/** Whether a text has a noun for a person with its article: 'an English naturalist'. */
export function hasPersonNoun(text: string): boolean {
  return personNoun.test(text);
}

/** The full names of people in a text. */
export function peopleIn(text: string): string[] {
  return [...text.matchAll(fullName)].map(([name]) => name).filter((name) => !isThing(name));
}

/** Whether the text before a pronoun has a person to whom the pronoun can refer. */
export function hasPerson(before: string, pronoun: string): boolean {
  const people = peopleIn(before);
  // 'Curie investigated the rays that Henri Becquerel had discovered, and she …': 'she' is Curie.
  const rest = people.reduce((text, name) => text.replace(name, ''), before);
  return (
    personNoun.test(before) ||
    epithetName.test(before) ||
    people.some((name) => !isOtherSex(name, pronoun)) ||
    namesActor(wordsOf(rest), rest)
  );
}

/** Whether the subject is several people. Then 'his' refers to somebody else: 'A, B and C rediscovered his work'. */
export function hasSeveralPeople(before: string): boolean {
  return /^\p{Lu}[^.;:]*\band\s\p{Lu}[\p{L}-]+(?:\s(?:von|van|de|\p{Lu}[\p{L}-]+))*\s\p{Ll}+\s$/u.test(
    before,
  );
}
