import {
  auxiliaries,
  genericNouns,
  isAdjective,
  isFunctionWord,
  isPastForm,
  isVerb,
  nounVerbs,
} from './english.ts';
import { hasPerson, hasSeveralPeople, peopleIn } from './people.ts';
import { isPlural, stem, wordsOf, type Word } from './split-words.ts';

const personal = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;
const impersonal = /\b(?:it|its|itself|they|them|their|theirs|themselves)\b/i;

function isNounLike({ text, lower }: Word): boolean {
  return /^\p{Ll}/u.test(text) && !isFunctionWord(lower) && !isVerb(lower) && !/(?:ly|ed)$/.test(lower);
}

/** An explanation of the subject before its verb: 'Frederick, the Elector of Saxony, hid him'. */
const insertion = /,\s(?:an?|the)\s[^,]+,\s(?=\p{L}+\s$)/u;

/**
 * Whether a pronoun is the object of the verb before it, and cannot refer to anything before this verb: 'Fred Reichheld
 * presented it in 2003'. The pronoun cannot refer to the subject of its own clause.
 */
function isOpenObject(before: string, pronoun: string, after: string): boolean {
  const words = wordsOf(before);
  const verb = words.at(-1);
  // 'Her' is an object if no noun follows. In 'gave her one gram' it is an object, in 'showed her work' a possessive.
  const isAlone =
    !/^\s\p{L}/u.test(after) || /^\s(?:an?|the|one|two|three|to|that|as|in|on|at|for|with)\b/.test(after);
  const isObject = /^(?:it|them|him)$/i.test(pronoun) || (/^her$/i.test(pronoun) && isAlone);
  if (!isObject || verb === undefined || !isVerb(verb.lower)) return false;
  const rest = words.slice(0, -1);
  return /^(?:him|her)$/i.test(pronoun)
    ? !/[,;]|\b(?:and|but|who|that)\b/.test(before.replace(insertion, ' '))
    : !rest.some(isNounLike);
}

/** The first pronoun of a text, with the text before and after the pronoun. */
function findPronoun(text: string, pattern: RegExp) {
  const match = pattern.exec(text);
  if (match === null) return null;
  const [pronoun] = match;
  return {
    pronoun,
    before: text.slice(0, match.index),
    after: text.slice(match.index + pronoun.length),
  };
}

/** A place of the subject that belongs to something else. */
const locatedAt =
  /\b(?:lies|lie|lay|stands?|stood|sits?|sat|is|are|was|were)\s(?:at|on|near|in|along|beside|around|above|below)\s(?:its|their)\s\p{Ll}+(?=[.,;]|$)/u;

/** Whether a text has a pronoun, or 'there', that refers to another sentence: 'Crime, he argued, is normal'. */
export function hasOpenPronoun(text: string): boolean {
  if (/\bthere(?=[.,;:)]|\s(?:in|on|at|for|until|from|since|by|and)\s|$)/i.test(text)) return true;
  // 'Marcel Mauss, his nephew, …': 'his' refers to somebody else.
  if (/^[^,]+,\s(?:his|her|their|its)\s[^,]+,/.test(text)) return true;
  // 'The probability that both occur': 'both' refers to another sentence.
  if (/\b(?:that|if|when|whether) both\b(?!.*\band\b)/i.test(text) && !/\b(?:two|pair)\b/i.test(text))
    return true;
  // 'Darwin read his essay': probably the essay of somebody else.
  if (
    /\b(?:reads?|studied|studies|translated|edited|reviewed|met|visited|praised|criticised|criticized) (?:his|her)\b/.test(
      text,
    )
  )
    return true;
  // 'The Sun contains 99.8 % of its mass': 'its' refers to something that contains the Sun.
  if (
    /\b(?:contains?|makes? up|accounts? for|has|have|holds?)\s[^,;]*(?:%|percent|per cent|half|third|most)\sof\s(?:its|their)\b/.test(
      text,
    )
  )
    return true;
  // 'Catania lies at its foot': 'its' refers to something that is not the subject.
  if (locatedAt.test(text)) return true;
  // 'Robespierre himself was arrested': the name is there.
  const person = findPronoun(text.replace(/(?<=\p{Lu}\p{L}+)\s(?:himself|herself)\b/u, ''), personal);
  if (
    person !== null &&
    (!hasPerson(person.before, person.pronoun) ||
      hasSeveralPeople(person.before) ||
      isOpenObject(person.before, person.pronoun, person.after))
  )
    return true;
  const thing = findPronoun(text, impersonal);
  if (thing === null) return false;
  return (
    isOpenObject(thing.before, thing.pronoun, thing.after) ||
    // 'Built a computer that broke it': 'it' is not the computer.
    (/^(?:it|them)$/i.test(thing.pronoun) && /\b(?:that|which|who)\s\p{L}+\s$/u.test(thing.before)) ||
    !hasThing(thing.before, thing.pronoun)
  );
}

/**
 * Whether the text before a pronoun has a thing to which the pronoun can refer. False for 'The most important of them'
 * and 'Marian Rejewski reconstructed its wiring'.
 */
function hasThing(before: string, pronoun: string): boolean {
  const isSeveral = /^the/i.test(pronoun);
  // 'About 95 percent of its values lie …': 'its' does not refer to 'percent'.
  const isPart = /\bof\s$/.test(before) && !/[,;]|\band\b/.test(before);
  if (isPart && !wordsOf(before).some(({ lower }) => isVerb(lower) || auxiliaries.has(lower))) return false;
  const rest = isSeveral ? before : peopleIn(before).reduce((text, name) => text.replace(name, ''), before);
  return wordsOf(rest).some(
    (word, at) =>
      (isNounLike(word) && !isAdjective(word.lower)) ||
      (/^\p{Lu}/u.test(word.text) && (at > 0 || !isFunctionWord(word.lower))),
  );
}

/** Whether the verb of a sentence is in another sentence: 'Ions cannot, so they need proteins'. */
export function isElliptical(text: string): boolean {
  return /(?<!\b(?:may|can|could|will|would|must|should|to)\s)\b(?:can|cannot|could|does|do|did|will|would)(?:\snot|n['’]t)?(?:[,;.]|$)/i.test(
    text,
  );
}

/** A complement after a noun, which makes clear what is meant: 'the law of demand', 'the river that …'. */
const complement =
  /^\s(?:of|(?:in|on|at)(?!\s(?:\p{Lu}\p{L}+\s)?\d)|that|which|who|whose|between|with|from|for|to|by|where|among|against)\b|^\s\p{Lu}/u;
/**
 * A complement after a noun of `topicNouns`. 'The tradition with an essay' does not make clear which tradition is
 * meant.
 */
const topicComplement = /^\s(?:of|that|which|whose|between|about|on|for|to|called|named)\b|^\s\p{Lu}/u;
/** Number of sentences and headings that a noun can refer back to. */
const reach = 6;

/** Nouns that need a name or a complement, unlike 'the sea'. */
const topicNouns =
  /\bthe (?:disease|term|word|phrase|tradition|movement|show|exhibition|experiment|project|position|failure|crisis|plan|decision|attack|discovery|scale|view|approach|debate|blockade|agreement|measure|reform|protest|incident|accident|concept|idea|theory|book|essay|paper|novel|painting|company|firm|village|expedition|voyage|team|treaty|bill|battle|siege|campaign|loss|claim|analysis|scandal|disaster|outbreak|programme|program|field|style|proof|population|people|land|couple|pair|brothers|sisters|name|country|capital|island|cycle|poet|author)(?=[\s.,;]|$)/gi;

/** Events that need a name or a complement: 'entered the war on the side of …'. */
const eventNouns =
  /\bthe (?:war|conflict|battle|siege|campaign|ceremony|trial|election|journey|expedition|voyage|funeral|armistice|uprising|rebellion|strike)(?=[\s.,;]|$)/gi;
const eventComplement = /^\s(?:of|that|which|between|against)\b|^\s\p{Lu}/u;

/** A number of things that another sentence introduces: 'seven of the eight exhibitions'. */
const countedNouns = /\bthe (?:two|three|four|five|six|seven|eight|nine|ten) \p{Ll}+s(?=[\s.,;]|$)/giu;

const monthName = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** A date without a year at the beginning: 'In October the women marched'. */
const openDate = new RegExp(
  String.raw`^(?:In|On|By|From|Until|During)\s(?:early\s|late\s|mid-)?(?:\d{1,2}\.?\s)?${monthName}\b`,
  'u',
);
/** A day without a year: 'declared war on 28 July'. */
const dayWithoutYear = new RegExp(String.raw`\bon\s\d{1,2}\s${monthName}\b`, 'u');
const year = /\b(?:1\d{3}|20\d{2})\b|\bBC\b|\bAD\b|\byears ago\b/;

/** Nouns for things that exist only once, so that 'the sun' is clear without another sentence. */
const uniqueNouns = new Set(
  'world sun moon sky sea ocean earth planet star continent tide universe body brain heart blood skin law state government church public past future north south east west'.split(
    ' ',
  ),
);

/** Whether a word is a verb, or a noun that can be a verb. */
function isVerbLike({ lower }: Word): boolean {
  return (
    isVerb(lower) ||
    auxiliaries.has(lower) ||
    nounVerbs.has(lower.replace(/e?s$/, '')) ||
    nounVerbs.has(lower.replace(/s$/, ''))
  );
}

const present = /\b(?:is|are|has|have|can|cannot|may|must|will|would|does|do|should|means|requires)\b/;

/**
 * Whether a sentence is about a past event without a name or a year: 'Helicopters rescued 150 people'. The event is
 * only clear from other sentences. `names`: words with a capital letter inside sentences of the text.
 */
export function isLooseEvent(text: string, names: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  if (present.test(text) || year.test(text) || /^An?\s[^,]{2,40}?\swas\san?\s/.test(text)) return false;
  if (isPast(words) && (openDate.test(text) || dayWithoutYear.test(text) || unclearSubject.test(text)))
    return true;
  if (words.some(({ text: word }, at) => (at > 0 || names.has(word)) && /^\p{Lu}/u.test(word))) return false;
  return isPast(words);
}

/**
 * A subject or a comparison that leaves the event unclear: 'Some generals urged an air strike', 'less than other
 * regions'.
 */
const unclearSubject = /^(?:some|many|most|several|few|all|no)\s\p{Ll}|\bthan\b/iu;

/** Whether a sentence has a verb in the past and no verb in the present. */
function isPast(words: readonly Word[]): boolean {
  return (
    words.some(({ lower }) => isPastForm(lower)) &&
    !words.some(({ lower }) => isVerb(lower) && /[^s]s$/.test(lower))
  );
}

/** An explanation after a noun: 'the orchestra, a circular space'. */
const apposition = /^,\s(?:an?|the)\s/;

/**
 * Whether a sentence about the past has a noun with 'the' that is only clear from other sentences: 'She found the wards
 * filthy'. Sentences in the present are not checked, because there 'the' can mean a whole kind: 'The substrate binds to
 * the enzyme'.
 */
function hasOpenNoun(text: string, near: readonly string[], isTerm: (noun: string) => boolean): boolean {
  if (present.test(text) || !isPast(wordsOf(text))) return false;
  return [...text.matchAll(definiteNoun)].some(({ 0: found, 1: noun = '', index }) => {
    const after = text.slice(index + found.length);
    return (
      !uniqueNouns.has(stem(noun)) &&
      !isInvention(noun, text.slice(0, index), near) &&
      !(isFunctionWord(noun) || isAdjective(noun) || isVerb(noun)) &&
      !isTerm(stem(noun)) &&
      !isIntroduced(noun, text.slice(0, index)) &&
      !apposition.test(after) &&
      !topicComplement.test(after) &&
      // After a singular noun, another noun can follow as part of a compound. After a plural it cannot.
      (isPlural(noun) || hasNoComplement(after, topicComplement, true))
    );
  });
}

/** Verbs for making or finding something that did not exist or was not known before. */
const creation =
  /\b(?:invented|patented|discovered|developed|designed|built|constructed|presented|introduced|demonstrated|domesticated)\s$/;

/** Whether a noun is a new kind of thing, which no sentence before mentions: 'Bell invented the telephone'. */
function isInvention(noun: string, before: string, near: readonly string[]): boolean {
  return creation.test(before) && !genericNouns.has(noun) && !near.some((one) => hasWord(one, noun));
}

/** Nouns for two people that are named before: 'Curie married Pierre, and the couple had two children'. */
const pairNoun = /^(?:couple|pair|spouses)$/;
const namesPair = /\b(?:married|marries|wed|\p{Lu}\p{L}+ and (?:\p{Lu}\p{L}+|(?:his|her)\s\p{Ll}+))\b/u;

/**
 * Whether the text before a noun has the same noun, or the two people that it means: 'a patient … the patient', but not
 * 'a nurse … the nurses'.
 */
function isIntroduced(noun: string, before: string): boolean {
  if (pairNoun.test(noun) && namesPair.test(before)) return true;
  return wordsOf(before).some(({ lower }) => lower === noun);
}

const subjectNoun = /^The\s(\p{Ll}{3,})(?=[\s,])/u;
const definiteNoun = /\bthe\s(\p{Ll}{3,})(?=[\s,.;)]|$)/gu;

/** Whether a text has a name that ends with the noun: 'Braden Scale' for 'scale'. */
function namesWith(noun: string, text: string): boolean {
  return new RegExp(String.raw`\p{Lu}[\p{L}-]+\s${noun.charAt(0).toUpperCase()}${noun.slice(1)}\b`, 'u').test(
    text,
  );
}

/**
 * Whether a sentence refers to something in the sentences before it. Examples: 'The pump moves ions' after 'The
 * sodium-potassium pump', and '… published the scale' after 'the Braden Scale'. `isTerm`: whether the text defines a
 * noun.
 */
export function refersBack(
  text: string,
  earlier: readonly string[],
  isTerm: (noun: string) => boolean,
): boolean {
  const near = earlier.slice(-reach);
  const [front = '', subject] = subjectNoun.exec(text) ?? [];
  if (subject !== undefined && !isTerm(stem(subject))) {
    const isKnown = near.some((one) =>
      isPast(wordsOf(text)) ? hasWord(one, subject) : saysMore(one, subject),
    );
    if (hasNoComplement(text.slice(front.length)) && isKnown) return true;
  }
  if (
    [...text.matchAll(topicNouns)].some(
      ({ 0: found, index }) =>
        !isIntroduced(found.slice('the '.length).toLowerCase(), text.slice(0, index)) &&
        hasNoComplement(text.slice(index + found.length), topicComplement),
    )
  )
    return true;
  if (
    [...text.matchAll(eventNouns)].some(({ 0: found, index }) =>
      hasNoComplement(text.slice(index + found.length), eventComplement),
    )
  )
    return true;
  if (
    [...text.matchAll(countedNouns)].some(({ 0: found, index }) =>
      hasNoComplement(text.slice(index + found.length)),
    )
  )
    return true;
  if (hasOpenNoun(text, near, isTerm)) return true;
  // 'Papers by both men were read': 'both men' refers to another sentence.
  if (/\bboth\s\p{Ll}+(?!.*\band\b)/u.test(text) && !/\btwo\b/i.test(text) && isPast(wordsOf(text)))
    return true;
  return [...text.matchAll(definiteNoun)].some(
    ({ 0: found, 1: noun = '', index }) =>
      hasNoComplement(text.slice(index + found.length)) && near.some((one) => namesWith(noun, one)),
  );
}

/** Whether the text after a noun is neither a complement nor the rest of a compound. */
function hasNoComplement(after: string, limits: RegExp = complement, isSingular = false): boolean {
  if (limits.test(after)) return false;
  const [next] = wordsOf(after);
  return (
    next === undefined ||
    !/^\s/.test(after) ||
    isFunctionWord(next.lower) ||
    // After a singular, a verb has an s: 'dance' in 'the waggle dance' is a noun.
    (isVerbLike(next) && !(isSingular && nounVerbs.has(next.lower))) ||
    /^\d/.test(next.text)
  );
}

/**
 * Whether a text says more about a noun than 'the brood': another mention with only an article is no description to
 * which a sentence about the present could refer.
 */
function saysMore(text: string, noun: string): boolean {
  const words = wordsOf(text);
  return words.some(({ lower, end, follows }, at) => {
    if (stem(lower) !== stem(noun)) return false;
    const isBare = follows && words[at - 1]?.lower === 'the' && lower === noun;
    return !isBare || complement.test(text.slice(end));
  });
}

function hasWord(text: string, noun: string): boolean {
  return wordsOf(text).some(({ lower }) => stem(lower) === stem(noun));
}
