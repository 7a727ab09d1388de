/** State of a quiz, for its editors. */
export type QuizState = 'OPEN' | 'CLOSED' | 'NOT_PUBLISHED' | 'DELETED';

interface QuizSwitches {
  readonly isPublished: boolean;
  readonly active: boolean;
  readonly deleted: boolean;
}

/** DELETED and NOT_PUBLISHED take precedence over OPEN and CLOSED. */
export function quizStateOf({ isPublished, active, deleted }: QuizSwitches): QuizState {
  if (deleted) return 'DELETED';
  if (!isPublished) return 'NOT_PUBLISHED';
  return active ? 'OPEN' : 'CLOSED';
}

/** Labels of the states, on all screens. */
export const quizStateLabels: Readonly<Record<QuizState, string>> = {
  OPEN: 'Open',
  CLOSED: 'Closed',
  NOT_PUBLISHED: 'Not published',
  DELETED: 'Deleted',
};
