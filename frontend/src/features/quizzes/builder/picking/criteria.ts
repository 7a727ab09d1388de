import type { Difficulty, QuestionType } from '../../../../../../core/quizzes/question.ts';
import { checkQuestionCount } from '../../../../../../core/quizzes/generation/sourced-question.ts';
import type { GenerateQuizInput } from '../../../../gql/graphql.ts';

/** The settings for generating questions. */
export interface Criteria {
  readonly from: 'bank' | 'text';
  readonly text: string;
  readonly categoryIds: readonly string[];
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly types: readonly QuestionType[];
  /** Null if the field is empty, NaN if its text is not a number. */
  readonly count: number | null;
  /** Seed of an earlier selection to repeat. '' selects new questions. */
  readonly seed: string;
}

export const noCriteria: Criteria = {
  from: 'bank',
  text: '',
  categoryIds: [],
  concepts: [],
  difficulty: null,
  types: [],
  count: 5,
  seed: '',
};

/** Identifies the text or the part of the bank. A repeated request about the same material returns other questions. */
export function materialOf({ from, text, categoryIds, concepts, difficulty }: Criteria): string {
  return from === 'text' ? `text ${text}` : JSON.stringify([categoryIds, concepts, difficulty]);
}

/** Settings whose count is checked. */
export interface CheckedCriteria extends Criteria {
  readonly count: number;
}

/** Whether the number of questions is valid. */
export function hasCount(criteria: Criteria): criteria is CheckedCriteria {
  return checkQuestionCount(criteria.count) === null;
}

/** The settings as the API takes them. */
export function inputOf({ from, text, categoryIds, seed, ...criteria }: CheckedCriteria): GenerateQuizInput {
  const { concepts, difficulty, types, count } = criteria;
  return {
    concepts: [...concepts],
    difficulty,
    types: [...types],
    count,
    fromWeakConcepts: false,
    categoryIds: from === 'bank' ? [...categoryIds] : [],
    ...(from === 'text' && { text }),
    ...(seed.trim() !== '' && { seed: seed.trim() }),
  };
}
