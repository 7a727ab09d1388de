import type { Difficulty, QuestionType } from '../../../core/quizzes/question.ts';
import { beginningOf } from '../../../core/quizzes/search-words.ts';
import { searchedWords } from '../../../core/search/words.ts';
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

/** The filter of bank questions that the actor can change and that match. */
export function bankFilter(actor: Actor, terms: QuestionSearch): QuestionFilter {
  const { search, categoryId, concept, difficulty, type } = terms;
  return {
    ...ownedBy(actor),
    quizId: null,
    ...(categoryId !== null && { categoryId: { $eq: categoryId } }),
    ...(concept !== null && { conceptKeys: { $eq: conceptKey(concept) } }),
    ...(difficulty !== null && { difficulty: { $eq: difficulty } }),
    ...(type !== null && { type: { $eq: type } }),
    ...withWords(searchedWords(search ?? '')),
  };
}

/** The questions of one bank with all the words, whatever the role of its owner. */
export function bankOf(ownerId: string, words: readonly string[]): QuestionFilter {
  return { ownerId: { $eq: ownerId }, quizId: null, deletedAt: null, ...withWords(words) };
}

function withWords(words: readonly string[]): QuestionFilter {
  return words.length === 0
    ? {}
    : { $and: words.map((word) => ({ beginnings: { $eq: beginningOf(word) } })) };
}
