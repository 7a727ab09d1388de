import type { Difficulty, GenerateQuizInput } from '../../../../gql/graphql.ts';

/** The settings of a practice quiz to generate. */
export interface Wish {
  readonly source: 'bank' | 'text';
  readonly title: string;
  readonly courseId: string | null;
  readonly categoryIds: readonly string[];
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly isFromWeak: boolean;
  readonly text: string;
  /** As typed. */
  readonly count: string;
}

export type WishErrors = Partial<Record<keyof Wish, string>>;

export const blankWish: Wish = {
  source: 'bank',
  title: '',
  courseId: null,
  categoryIds: [],
  concepts: [],
  difficulty: null,
  isFromWeak: false,
  text: '',
  count: '10',
};

const maxQuestions = 50;
export const maxTextLength = 200_000;

/** The errors by field. */
export function checkWish({ source, text, count }: Wish): WishErrors {
  const number = Number(count);
  const isCount = Number.isInteger(number) && number >= 1 && number <= maxQuestions;
  return {
    ...(!isCount && { count: `Enter a whole number from 1 to ${maxQuestions}.` }),
    ...(source === 'text' && textProblem(text)),
  };
}

function textProblem(text: string): WishErrors {
  if (text.trim() === '') return { text: 'Paste a text to generate questions from.' };
  if (text.length <= maxTextLength) return {};
  const over = (text.length - maxTextLength).toLocaleString('en');
  return {
    text: `The text is ${over} characters over the maximum of ${maxTextLength.toLocaleString('en')}.`,
  };
}

export function inputOf(wish: Wish): GenerateQuizInput {
  const { source, title, courseId, categoryIds, concepts, difficulty, isFromWeak, text, count } = wish;
  const whole = { title: title.trim() === '' ? null : title.trim(), courseId, count: Number(count) };
  if (source === 'text') return { ...whole, text };
  const chosen = { categoryIds: [...categoryIds], concepts: [...concepts], difficulty };
  return { ...whole, ...chosen, fromWeakConcepts: isFromWeak };
}

export interface WishFieldsProps {
  wish: Wish;
  errors: WishErrors;
  onChange: (changes: Partial<Wish>) => void;
}
