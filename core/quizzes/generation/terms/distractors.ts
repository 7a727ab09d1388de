import { shuffled, type Random } from '../../random.ts';
import { genericNouns } from '../text/english.ts';
import { stem, termKey, wordsOf } from '../text/words.ts';
import { stemsIn } from './definitions.ts';
import type { Term, TermBook } from './term-book.ts';

/** Terms to choose from, best first: more would make a long text slow and its distractors no better. */
const poolSize = 300;
const wanted = 3;

/** A term with what it is compared by. */
interface PooledTerm {
  readonly term: Term;
  readonly className: string;
  readonly words: number;
}

export interface DistractorPool {
  readonly terms: readonly Term[];
  readonly classes: ReadonlyMap<string, readonly PooledTerm[]>;
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(({ lower }) => stem(lower)));
}

export function distractorPool({ terms }: TermBook): DistractorPool {
  const pool = [...terms.values()]
    .filter((term) => term.evidence >= 2 && !genericNouns.has(term.key) && term.text.length <= 60)
    .toSorted((a, b) => b.salience - a.salience || a.first - b.first || (a.key < b.key ? -1 : 1))
    .slice(0, poolSize);
  return { terms: pool, classes: Map.groupBy(pool.map(toPooled), ({ className }) => className) };
}

function toPooled(term: Term): PooledTerm {
  return { term, className: classOf(term), words: countSpaced(term) };
}

function countSpaced({ text }: Term): number {
  return text.split(' ').length;
}

/** Whether the definition of one names the other: what stands in it may be true of the term as well. */
function speaksOf({ definition }: Term, { keyWords }: Term): boolean {
  if (definition === null) return false;
  const said = stemsIn(definition);
  return keyWords.every((word) => said.has(word));
}

/**
 * Whether what is true of one term may be true of the other: named in one breath ('ATP and NADPH'), or one spoken of in
 * the other's definition, as kinds and parts are.
 */
export function areRelated(one: Term, other: Term): boolean {
  return one.peers.has(other.key) || speaksOf(one, other) || speaksOf(other, one);
}

const aroundPlaces = ['in _', 'at _', 'near _', 'from _'];
const aroundPeople = ['by _', '_ verb', '_ was', '_ who', '_ whose', '_ himself', '_ herself'];

/** Names with an article ('the Directory'), of places, of people and of others do not stand for one another. */
function classOf({ kind, context, text }: Term): string {
  if (kind !== 'NAME') return kind;
  if (context.has('the _')) return 'THE';
  const isPerson = aroundPeople.some((around) => context.has(around));
  if (!isPerson && aroundPlaces.some((around) => context.has(around))) return 'PLACE';
  return isPerson || text.includes(' ') ? 'PERSON' : 'OTHER';
}

/** The one option that is longer than all others looks like the answer. */
function isAsLong(one: PooledTerm, other: PooledTerm): boolean {
  return Math.abs(one.words - other.words) <= 1;
}

/** Whether number and length do not tell them apart; names are as long as they are, and 'Arras' is no plural. */
function agree(one: PooledTerm, other: PooledTerm): boolean {
  const isSameNumber = one.term.isPlural === other.term.isPlural;
  if (one.term.kind !== 'NAME') return isSameNumber && isAsLong(one, other);
  return one.className !== 'THE' || isSameNumber;
}

const mostShared = 3;
/** Of a term that is in many places, the first are enough. */
const mostContext = 200;

/** How many of the words around two terms are the same, up to three. */
function sharedContext(one: Term, other: Term): number {
  const [few, many] = one.context.size < other.context.size ? [one, other] : [other, one];
  let [shared, looked] = [0, 0];
  for (const around of few.context) {
    looked += 1;
    if (many.context.has(around)) shared += 1;
    if (shared === mostShared || looked === mostContext) break;
  }
  return shared;
}

/** How well a term could stand in another's place: by kind, number, length and the words around. */
function likeness({ term: answer, words: length }: PooledTerm, { term, words: other }: PooledTerm): number {
  const shared = sharedContext(answer, term);
  const words = Math.abs(length - other);
  const near = 1 / (1 + Math.abs(answer.first - term.first) / 10);
  const ending = answer.key.slice(-3) === term.key.slice(-3) ? 0.7 : 0;
  const defined = (answer.definition === null) === (term.definition === null) ? 1 : 0;
  const style = answer.definition?.style === term.definition?.style ? 0.7 : 0;
  return shared + ending + defined + style + near - words * 0.6 + Math.min(1, term.salience / 6);
}

/**
 * Three terms of the same kind that are wrong where `answer` is right, as far as the text tells: none stands in
 * `shown`, shares a word with the answer or another, or is spoken of in its definition. Null when there are fewer.
 */
export function distractorsFor(
  answer: Term,
  shown: string,
  pool: DistractorPool,
  random: Random,
): readonly Term[] | null {
  // Of names that are neither known to be people nor places, nobody can tell what could stand in their place.
  const asked = toPooled(answer);
  if (asked.className === 'OTHER') return null;
  const inQuestion = stemsOf(shown);
  const taken = new Set(answer.keyWords);
  const likes = (pool.classes.get(asked.className) ?? [])
    .filter(
      (one) =>
        agree(one, asked) &&
        !one.term.keyWords.some((word) => inQuestion.has(word) || taken.has(word)) &&
        !areRelated(answer, one.term),
    )
    .map((one) => ({ term: one.term, score: likeness(asked, one) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, wanted * 2);
  const chosen: Term[] = [];
  for (const { term } of shuffled(likes, random)) {
    if (chosen.length === wanted || term.keyWords.some((word) => taken.has(word))) continue;
    if (chosen.some((other) => areRelated(other, term) || termKey(other.text) === term.key)) continue;
    for (const word of term.keyWords) taken.add(word);
    chosen.push(term);
  }
  return chosen.length === wanted ? chosen : null;
}
