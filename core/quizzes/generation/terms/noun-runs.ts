import {
  auxiliaries,
  isAdjective,
  isBreaker,
  isFunctionWord,
  isVerb,
  nounVerbs,
  prepositions,
} from '../text/english.ts';
import { isCapitalized, isPlural, type Word } from '../text/split-words.ts';
import { heads, places } from './name-lists.ts';

/** Ordinal numbers. With a capital letter they are part of a name: 'Third Estate', 'First Consul'. */
const ordinals = new Set(['first', 'second', 'third']);
const beforeVerbs = new Set(['to', 'can', 'may', 'will', 'could', 'that', 'which', 'who', 'they', 'it']);

/** Whether a capital letter inside the sentence marks the word as a name or a part of a name. */
export function isNamePart({ text, lower }: Word, at: number): boolean {
  return at > 0 && isCapitalized(text) && (!isBreaker(lower) || ordinals.has(lower));
}

/** Whether a word is an initial before a name: 'W.' in 'W. D. Ross'. */
function isInitialOf(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word !== undefined &&
    /^\p{Lu}$/u.test(word.text) &&
    next?.follows === true &&
    next.start === word.end + 2 &&
    isCapitalized(next.text)
  );
}

/** Whether a word is an adverb or a participle inside a name: 'Completely' in 'the Completely Fair Scheduler'. */
function isWithinName(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (at === 0 || word === undefined || next?.follows !== true) return false;
  if (!isCapitalized(word.text) || !isCapitalized(next.text)) return false;
  return /(?:ly|ed)$/.test(word.lower) && !isFunctionWord(word.lower) && !isBreaker(next.lower);
}

/**
 * Whether a word is part of a name. The first word of a sentence always has a capital letter, so it is only part of a
 * name if a name follows: 'Alfred Wegener proposed', 'Great Britain had'.
 */
export function isPartOfName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (isInitialOf(words, at) || isWithinName(words, at)) return true;
  if (at > 0) return isNamePart(word, at);
  const next = words[1];
  if (next?.follows !== true || isBreaker(word.lower) || !isCapitalized(word.text)) return false;
  const isDescribing =
    isAdjective(word.lower) && !heads.PLACE.has(next.lower) && !places.has(`${word.lower} ${next.lower}`);
  return isNamePart(next, 1) && !isDescribing;
}

/** Whether a word is a place that ends a name. In 'In London Shakespeare worked', the person is another name. */
function isPlaceAtStart(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    at === 1 &&
    isBreaker(words[0]?.lower ?? '') &&
    word !== undefined &&
    places.has(word.lower) &&
    next !== undefined &&
    !heads.PLACE.has(next.lower)
  );
}

/** Whether a word that can be a noun or a verb is a verb, because a noun is before it: 'cells store'. */
function isUsedAsVerb(
  { text, lower, follows }: Word,
  before: Word | undefined,
  next: Word | undefined,
): boolean {
  // A word with a capital letter is part of a name: 'Thomas Hunt Morgan'.
  if (before === undefined || !follows || isCapitalized(text)) return false;
  // If a verb follows, the word is a noun: 'Woodblock prints inspired'.
  if (isPlural(lower) && next?.follows === true && isVerb(next.lower) && !next.lower.endsWith('ing'))
    return false;
  const base = lower.replace(/e?s$/, '');
  if (![lower, base, `${base}e`].some((form) => nounVerbs.has(form))) return false;
  if (beforeVerbs.has(before.lower)) return true;
  if (isBreaker(before.lower) || isAdjective(before.lower)) return false;
  return isPlural(before.text) !== isPlural(lower);
}

/** Whether the word at this position is used as a verb. */
export function isVerbAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return (
    word !== undefined &&
    (isVerb(word.lower) || isUsedAsVerb(word, words[at - 1], words[at + 1]) || endsSubject(words, at))
  );
}

/** Maximum words of a subject. */
const maxSubject = 12;

/**
 * Whether a word that can be a verb is the verb after a long subject, as in 'Farmers on the coast use fertiliser': the
 * subject is a plural with a preposition, and no verb is before the word.
 */
function endsSubject(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const [first, second] = words;
  if (at > maxSubject) return false;
  if (
    word === undefined ||
    first === undefined ||
    !nounVerbs.has(word.lower) ||
    words[at + 1]?.follows !== true
  )
    return false;
  const isSubject = isPlural(first.lower) && second !== undefined && prepositions.has(second.lower);
  return isSubject && !words.slice(1, at).some(({ lower }) => isVerb(lower) || auxiliaries.has(lower));
}

function isContent(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  const { text, lower } = word;
  if (isInitialOf(words, at) || isWithinName(words, at)) return true;
  if (ordinals.has(lower)) return isNamePart(word, at);
  // An era ends the run: 'In 534 BC Thespis won'.
  if (/^(?:BC|AD|BCE|CE)$/.test(text)) return false;
  // A single letter is a name in 'vitamin C', but not in 'A cell' and 'I'.
  if (!/\p{L}{2}/u.test(text) && !/^[B-HJ-Z]$/.test(text)) return false;
  return !/[’']/.test(text) && !isBreaker(lower) && !isVerbAt(words, at);
}

/**
 * Position of the next part of a name after 'of' or 'of the'. Null if there is none. 'de' and 'von' need no such rule:
 * they are not English function words, so they do not end a run.
 */
function linkedPart(words: readonly Word[], to: number): number | null {
  if (words[to]?.lower !== 'of') return null;
  const next = words[to + 1]?.lower === 'the' ? to + 2 : to + 1;
  const part = words[next];
  return part?.follows === true && isNamePart(part, next) ? next : null;
}

/** The index after the last word of the run that starts at `from`. */
function endOfRun(words: readonly Word[], from: number): number {
  let to = from;
  let isOneName = true;
  for (let part: number | null = from; part !== null;) {
    // The linking word 'of' has no capital letter, so `isOneName` becomes false and a second 'of' is not linked.
    isOneName &&= words.slice(to, part + 1).every(({ text }) => isCapitalized(text));
    to = part + 1;
    if (words[to]?.follows !== true || isPlaceAtStart(words, to - 1)) break;
    if (isContent(words, to)) part = to;
    else part = isOneName ? linkedPart(words, to) : null;
  }
  return to;
}

/** A range of words in a sentence. */
export interface Run {
  readonly from: number;
  /** Index after the last word. */
  readonly to: number;
}

/**
 * Adjacent words that are neither function words nor verbs, with only spaces in between. One 'of' can link two
 * names.
 */
export function nounRuns(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < words.length;) {
    const to = isContent(words, from) ? endOfRun(words, from) : from;
    if (to > from) runs.push({ from, to });
    from = Math.max(to, from + 1);
  }
  return runs;
}
