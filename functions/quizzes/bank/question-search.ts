import type { Difficulty, QuestionType } from '../../../core/quizzes/question.ts';
import { beginningOf } from '../../../core/quizzes/search-words.ts';
import { searchedWords } from '../../../core/search/words.ts';
import type { Actor } from '../../platform/actor.ts';
import { conceptKey } from './question-search-words.ts';
import { ownedBy, type QuestionFilter } from './question.store.ts';

/** A filter of bank questions. Null matches everything. */
export interface QuestionSearch {
  /** The bank to search. Null: the actor's own, or all banks for admins. */
  readonly bankId: string | null;
  /** Prefixes of words in text, concepts, answers and explanations, in any order and case. */
  readonly search: string | null;
  readonly categoryId: string | null;
  readonly concept: string | null;
  readonly difficulty: Difficulty | null;
  readonly type: QuestionType | null;
}

/** The filter of matching bank questions. The caller has checked that the actor can read the bank. */
export function bankFilter(actor: Actor, terms: QuestionSearch): QuestionFilter {
  const { bankId, search, categoryId, concept, difficulty, type } = terms;
  return {
    ...(bankId === null ? ownedBy(actor) : { ownerId: { $eq: bankId } }),
    quizId: null,
    ...(categoryId !== null && { categoryId: { $eq: categoryId } }),
    ...(concept !== null && { conceptKeys: { $eq: conceptKey(concept) } }),
    ...(difficulty !== null && { difficulty: { $eq: difficulty } }),
    ...(type !== null && { type: { $eq: type } }),
    ...withWords(searchedWords(search ?? '')),
  };
}

/** The questions of these banks that contain all the words. */
export function inBanks(bankIds: readonly string[], words: readonly string[]): QuestionFilter {
  return { ownerId: { $in: bankIds }, quizId: null, deletedAt: null, ...withWords(words) };
}

function withWords(words: readonly string[]): QuestionFilter {
  return words.length === 0
    ? {}
    : { $and: words.map((word) => ({ beginnings: { $eq: beginningOf(word) } })) };
}
