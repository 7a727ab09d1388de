import type { Difficulty, QuestionType } from '../../../core/quizzes/question.ts';
import { beginningOf, wordsIn } from '../../../core/quizzes/search-words.ts';
import type { Actor } from '../../platform/actor.ts';
import { conceptKey } from './question-search-words.ts';
import { ownedBy, type QuestionFilter } from './question.store.ts';

/** A filter of bank questions. Null matches everything. */
export interface QuestionSearch {
  /** Prefixes of words in text, concepts, answers and explanations, in any order and case. */
  readonly search: string | null;
  readonly categoryId: string | null;
  readonly concept: string | null;
  readonly difficulty: Difficulty | null;
  readonly type: QuestionType | null;
}

/** More words would not make a search more precise. */
const maxWords = 10;

/** The filter of bank questions that the actor can change and that match. */
export function bankFilter(actor: Actor, terms: QuestionSearch): QuestionFilter {
  const { search, categoryId, concept, difficulty, type } = terms;
  const words = wordsIn(search ?? '').slice(0, maxWords);
  return {
    ...ownedBy(actor),
    quizId: null,
    ...(categoryId !== null && { categoryId: { $eq: categoryId } }),
    ...(concept !== null && { conceptKeys: { $eq: conceptKey(concept) } }),
    ...(difficulty !== null && { difficulty: { $eq: difficulty } }),
    ...(type !== null && { type: { $eq: type } }),
    ...(words.length > 0 && { $and: words.map((word) => ({ beginnings: { $eq: beginningOf(word) } })) }),
  };
}
