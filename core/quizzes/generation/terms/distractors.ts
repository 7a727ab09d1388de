import { shuffled, type Random } from '../../random.ts';
import { genericNouns } from '../text/english.ts';
import { stem, termKey, wordsOf } from '../text/words.ts';
import { salience, type Term, type TermBook } from './term-book.ts';

/** Terms to choose from, best first: more would make a long text slow and its distractors no better. */
const poolSize = 300;
const wanted = 3;

export interface DistractorPool {
  readonly terms: readonly Term[];
  /** Stems of a term's definition: what stands in it may be true of the term as well. */
  readonly related: ReadonlyMap<string, ReadonlySet<string>>;
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(({ lower }) => stem(lower)));
}

export function distractorPool({ terms }: TermBook): DistractorPool {
  const pool = [...terms.values()]
    .filter((term) => term.evidence >= 2 && !genericNouns.has(term.key) && term.text.length <= 60)
    .toSorted((a, b) => salience(b) - salience(a) || a.first - b.first || (a.key < b.key ? -1 : 1))
    .slice(0, poolSize);
  const related = new Map(
    [...terms.values()].flatMap(({ key, definition }) =>
      definition === null ? [] : [[key, stemsOf(definition.description)] as const],
    ),
  );
  return { terms: pool, related };
}

/**
 * Whether what is true of one term may be true of the other: named in one breath ('ATP and NADPH'), or one spoken of in
 * the other's definition, as kinds and parts are.
 */
export function areRelated(one: Term, other: Term, { related }: DistractorPool): boolean {
  const speaks = (a: Term, b: Term) =>
    b.key.split(' ').every((word) => related.get(a.key)?.has(word) === true);
  return one.peers.has(other.key) || speaks(one, other) || speaks(other, one);
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
function isAsLong(one: Term, other: Term): boolean {
  return Math.abs(one.text.split(' ').length - other.text.split(' ').length) <= 1;
}

/** Whether number and length do not tell them apart; names are as long as they are, and 'Arras' is no plural. */
function agree(one: Term, other: Term): boolean {
  if (one.kind !== 'NAME') return one.isPlural === other.isPlural && isAsLong(one, other);
  return classOf(one) !== 'THE' || one.isPlural === other.isPlural;
}

/** How well a term could stand in another's place: by kind, number, length and the words around. */
function likeness(answer: Term, term: Term): number {
  const shared = [...term.context].filter((around) => answer.context.has(around)).length;
  const words = Math.abs(answer.text.split(' ').length - term.text.split(' ').length);
  const near = 1 / (1 + Math.abs(answer.first - term.first) / 10);
  const ending = answer.key.slice(-3) === term.key.slice(-3) ? 0.7 : 0;
  const defined = (answer.definition === null) === (term.definition === null) ? 1 : 0;
  const style = answer.definition?.style === term.definition?.style ? 0.7 : 0;
  return (
    Math.min(3, shared) + ending + defined + style + near - words * 0.6 + Math.min(1, salience(term) / 6)
  );
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
  if (classOf(answer) === 'OTHER') return null;
  const inQuestion = stemsOf(shown);
  const taken = new Set(answer.key.split(' '));
  const likes = pool.terms
    .filter(
      (term) =>
        classOf(term) === classOf(answer) &&
        agree(term, answer) &&
        !term.key.split(' ').some((word) => inQuestion.has(word) || taken.has(word)) &&
        !areRelated(answer, term, pool),
    )
    .map((term) => ({ term, score: likeness(answer, term) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, wanted * 2);
  const chosen: Term[] = [];
  for (const { term } of shuffled(likes, random)) {
    const words = term.key.split(' ');
    if (chosen.length === wanted || words.some((word) => taken.has(word))) continue;
    if (chosen.some((other) => areRelated(other, term, pool) || termKey(other.text) === term.key)) continue;
    for (const word of words) taken.add(word);
    chosen.push(term);
  }
  return chosen.length === wanted ? chosen : null;
}
