import type { Difficulty, QuestionType } from '../../../../../../core/quizzes/question.ts';
import type { GenerateQuizInput } from '../../../../gql/graphql.ts';

/** The settings for generating questions. */
export interface Criteria {
  readonly from: 'bank' | 'text';
  readonly text: string;
  readonly categoryIds: readonly string[];
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly types: readonly QuestionType[];
  readonly count: number;
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

/** Identifies the text, or the part of the bank. With the same one, another request brings other questions. */
export function materialOf({ from, text, categoryIds, concepts, difficulty }: Criteria): string {
  return from === 'text' ? `text ${text}` : JSON.stringify([categoryIds, concepts, difficulty]);
}

/** The settings as the API takes them. */
export function inputOf({ from, text, categoryIds, seed, ...criteria }: Criteria): GenerateQuizInput {
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
