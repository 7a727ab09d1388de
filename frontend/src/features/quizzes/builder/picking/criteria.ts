import {
  questionTypes,
  type Difficulty,
  type QuestionType,
} from '../../../../../../core/quizzes/question.ts';
import {
  materialKey,
  parseCode,
  type Selection,
} from '../../../../../../core/quizzes/generation/selection-code.ts';
import {
  checkQuestionCount,
  textQuestionTypes,
} from '../../../../../../core/quizzes/generation/sourced-question.ts';
import type { GenerateQuizInput } from '../../../../gql/graphql.ts';
import type { ChosenNote } from '../../../../lib/notes/note-questions.ts';

/** The settings for generating questions. */
export interface Criteria {
  readonly from: 'bank' | 'text' | 'note';
  readonly text: string;
  /** Null while no note is chosen. */
  readonly note: ChosenNote | null;
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
  note: null,
  categoryIds: [],
  concepts: [],
  difficulty: null,
  types: [],
  count: 5,
  seed: '',
};

/** Identifies the text, the note or the part of the bank. A repeated request about it returns other questions. */
export function materialOf({ from, text, note, categoryIds, concepts, difficulty }: Criteria): string {
  if (from === 'bank') return JSON.stringify([categoryIds, concepts, difficulty]);
  return from === 'text' ? `text ${text}` : `note ${note?.id ?? ''}`;
}

/** Whether there is something to generate questions from. */
export function hasMaterial({ from, text, note }: Criteria): boolean {
  return from === 'bank' || (from === 'text' ? text.trim() !== '' : note !== null);
}

/** The question types that the bank, a text or a note can give. */
export function possibleTypes(from: Criteria['from']): readonly QuestionType[] {
  return from === 'bank' ? questionTypes : textQuestionTypes;
}

/** The chosen types that the bank, the text or the note can give. */
export function possibleChoice({ from, types }: Criteria): QuestionType[] {
  const possible = possibleTypes(from);
  return types.filter((type) => possible.includes(type));
}

/** Settings whose count is checked. */
export interface CheckedCriteria extends Criteria {
  readonly count: number;
}

/** Whether the number of questions is valid. */
export function hasCount(criteria: Criteria): criteria is CheckedCriteria {
  return checkQuestionCount(criteria.count) === null;
}

/** The settings of a code, which repeats a selection with its number and types of questions. Empty for other texts. */
export function settingsOfCode(code: string): Partial<Criteria> {
  const { count, types } = parseCode(code)?.selections.at(-1) ?? {};
  return count === undefined || types === undefined ? {} : { count, types };
}

/** The settings that a code repeats. */
export function selectionOf(criteria: CheckedCriteria): Selection {
  return { count: criteria.count, types: possibleChoice(criteria) };
}

/** Identifies the text, the note or the part of the bank in the code after `seed`. Only the server knows the text of a note. */
export function codedMaterialOf(criteria: Criteria, seed: string): string {
  const { from, text, categoryIds, concepts, difficulty } = criteria;
  if (from === 'note') return parseCode(seed)?.material ?? '';
  return materialKey(from === 'text' ? { text } : { text: null, categoryIds, concepts, difficulty });
}

/** The settings as the API takes them. */
export function inputOf(criteria: CheckedCriteria): GenerateQuizInput {
  const { from, text, note, categoryIds, seed, concepts, difficulty, count } = criteria;
  return {
    concepts: from === 'bank' ? [...concepts] : [],
    difficulty: from === 'bank' ? difficulty : null,
    types: possibleChoice(criteria),
    count,
    fromWeakConcepts: false,
    categoryIds: from === 'bank' ? [...categoryIds] : [],
    ...(from === 'text' && { text }),
    ...(from === 'note' && { noteId: note?.id ?? '' }),
    ...(seed.trim() !== '' && { seed: seed.trim() }),
  };
}
