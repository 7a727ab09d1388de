import { auxiliaries, isFunctionWord, isPastForm, isVerb, nounVerbs } from './english.ts';
import { stem, wordsOf, type Word } from './split-words.ts';

const personal = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;
const impersonal = /\b(?:it|its|itself|they|them|their|theirs|themselves)\b/i;

/** Nouns for a person: 'a defendant', 'the reasonable person', 'a young officer'. */
const personNoun =
  /\b(?:[Aa]n?|[Tt]he|[Ee]ach|[Ee]very|[Aa]ny|[Nn]o|one)\s(?:[\p{L}-]+\s){0,3}?(?:person|man|woman|child|boy|girl|king|queen|pope|mother|father|wife|husband|judge|thief|parent|slave|monk|friar|priest|nurse|patient|student|client|buyer|spouse|\p{Ll}{3,}(?:er|or|ist|ian|ant|ee|eer))\b/u;
/** A first and a last name, with initials in between: 'Edgar Degas', 'John F. Kennedy'. */
const fullName =
  /(?<!\bof )(?!(?:The|In|On|At|For|From|By|A|An)\s)\b(?:\p{Lu}\p{L}+[- ](?:\p{Lu}\. ?)*\p{Lu}\p{L}+|\p{Lu}\. ?\p{Lu}\p{L}+)(?=,|\s\p{Ll})/u;

/** Whether a single capitalized word acts: 'Kennedy announced', 'Kant, who taught'. */
function namesActor(words: readonly Word[], text: string): boolean {
  return words.some(({ text: word, lower, end }, at) => {
    if (!/^\p{Lu}\p{L}+/u.test(word) || isFunctionWord(lower)) return false;
    const next = words[at + 1];
    return (next?.follows === true && isVerb(next.lower)) || /^,\swho\b/.test(text.slice(end));
  });
}

/** Whether a person precedes the pronoun. */
function hasPerson(before: string): boolean {
  return personNoun.test(before) || fullName.test(before) || namesActor(wordsOf(before), before);
}

function isNounLike({ text, lower }: Word): boolean {
  return /^\p{Ll}/u.test(text) && !isFunctionWord(lower) && !isVerb(lower) && !/(?:ly|ed)$/.test(lower);
}

/**
 * Whether a pronoun is the object of the verb in front of it, and nothing before that verb can be meant: 'Fred Reichheld
 * presented it in 2003'. The subject of a clause is not its own object.
 */
function isOpenObject(before: string, pronoun: string, after: string): boolean {
  const words = wordsOf(before);
  const verb = words.at(-1);
  const isObject = /^(?:it|them|him)$/i.test(pronoun) || (/^her$/i.test(pronoun) && !/^\s\p{L}/u.test(after));
  if (!isObject || verb === undefined || !isVerb(verb.lower)) return false;
  const rest = words.slice(0, -1);
  return /^(?:him|her)$/i.test(pronoun)
    ? !/[,;]|\b(?:and|but|who|that)\b/.test(before)
    : !rest.some(isNounLike);
}

function find(text: string, pattern: RegExp) {
  const match = pattern.exec(text);
  if (match === null) return null;
  const [pronoun] = match;
  return {
    pronoun,
    before: text.slice(0, match.index),
    after: text.slice(match.index + pronoun.length),
  };
}

/** 'A, B and C rediscovered his work': the work of someone else. */
function hasSeveralPeople(before: string): boolean {
  return /^\p{Lu}[^.;:]*\band\s\p{Lu}[\p{L}-]+(?:\s(?:von|van|de|\p{Lu}[\p{L}-]+))*\s\p{Ll}+\s$/u.test(
    before,
  );
}

/** Whether a text has a pronoun, or 'there', that means something outside of it: 'Crime, he argued, is normal'. */
export function hasOpenPronoun(text: string): boolean {
  if (/\bthere(?=[.,;:)]|$)/i.test(text)) return true;
  // 'Marcel Mauss, his nephew, …' is the nephew of someone else.
  if (/^[^,]+,\s(?:his|her|their|its)\s[^,]+,/.test(text)) return true;
  const person = find(text, personal);
  if (
    person !== null &&
    (!hasPerson(person.before) ||
      hasSeveralPeople(person.before) ||
      isOpenObject(person.before, person.pronoun, person.after))
  )
    return true;
  const thing = find(text, impersonal);
  return thing !== null && isOpenObject(thing.before, thing.pronoun, thing.after);
}

/** 'Ions cannot, so they need proteins': the verb is in another sentence. */
export function isElliptical(text: string): boolean {
  return /\b(?:can|cannot|could|does|do|did|will|would)(?:\snot|n['’]t)?(?:[,;.]|$)/i.test(text);
}

/** What limits a noun, so that it needs no other sentence: 'the law of demand', 'the river that …'. */
const limiting =
  /^\s(?:of|(?:in|on|at)(?!\s(?:\p{Lu}\p{L}+\s)?\d)|that|which|who|whose|between|with|from|for|to|by|where|among|against)\b|^\s\p{Lu}/u;
/** 'The tradition with an essay' is still any tradition. */
const limitingTopic = /^\s(?:of|that|which|whose|between|against|about|on|for|to|called|named)\b|^\s\p{Lu}/u;
/** Number of sentences and headings that a noun can refer back to. */
const reach = 6;

/** Nouns for what a text speaks about. Unlike 'the sea', they need a name or a description. */
const topical =
  /\bthe (?:disease|term|word|phrase|tradition|movement|show|exhibition|experiment|project|position|failure|crisis|plan|decision|attack|discovery|scale|view|approach|debate|blockade|agreement|measure|reform|protest|incident|accident|concept|idea|theory|book|essay|paper|novel|painting|company|firm|village|expedition|voyage|team|treaty|bill|battle|siege|campaign|loss|claim|analysis|scandal|disaster|outbreak|programme|program)(?=[\s.,;]|$)/gi;

/** Whether a verb form, or a noun that can be a verb, follows. */
function isVerbLike({ lower }: Word): boolean {
  return (
    isVerb(lower) ||
    auxiliaries.has(lower) ||
    nounVerbs.has(lower.replace(/e?s$/, '')) ||
    nounVerbs.has(lower.replace(/s$/, ''))
  );
}

const present = /\b(?:is|are|has|have|can|cannot|may|must|will|does|do|should|means|requires)\b/i;

/**
 * Whether a sentence reports something past without any name or year: 'Helicopters rescued 150 people'. Only the text shows of
 * which event it speaks. `names` are the words that the text writes with a capital letter within its sentences.
 */
export function isLooseEvent(text: string, names: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  if (present.test(text) || /\b(?:1\d{3}|20\d{2})\b|\bBC\b/.test(text)) return false;
  if (words.some(({ text: word }, at) => (at > 0 || names.has(word)) && /^\p{Lu}/u.test(word))) return false;
  return (
    words.some(({ lower }) => isPastForm(lower)) &&
    !words.some(({ lower }) => isVerb(lower) && /[^s]s$/.test(lower))
  );
}

const subjectNoun = /^The\s(\p{Ll}{3,})(?=[\s,])/u;
const definiteNoun = /\bthe\s(\p{Ll}{3,})(?=[\s,.;)]|$)/gu;

function namesWith(noun: string, text: string): boolean {
  return new RegExp(String.raw`\p{Lu}[\p{L}-]+\s${noun.charAt(0).toUpperCase()}${noun.slice(1)}\b`, 'u').test(
    text,
  );
}

/**
 * Whether a sentence means something that the sentences before it introduce: 'The pump moves ions' after 'The
 * sodium-potassium pump', '… published the scale' after 'the Braden Scale'. `isTerm` is true for the nouns that the text defines.
 */
export function refersBack(
  text: string,
  earlier: readonly string[],
  isTerm: (noun: string) => boolean,
): boolean {
  const near = earlier.slice(-reach);
  const [front = '', subject] = subjectNoun.exec(text) ?? [];
  if (subject !== undefined && !isTerm(stem(subject))) {
    if (isUnlimited(text.slice(front.length)) && near.some((one) => hasWord(one, subject))) return true;
  }
  if (
    [...text.matchAll(topical)].some(({ 0: found, index }) =>
      isUnlimited(text.slice(index + found.length), limitingTopic),
    )
  )
    return true;
  return [...text.matchAll(definiteNoun)].some(
    ({ 0: found, 1: noun = '', index }) =>
      isUnlimited(text.slice(index + found.length)) && near.some((one) => namesWith(noun, one)),
  );
}

/** Whether what follows a noun neither continues its name nor limits it. */
function isUnlimited(after: string, limits: RegExp = limiting): boolean {
  if (limits.test(after)) return false;
  const [next] = wordsOf(after);
  return (
    next === undefined ||
    !/^\s/.test(after) ||
    isFunctionWord(next.lower) ||
    isVerbLike(next) ||
    /^\d/.test(next.text)
  );
}

function hasWord(text: string, noun: string): boolean {
  return wordsOf(text).some(({ lower }) => stem(lower) === stem(noun));
}
