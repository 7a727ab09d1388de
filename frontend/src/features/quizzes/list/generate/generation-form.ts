import { checkQuestionCount } from '../../../../../../core/quizzes/generation/sourced-question.ts';
import type { Difficulty, GenerateQuizInput } from '../../../../gql/graphql.ts';
import type { ChosenNote } from '../../../../lib/notes/note-questions.ts';

/** The settings of a practice quiz to generate. */
export interface GenerationForm {
  readonly source: 'bank' | 'text' | 'note';
  readonly title: string;
  readonly courseId: string | null;
  readonly categoryIds: readonly string[];
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly isFromWeak: boolean;
  readonly text: string;
  /** Null while no note is chosen. */
  readonly note: ChosenNote | null;
  /** As typed. */
  readonly count: string;
}

export type GenerationErrors = Partial<Record<keyof GenerationForm, string>>;

export const blankGeneration: GenerationForm = {
  source: 'bank',
  title: '',
  courseId: null,
  categoryIds: [],
  concepts: [],
  difficulty: null,
  isFromWeak: false,
  text: '',
  note: null,
  count: '10',
};

export const maxTextLength = 200_000;

/** The errors by field. */
export function checkGeneration({ source, text, note, count }: GenerationForm): GenerationErrors {
  const countProblem = checkQuestionCount(Number(count));
  return {
    ...(countProblem !== null && { count: countProblem }),
    ...(source === 'text' && textProblem(text)),
    ...(source === 'note' && note === null && { note: 'Choose a note to generate questions from.' }),
  };
}

function textProblem(text: string): GenerationErrors {
  if (text.trim() === '') return { text: 'Paste a text to generate questions from.' };
  if (text.length <= maxTextLength) return {};
  const over = (text.length - maxTextLength).toLocaleString('en');
  return {
    text: `The text is ${over} characters over the maximum of ${maxTextLength.toLocaleString('en')}.`,
  };
}

/** The settings as the API takes them. */
export function inputOf(form: GenerationForm): GenerateQuizInput {
  const { source, title, courseId, categoryIds, concepts, difficulty, isFromWeak, text, note, count } = form;
  const whole = { title: title.trim() === '' ? null : title.trim(), courseId, count: Number(count) };
  if (source === 'text') return { ...whole, text };
  if (source === 'note') return { ...whole, noteId: note?.id ?? '' };
  const chosen = { categoryIds: [...categoryIds], concepts: [...concepts], difficulty };
  return { ...whole, ...chosen, fromWeakConcepts: isFromWeak };
}

export interface GenerationFieldsProps {
  form: GenerationForm;
  errors: GenerationErrors;
  onChange: (changes: Partial<GenerationForm>) => void;
}
