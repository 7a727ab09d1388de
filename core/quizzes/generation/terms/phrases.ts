import {
  auxiliaries,
  determiners,
  genericNouns,
  isAdjective,
  isFunctionWord,
  isVerb,
  prepositions,
} from '../text/english.ts';
import { isAcronym, isCapitalized, isPlural, keyOf, termKey, type Word } from '../text/split-words.ts';
import { isPartOfName, isVerbAt, nounRuns, type Run } from './noun-runs.ts';

/** Words of a sentence that can be a term. */
export interface Phrase {
  readonly text: string;
  readonly key: string;
  /** Positions in the sentence, in characters from 0. */
  readonly start: number;
  readonly end: number;
  /** Whether the phrase begins the sentence, where the first word always has a capital letter. */
  readonly isInitial: boolean;
  /** How clearly the phrase is a noun, by the surrounding words and by its capital letters: 0 to 4. */
  readonly evidence: number;
  /** The words before and after the phrase, such as 'the _', to compare it with other terms. */
  readonly context: readonly string[];
}

/** Maximum words of a term and of a name. Longer runs are rarely terms or names. */
const maxWords = 3;
const maxNameWords = 6;

/** Words within a name: 'Battle of the Nations', 'Notre-Dame de Paris'. */
const nameLinks = new Set(['of', 'the', 'de', 'du', 'des', 'la', 'von', 'van', 'der', 'del', 'di']);

const singular = new Set(['a', 'an', 'each', 'every', 'one']);
/** Words before a new term: 'channels called aquaporins'. */
const introductions = new Set(['called', 'named', 'termed']);

/** Articles and similar words. Directly before one of them, a noun is unlikely and a verb is likely. */
const articles = new Set(['a', 'an', 'the', 'its', 'their', 'his', 'her', 'this', 'these']);

/**
 * Removes a verb from the end of a run if it is in no list. A word with an s after 'a' and a noun is a verb ('a person
 * sleeps'). So is a word directly before an article ('water crosses the membrane').
 */
function withoutVerb(words: readonly Word[], { from, to }: Run): Run {
  const next = words[to];
  if (next?.follows === true && articles.has(next.lower)) return { from, to: to - 1 };
  const last = words[to - 1]?.lower ?? '';
  return singular.has(words[from - 1]?.lower ?? '') && to - from > 1 && isPlural(last)
    ? { from, to: to - 1 }
    : { from, to };
}

function withoutAdjectives(words: readonly Word[], { from, to }: Run): Run {
  const isKept = (word: Word, at: number) => !isAdjective(word.lower) || isPartOfName(words, from + at);
  const run = words.slice(from, to);
  const first = run.findIndex(isKept);
  return first === -1 ? { from, to: from } : { from: from + first, to: from + run.findLastIndex(isKept) + 1 };
}

/** The nearest preceding word that is not an adjective. Undefined if punctuation is in between. */
function wordBefore(words: readonly Word[], from: number): Word | undefined {
  let at = from;
  while (words[at]?.follows === true) {
    at -= 1;
    const word = words[at];
    if (word !== undefined && !isAdjective(word.lower)) return word;
  }
  return undefined;
}

/** Whether a word is an era or a unit: '753 BC', '7 km'. */
function isMeasure(word: string): boolean {
  return /^(?:BC|AD|BCE|CE|AM|PM|[kcmµn]?m|[kmµ]?g|[km]?Hz|[kM]?W|[kM]?B|[kM]?J|mol|ppm)$/.test(word);
}

function isGeneric({ lower }: Word): boolean {
  return genericNouns.has(lower) || genericNouns.has(lower.replace(/s$/, ''));
}

/**
 * Whether a run is a name and a noun that are separate terms, as in 'In France peasants'. If an article is before the
 * run, as in 'the French troops', they are one term.
 */
function isMixed(words: readonly Word[], { from, to }: Run, before: Word | undefined): boolean {
  if (before !== undefined && determiners.has(before.lower)) return false;
  return words.slice(from, to - 1).some((word, index) => {
    const next = words[from + index + 1];
    return (
      isPartOfName(words, from + index) &&
      !isAcronym(word.text) &&
      next !== undefined &&
      !isCapitalized(next.text)
    );
  });
}

function isOneName(words: readonly Word[], { from, to }: Run): boolean {
  return words
    .slice(from, to)
    .every((word, index) => isPartOfName(words, from + index) || nameLinks.has(word.lower));
}

/** The words before and after a run. Undefined if there is punctuation in between. */
interface Surroundings {
  readonly before: Word | undefined;
  readonly after: Word | undefined;
  /** Whether the word after the run is a verb, as in 'the enzyme produces'. */
  readonly isSubject: boolean;
}

function surroundingsOf(words: readonly Word[], { from, to }: Run): Surroundings {
  const next = words[to];
  const after = next?.follows === true ? next : undefined;
  return { before: wordBefore(words, from), after, isSubject: after !== undefined && isVerbAt(words, to) };
}

function evidenceOf({ before, after, isSubject }: Surroundings): number {
  const ends = after === undefined || isFunctionWord(after.lower) || isSubject;
  const isFirst = before === undefined && after !== undefined && (isSubject || auxiliaries.has(after.lower));
  const isGoverned =
    before !== undefined && (determiners.has(before.lower) || prepositions.has(before.lower));
  if (before !== undefined && introductions.has(before.lower)) return 3;
  if ((isGoverned && ends) || isFirst) return 2;
  return ends ? 1 : 0;
}

function contextOf({ before, after, isSubject }: Surroundings, last: Word): string[] {
  const left = before === undefined ? [] : [`${before.lower} _`];
  // 'bare _' means a singular noun without an article: 'contains water', 'of water'.
  const isBare = !isPlural(last.lower) && (before === undefined || !determiners.has(before.lower));
  const right = after === undefined ? [] : [`_ ${after.lower}`];
  return [...left, ...(isBare ? ['bare _'] : []), ...right, ...(isSubject ? ['_ verb'] : [])];
}

/** Colours before a noun, which are usually part of the term. */
const colours = new Set(['red', 'white', 'green', 'blue', 'black', 'yellow', 'brown', 'grey', 'gray']);

/** Whether the word before a run changes its meaning: 'undifferentiated cells', 'a fixed cost', 'white cells'. */
function isAfterQualifier(words: readonly Word[], from: number): boolean {
  const [participle, before] = [words[from - 1], words[from - 2]];
  if (participle === undefined || words[from]?.follows !== true) return false;
  if (colours.has(participle.lower)) return true;
  if (!participle.lower.endsWith('ed')) return false;
  if (before === undefined || !participle.follows) return true;
  if (isVerb(before.lower) && !auxiliaries.has(before.lower)) return true;
  return determiners.has(before.lower) || (prepositions.has(before.lower) && before.lower !== 'than');
}

/** Removes a description before a name: 'Ibn Battuta' for 'Moroccan scholar Ibn Battuta'. */
function withoutDescription(words: readonly Word[], { from, to }: Run): Run {
  // The first word of the name at the end of the run.
  let start = to;
  while (start > from && isPartOfName(words, start - 1) && (words[start - 1]?.text.length ?? 0) > 1)
    start -= 1;
  const before = words[start - 1];
  const isName = start < to && !isAcronym(words[start]?.text ?? '');
  return isName &&
    start > from &&
    before !== undefined &&
    /^\p{Ll}{3,}$/u.test(before.text) &&
    !nameLinks.has(before.lower) &&
    !isFunctionWord(before.lower)
    ? { from: start, to }
    : { from, to };
}

/** Whether the word before a run is a name with an apostrophe, as in "Halley's Comet". */
function isAfterPossessive(words: readonly Word[], from: number): boolean {
  const before = words[from - 1];
  return (
    before !== undefined &&
    words[from]?.follows === true &&
    isCapitalized(before.text) &&
    /(?:[’']s|s[’'])$/.test(before.text)
  );
}

/** The phrase of a run of nouns. Null if the run cannot be a term. */
function phraseOf(sentence: string, words: readonly Word[], nounRun: Run): Phrase | null {
  const run = withoutDescription(words, withoutAdjectives(words, withoutVerb(words, nounRun)));
  const inRun = words.slice(run.from, run.to);
  const [first] = inRun;
  const last = inRun.at(-1);
  if (first === undefined || last === undefined) return null;
  if (inRun.length === 1 && first.text.length === 1) return null;
  // 'Torsades de' is incomplete.
  if (nameLinks.has(last.lower)) return null;
  const surroundings = surroundingsOf(words, run);
  const { before } = surroundings;
  const isName = isOneName(words, run);
  // 'Square' in 'St Peter's Square' is only a part of a name.
  if (isName && isAfterPossessive(words, run.from)) return null;
  if (inRun.length > (isName || isCapitalized(first.text) ? maxNameWords : maxWords)) return null;
  if (inRun.every(isGeneric) || inRun.every(({ text: word }) => isMeasure(word))) return null;
  // After adjectives at the start of a sentence, the noun alone is another term: 'Red blood cells contain iron'.
  if (run.from > 0 && words.findIndex(({ lower }) => !isAdjective(lower)) === run.from) return null;
  if ((!isName || inRun.length === 1) && isAfterQualifier(words, run.from)) return null;
  if (!isName && (isGeneric(first) || isMixed(words, run, before))) return null;
  const text = sentence.slice(first.start, last.end);
  return {
    text,
    key: text.normalize('NFKC') === text ? keyOf(inRun) : termKey(text),
    start: first.start,
    end: last.end,
    isInitial: run.from === 0,
    evidence: evidenceOf(surroundings) + (isName || isAcronym(text) ? 1 : 0),
    context: contextOf(surroundings, last),
  };
}

/** The phrases of an English sentence that can be terms, in order. */
export function phrasesOf(sentence: string, words: readonly Word[]): Phrase[] {
  return nounRuns(words)
    .map((run) => phraseOf(sentence, words, run))
    .filter((phrase) => phrase !== null);
}
