import { shuffled, type Random } from '../../random.ts';
import { genericNouns } from '../text/english.ts';
import { isCapitalized, stem, wordsOf } from '../text/split-words.ts';
import { stemsIn } from './definitions.ts';
import { headGroup } from './kinship.ts';
import { withoutTitle } from './name-kinds.ts';
import { commonplaceNames, firstNames } from './name-lists.ts';
import { areKin, groupsFor, isInGroup } from './option-groups.ts';
import type { TermBook } from './term-book.ts';
import type { Term } from './term.ts';
import { alike, classOf, isKnownPlace, isNational, nationalEnding } from './term-classes.ts';

/** Maximum number of terms to choose from. A larger pool slows down long texts and does not improve the distractors. */
const poolSize = 300;
/** Maximum distractors of a question. */
const maxDistractors = 3;
/** Minimum distractors. With only one, the question would have two options, and guessing would be too easy. */
const minDistractors = 2;

/** A term with the values by which it is compared. */
interface PooledTerm {
  readonly term: Term;
  readonly className: string;
  readonly words: number;
}

export interface DistractorPool {
  readonly terms: readonly Term[];
  readonly classes: ReadonlyMap<string, readonly PooledTerm[]>;
  /** Terms from outside the text, by class. They are used as options if the text has too few terms. */
  readonly outside: ReadonlyMap<string, readonly PooledTerm[]>;
}

function stemsOf(text: string): Set<string> {
  return new Set(
    wordsOf(text).flatMap(({ lower }) => {
      const whole = lower.replace(/[’']s$/, '');
      // 'Austria-Hungary' contains 'Austria'.
      return [whole, ...(whole.includes('-') ? whole.split('-') : [])].map(stem);
    }),
  );
}

/**
 * The terms of a text that can be distractors. `outside`: further terms, which are ignored if
 * the text has them, too.
 */
export function distractorPool({ terms }: TermBook, outside: readonly Term[] = []): DistractorPool {
  const pool = [...terms.values()]
    .filter((term) => term.evidence >= 2 && !genericNouns.has(term.key) && term.text.length <= 60)
    // Students notice at once that the main person of a text is wrong, or the Earth among countries.
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

/**
 * Whether the definition of the first term contains the second term. Then a statement about one can be true for the
 * other.
 */
function definitionMentions({ definition }: Term, { keyWords }: Term): boolean {
  if (definition === null) return false;
  const stems = stemsIn(definition);
  return keyWords.every((word) => stems.has(word));
}

/**
 * Whether a statement about one term can be true for the other term. This is assumed if the text lists them together
 * ('ATP and NADPH'), or if the definition of one term contains the other.
 */
export function areRelated(one: Term, other: Term): boolean {
  return one.peers.has(other.key) || definitionMentions(one, other) || definitionMentions(other, one);
}

/** Whether a label is an adjective by its ending, such as 'homozygous' in a list with 'genotype'. */
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

const countedContexts = ['a _', 'an _', 'each _', 'every _', 'one _'];

/**
 * COUNT if the text always uses a singular noun with an article ('a cell'), MASS if never ('water'). Null for plurals,
 * or if the text does both or neither.
 */
function usageOf({ context, isPlural }: Term): 'COUNT' | 'MASS' | null {
  if (isPlural) return null;
  const isCounted = countedContexts.some((around) => context.has(around));
  if (isCounted === context.has('bare _')) return null;
  return isCounted ? 'COUNT' : 'MASS';
}

/** The article before a blank. */
export type Article = 'THE' | 'A' | 'NONE';

/** Whether a term can follow the article before a blank. 'Mexico' cannot fill 'the _____ of 1991'. */
export function agreesWithArticle(
  { kind, nameKind, definition, context, isPlural }: Term,
  article: Article,
): boolean {
  // It is unknown how a label of a list is used in a sentence.
  if (nameKind === 'PERSON' || definition?.style === 'LABEL' || context.size === 0) return true;
  const hasThe = context.has('the _');
  if (kind !== 'COMMON') return hasThe === (article === 'THE');
  if (isPlural) return article !== 'A';
  const isCounted = countedContexts.some((around) => context.has(around));
  if (article === 'NONE') return context.has('bare _');
  return isCounted || (hasThe && (article === 'THE' || !context.has('bare _')));
}

/** Whether two nouns are used with the same articles. 'Cell' cannot replace 'water' in 'the energy of water'. */
function isUsedAlike(one: Term, other: Term): boolean {
  const [a, b] = [usageOf(one), usageOf(other)];
  return a === null || b === null || a === b;
}

/** Whether one term contains the other. Then both can be correct: 'light' and 'sunlight'. */
function isPartOf(one: Term, other: Term): boolean {
  const [a, b] = [one.key.replaceAll(' ', ''), other.key.replaceAll(' ', '')];
  return a.includes(b) || b.includes(a);
}

/**
 * Whether the lengths of two terms differ by at most one word. Students guess that the longest option is the answer.
 */
function isAsLong(one: PooledTerm, other: PooledTerm): boolean {
  return Math.abs(one.words - other.words) <= 1;
}

/**
 * Whether two terms have the same grammatical number and a similar length. The length of names is ignored. The number
 * of names is only compared if they have an article, because 'Arras' ends in an s but is not a plural.
 */
function agree(one: PooledTerm, other: PooledTerm): boolean {
  const isSameNumber = one.term.isPlural === other.term.isPlural;
  if (one.className === 'COMMON')
    return isSameNumber && isAsLong(one, other) && isUsedAlike(one.term, other.term);
  return one.className !== 'THE' || isSameNumber;
}

const maxShared = 3;
/** Maximum number of contexts to compare, because a frequent term has many. */
const maxContext = 200;

/**
 * Counts the contexts that two terms share, up to three. A context is the word before or after the term, for example
 * 'the _' or '_ is'.
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

/**
 * Scores how well a term can replace the answer: by shared contexts, length, ending, definition, distance and salience.
 */
function similarity({ term: answer, words: length }: PooledTerm, { term, words: other }: PooledTerm): number {
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

/** Whether a name has a Roman numeral, as monarchs have. 'Louis XIV' would be noticed among composers. */
function isRegnal({ text }: Term): boolean {
  return /\s[IVX]+$/.test(text);
}

/** Whether a name can be a part of a longer name with 'and', such as the company 'Bryant and May'. */
function isPartOfPair(term: Term): boolean {
  return !isKnownPlace(term) && (term.context.has('_ and') || term.context.has('and _'));
}

/** Whether a name is only a first name, such as 'Francis'. */
function isFirstName({ text }: Term): boolean {
  return firstNames.has(withoutTitle(text).toLowerCase());
}

/**
 * Whether a term starts with a nationality. 'English verbs' would be noticed among 'modal verbs' and 'regular verbs'.
 */
function hasNationalOrigin({ text }: Term): boolean {
  const [first = '', ...others] = text.split(' ');
  return others.length > 0 && isCapitalized(first) && nationalEnding.test(first);
}

/** Whether a term has the same form as the answer and no used word. `isTaken`: whether a word is already used. */
function isFitting(asked: PooledTerm, one: PooledTerm, isTaken: (word: string) => boolean): boolean {
  if (!agree(one, asked) || isPartOf(asked.term, one.term) || units.test(one.term.text)) return false;
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

/** The words of a term, without its last word if the answer has the same last word. */
function distinctive(term: Term, answer: Term): readonly string[] {
  return shareHead(term, answer) ? term.keyWords.slice(0, -1) : term.keyWords;
}

/** Units of measurement, which are not terms. */
const units =
  /^(?:[mkµnMG]?[VAWgLsJmN]|mg|kg|km|cm|mm|µs|ms|dL|mL|mol|kcal|cal|Hz|kHz|MHz|Pa|kPa|mmHg|[KMGT]B|ppm|dB|eV|°C)$/;

/** The question that the options of an answer must fit. */
export interface OptionPlace {
  /** The question, without the answer. */
  readonly shown: string;
  /** The article before the blank. Undefined if the question has no blank. */
  readonly article?: Article;
}

/**
 * Chooses two or three terms of the answer's class that are wrong according to the text. A distractor shares no word
 * with `shown`, the answer or another distractor, and is not related to the answer or another distractor. Null if there
 * are fewer than two.
 */
export function distractorsFor(
  answer: Term,
  shown: string,
  pool: DistractorPool,
  random: Random,
): readonly Term[] | null {
  for (const group of groupsFor(answer)) {
    const chosen = chooseFromText(answer, { shown }, group, pool, random);
    if (chosen.length >= minDistractors) return chosen;
  }
  return null;
}

/**
 * Like `distractorsFor`, but if the text has fewer than three distractors, terms from outside the text are added. They
 * are for options only, not for false statements: the text does not show that a statement about them is false.
 */
export function optionsFor(
  answer: Term,
  place: OptionPlace,
  pool: DistractorPool,
  random: Random,
): readonly Term[] | null {
  for (const group of groupsFor(answer)) {
    const chosen = chooseFromText(answer, place, group, pool, random);
    const options = withOutside(chosen, answer, place, group, pool, random);
    if (options.length >= minDistractors) return options;
  }
  return null;
}

function withOutside(
  chosen: readonly Term[],
  answer: Term,
  { shown }: OptionPlace,
  group: string | null,
  pool: DistractorPool,
  random: Random,
): readonly Term[] {
  const asked = toPooled(answer);
  const outside = asked.className === 'OTHER' ? [] : (pool.outside.get(asked.className) ?? []);
  if (chosen.length >= maxDistractors || outside.length === 0) return chosen;
  const all = [...chosen];
  const taken = stemsOf(shown);
  for (const term of [answer, ...chosen]) for (const word of distinctive(term, answer)) taken.add(word);
  for (const one of shuffled(outside, random)) {
    if (all.length === maxDistractors) break;
    if (group !== null && !one.term.groups.has(group)) continue;
    if (!isFitting(asked, one, (word) => taken.has(word))) continue;
    for (const word of distinctive(one.term, answer)) taken.add(word);
    all.push(one.term);
  }
  return all;
}

function chooseFromText(
  answer: Term,
  { shown, article }: OptionPlace,
  group: string | null,
  pool: DistractorPool,
  random: Random,
): readonly Term[] {
  const asked = toPooled(answer);
  // The kind of such a name is unknown, so it is unknown which names can replace it.
  if (asked.className === 'OTHER') return [];
  const inQuestion = stemsOf(shown);
  // Distractors share no word with the answer. An exception is the last word, see `distinctive`.
  const taken = new Set(answer.keyWords);
  const fitting = (pool.classes.get(asked.className) ?? []).filter(
    (one) =>
      (group === null || isInGroup(one.term, group)) &&
      (article === undefined || agreesWithArticle(one.term, article)) &&
      isFitting(asked, one, (word) => inQuestion.has(word) || taken.has(word)) &&
      !areRelated(answer, one.term),
  );
  const known = fitting.filter(({ term }) => isKnownPlace(term));
  const candidates = (asked.className === 'TOWN' && known.length >= minDistractors ? known : fitting)
    .map((one) => ({ term: one.term, score: similarity(asked, one) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxDistractors * 2);
  const chosen: Term[] = [];
  for (const { term } of shuffled(candidates, random)) {
    const words = distinctive(term, answer);
    if (chosen.length === maxDistractors || words.some((word) => taken.has(word))) continue;
    if (chosen.some((other) => areRelated(other, term))) continue;
    for (const word of words) taken.add(word);
    chosen.push(term);
  }
  return chosen;
}
