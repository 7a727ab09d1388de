import { shuffled, type Random } from '../../random.ts';
import { genericNouns } from '../text/english.ts';
import { isCapitalized, stem, wordsOf } from '../text/split-words.ts';
import { stemsIn } from './definitions.ts';
import { headGroup } from './kinship.ts';
import { withoutTitle } from './name-kinds.ts';
import { commonplaceNames, firstNames } from './name-lists.ts';
import { areKin, groupsFor, isInGroup } from './option-groups.ts';
import type { Term, TermBook } from './term-book.ts';
import { alike, classOf, isKnownPlace, isNational, nationalEnding } from './term-classes.ts';

/** Maximum number of terms to choose from. A larger pool slows down long texts and does not improve the distractors. */
const poolSize = 300;
const needed = 3;
/** A choice among three is still a question, among two it is a guess. */
const fewest = 2;

/** A term with the values that it is compared by. */
interface PooledTerm {
  readonly term: Term;
  readonly className: string;
  readonly words: number;
}

export interface DistractorPool {
  readonly terms: readonly Term[];
  readonly classes: ReadonlyMap<string, readonly PooledTerm[]>;
  /** Terms from outside of the text, by class: for options, if the text has too few. */
  readonly outside: ReadonlyMap<string, readonly PooledTerm[]>;
}

function stemsOf(text: string): Set<string> {
  return new Set(
    wordsOf(text).flatMap(({ lower }) => {
      const whole = lower.replace(/[’']s$/, '');
      // 'Austria-Hungary' speaks of Austria.
      return [whole, ...(whole.includes('-') ? whole.split('-') : [])].map(stem);
    }),
  );
}

/** `outside`: terms from outside of the text. Terms that are also in the text are not used as such. */
export function distractorPool({ terms }: TermBook, outside: readonly Term[] = []): DistractorPool {
  const pool = [...terms.values()]
    .filter((term) => term.evidence >= 2 && !genericNouns.has(term.key) && term.text.length <= 60)
    // The main person of a text is easily seen to be wrong, and so is the Earth among countries.
    .filter((term) => !term.isMainName && !isNational(term) && !commonplaceNames.has(term.text.toLowerCase()))
    .toSorted((a, b) => b.salience - a.salience || a.first - b.first || (a.key < b.key ? -1 : 1))
    .slice(0, poolSize);
  const others = outside.filter(({ key }) => !terms.has(key) && !genericNouns.has(key));
  return { terms: pool, classes: byClass(pool), outside: byClass(others) };
}

function byClass(terms: readonly Term[]): Map<string, PooledTerm[]> {
  return Map.groupBy(terms.map(toPooled), ({ className }) => className);
}

function toPooled(term: Term): PooledTerm {
  return { term, className: classOf(term), words: countSpaced(term) };
}

function countSpaced({ text }: Term): number {
  return text.split(' ').length;
}

/** Whether the definition of the first term names the second one. A statement about the first may then be true of the second. */
function speaksOf({ definition }: Term, { keyWords }: Term): boolean {
  if (definition === null) return false;
  const stems = stemsIn(definition);
  return keyWords.every((word) => stems.has(word));
}

/**
 * Whether a statement about one term may be true of the other. This is assumed if the text lists them together
 * ('ATP and NADPH'), or if the definition of one names the other, as it does for kinds and parts.
 */
export function areRelated(one: Term, other: Term): boolean {
  return one.peers.has(other.key) || speaksOf(one, other) || speaksOf(other, one);
}

/** 'Homozygous' next to 'genotype': by its ending, a label is no noun. */
export function isAdjectival({ text, definition }: Term): boolean {
  return (
    definition?.style === 'LABEL' && /^\p{L}{3,}(?:ous|ly|ive|able|ible|less|ful|al|ic|ar|ary)$/u.test(text)
  );
}

/** Whether two terms have the same last word: 'isobaric process', 'adiabatic process'. */
function shareHead(one: Term, other: Term): boolean {
  const head = headGroup(one.keyWords);
  return head !== null && head === headGroup(other.keyWords);
}

const counted = ['a _', 'an _', 'each _', 'every _', 'one _'];

/** Whether the text uses a singular noun with an article only ('a cell') or without one only ('water'). */
function usageOf({ context, isPlural }: Term): 'COUNT' | 'MASS' | null {
  if (isPlural) return null;
  const isCounted = counted.some((around) => context.has(around));
  if (isCounted === context.has('bare _')) return null;
  return isCounted ? 'COUNT' : 'MASS';
}

/** What precedes a blank. */
export type Article = 'THE' | 'A' | 'NONE';

/** 'The _____ shows …' has no place for 'Depreciation', and 'the _____ of 1991' none for 'Mexico'. */
export function agreesWithArticle(
  { kind, nameKind, definition, context, isPlural }: Term,
  article: Article,
): boolean {
  // Nothing shows how a label of a list is used in a sentence.
  if (nameKind === 'PERSON' || definition?.style === 'LABEL' || context.size === 0) return true;
  const hasThe = context.has('the _');
  if (kind !== 'COMMON') return hasThe === (article === 'THE');
  if (isPlural) return article !== 'A';
  const isCounted = counted.some((around) => context.has(around));
  if (article === 'NONE') return context.has('bare _');
  return isCounted || (hasThe && (article === 'THE' || !context.has('bare _')));
}

/** 'The energy of water' has no place for 'cell': a noun without an article cannot replace one that needs it. */
function isUsedAlike(one: Term, other: Term): boolean {
  const [a, b] = [usageOf(one), usageOf(other)];
  return a === null || b === null || a === b;
}

/** 'Light' and 'sunlight' may both be right. */
function isPartOf(one: Term, other: Term): boolean {
  const [a, b] = [one.key.replaceAll(' ', ''), other.key.replaceAll(' ', '')];
  return a.includes(b) || b.includes(a);
}

/** Whether the lengths of two terms differ by at most one word. Students guess that the longest option is the answer. */
function isAsLong(one: PooledTerm, other: PooledTerm): boolean {
  return Math.abs(one.words - other.words) <= 1;
}

/**
 * Whether two terms have the same grammatical number and a similar length. The length of names is ignored. Their number is
 * compared only for names with an article, because 'Arras' ends in an s and is no plural.
 */
function agree(one: PooledTerm, other: PooledTerm): boolean {
  const isSameNumber = one.term.isPlural === other.term.isPlural;
  if (one.className === 'COMMON')
    return isSameNumber && isAsLong(one, other) && isUsedAlike(one.term, other.term);
  return one.className !== 'THE' || isSameNumber;
}

const maxShared = 3;
/** Maximum number of contexts to compare; a frequent term has many. */
const maxContext = 200;

/**
 * Counts the contexts that two terms share, up to three. A context is a neighbouring word and the term's
 * position next to it.
 */
function sharedContext(one: Term, other: Term): number {
  const [few, many] = one.context.size < other.context.size ? [one, other] : [other, one];
  let [shared, compared] = [0, 0];
  for (const around of few.context) {
    compared += 1;
    if (many.context.has(around)) shared += 1;
    if (shared === maxShared || compared === maxContext) break;
  }
  return shared;
}

/** Scores how well a term can replace the answer: by shared contexts, length, ending, definition, distance and salience. */
function likeness({ term: answer, words: length }: PooledTerm, { term, words: other }: PooledTerm): number {
  const shared = sharedContext(answer, term);
  const words = Math.abs(length - other);
  const near = 1 / (1 + Math.abs(answer.first - term.first) / 10);
  const ending = answer.key.slice(-3) === term.key.slice(-3) ? 0.7 : 0;
  const defined = (answer.definition === null) === (term.definition === null) ? 1 : 0;
  const style = answer.definition?.style === term.definition?.style ? 0.7 : 0;
  const kin = shareHead(answer, term) ? 2 : 0;
  // A word that occurs once is often not about the subject of the text.
  const isRepeated = term.count > 1 ? 0.7 : 0;
  return (
    kin + shared + isRepeated + ending + defined + style + near - words * 0.6 + Math.min(1, term.salience / 6)
  );
}

/** 'Louis XIV' is no choice among composers. */
function isRegnal({ text }: Term): boolean {
  return /\s[IVX]+$/.test(text);
}

/** 'At Bryant and May': of two names that lists do not have, one may be a part of a company's. */
function isPartOfPair(term: Term): boolean {
  return !isKnownPlace(term) && (term.context.has('_ and') || term.context.has('and _'));
}

/** 'Francis', whose last name the text does not repeat. */
function isFirstName({ text }: Term): boolean {
  return firstNames.has(withoutTitle(text).toLowerCase());
}

/** 'English verbs' and 'modal verbs': a kind by its origin is no choice among kinds by their nature. */
function hasNationalOrigin({ text }: Term): boolean {
  const [first = '', ...rest] = text.split(' ');
  return rest.length > 0 && isCapitalized(first) && nationalEnding.test(first);
}

/** Whether a term has the form of the answer, and names neither the answer nor anything in the question. */
function isFitting(asked: PooledTerm, one: PooledTerm, isTaken: (word: string) => boolean): boolean {
  if (!agree(one, asked) || isPartOf(asked.term, one.term) || measures.test(one.term.text)) return false;
  if (!alike.test(asked.className) && !areKin(asked.term, one.term)) return false;
  if (asked.className === 'PERSON' && isRegnal(asked.term) !== isRegnal(one.term)) return false;
  if (asked.className === 'TOWN' && isPartOfPair(one.term)) return false;
  if (asked.className === 'PERSON' && isFirstName(one.term) && !isFirstName(asked.term)) return false;
  if (asked.className === 'COMMON' && isAdjectival(asked.term) !== isAdjectival(one.term)) return false;
  if (
    asked.className === 'COMMON' &&
    asked.words > 1 &&
    hasNationalOrigin(asked.term) !== hasNationalOrigin(one.term)
  )
    return false;
  return !distinctive(one.term, asked.term).some(isTaken);
}

/** The words of a term without the last one, if that is the last one of the answer, too. */
function distinctive(term: Term, answer: Term): readonly string[] {
  return shareHead(term, answer) ? term.keyWords.slice(0, -1) : term.keyWords;
}

/** A unit is no term. */
const measures =
  /^(?:[mkµnMG]?[VAWgLsJmN]|mg|kg|km|cm|mm|µs|ms|dL|mL|mol|kcal|cal|Hz|kHz|MHz|Pa|kPa|mmHg|[KMGT]B|ppm|dB|eV|°C)$/;

/** What the options of a question have to suit, besides the answer. */
export interface Place {
  /** The question, without the answer. */
  readonly shown: string;
  /** What precedes the blank. Undefined if the options replace nothing. */
  readonly article?: Article;
}

/**
 * Chooses two or three terms of the answer's class that are wrong answers as far as the text shows. No distractor shares a word with
 * `shown`, the answer or another distractor. None is related to the answer or another distractor. Null if there are too few.
 */
export function distractorsFor(
  answer: Term,
  shown: string,
  pool: DistractorPool,
  random: Random,
): readonly Term[] | null {
  for (const group of groupsFor(answer)) {
    const chosen = chooseFromText(answer, { shown }, group, pool, random);
    if (chosen.length >= fewest) return chosen;
  }
  return null;
}

/**
 * Like `distractorsFor`, for the options of a question: if the text has fewer than three, terms from outside of the text
 * are added. Nothing shows that a statement about them is false, but they are no part of the text that is asked about.
 */
export function optionsFor(
  answer: Term,
  place: Place,
  pool: DistractorPool,
  random: Random,
): readonly Term[] | null {
  for (const group of groupsFor(answer)) {
    const chosen = chooseFromText(answer, place, group, pool, random);
    const options = withOutside(chosen, answer, place, group, pool, random);
    if (options.length >= fewest) return options;
  }
  return null;
}

function withOutside(
  chosen: readonly Term[],
  answer: Term,
  { shown }: Place,
  group: string | null,
  pool: DistractorPool,
  random: Random,
): readonly Term[] {
  const asked = toPooled(answer);
  const outside = asked.className === 'OTHER' ? [] : (pool.outside.get(asked.className) ?? []);
  if (chosen.length >= needed || outside.length === 0) return chosen;
  const all = [...chosen];
  const taken = stemsOf(shown);
  for (const term of [answer, ...chosen]) for (const word of distinctive(term, answer)) taken.add(word);
  for (const one of shuffled(outside, random)) {
    if (all.length === needed) break;
    if (group !== null && !one.term.groups.has(group)) continue;
    if (!isFitting(asked, one, (word) => taken.has(word))) continue;
    for (const word of distinctive(one.term, answer)) taken.add(word);
    all.push(one.term);
  }
  return all;
}

function chooseFromText(
  answer: Term,
  { shown, article }: Place,
  group: string | null,
  pool: DistractorPool,
  random: Random,
): readonly Term[] {
  const asked = toPooled(answer);
  // The text does not show what a name of this class refers to, so nothing shows which names can replace it.
  if (asked.className === 'OTHER') return [];
  const inQuestion = stemsOf(shown);
  // The last word of the answer is a hint if no other option has it.
  const taken = new Set(answer.keyWords);
  const fitting = (pool.classes.get(asked.className) ?? []).filter(
    (one) =>
      (group === null || isInGroup(one.term, group)) &&
      (article === undefined || agreesWithArticle(one.term, article)) &&
      isFitting(asked, one, (word) => inQuestion.has(word) || taken.has(word)) &&
      !areRelated(answer, one.term),
  );
  const known = fitting.filter(({ term }) => isKnownPlace(term));
  const candidates = (asked.className === 'TOWN' && known.length >= fewest ? known : fitting)
    .map((one) => ({ term: one.term, score: likeness(asked, one) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, needed * 2);
  const chosen: Term[] = [];
  for (const { term } of shuffled(candidates, random)) {
    const words = distinctive(term, answer);
    if (chosen.length === needed || words.some((word) => taken.has(word))) continue;
    if (chosen.some((other) => areRelated(other, term))) continue;
    for (const word of words) taken.add(word);
    chosen.push(term);
  }
  return chosen;
}
