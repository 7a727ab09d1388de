import type { AttemptKind, QuizAvailability } from '../../../gql/graphql.ts';
import { attemptAddress, quizAddress } from '../../../lib/quizzes/quiz-address.ts';
import { quizDateOf, type QuizDate } from '../../../lib/quizzes/quiz-date.ts';

/** What an attempt waits for that is handed in and has no released grade. */
export type HandedIn = 'TO_GRADE' | 'TO_RELEASE';

/** The link from an item to the quiz that grades it. */
export interface ItemQuizLink {
  readonly to: string;
  readonly text: string;
  /** What the student’s attempt waits for once it is handed in: a person who grades it, or the release of its grade. Null before. */
  readonly handedIn: HandedIn | null;
  readonly quizId: string;
  readonly title: string;
  /**
   * The date of the quiz, which students see instead of the item’s due date. Null if the quiz has no date, or is not published.
   */
  readonly date: QuizDate | null;
}

interface GradingQuiz {
  readonly id: string;
  readonly title: string;
  readonly isPublished: boolean;
  readonly dueAt: string | null;
  readonly closesAt: string | null;
  readonly isClosed: boolean;
  readonly availability: QuizAvailability;
}

interface Progress {
  readonly inProgressAttempt: { readonly id: string; readonly kind: AttemptKind } | null;
  readonly officialAttempt: { readonly id: string; readonly isPending: boolean } | null;
}

const quizName = ({ title }: Pick<GradingQuiz, 'title'>) => `the quiz “${title || 'No title'}”`;

/** The link for the staff of the course, to the quiz with its results. */
export const staffQuizLink = (quiz: Omit<GradingQuiz, 'isClosed' | 'availability'>): ItemQuizLink => ({
  ...commonFields(quiz),
  to: quizAddress(quiz.id),
  text: `Graded by ${quizName(quiz)}`,
  handedIn: null,
});

const commonFields = ({
  id,
  title,
  isPublished,
  ...dates
}: Omit<GradingQuiz, 'isClosed' | 'availability'>) => ({
  quizId: id,
  title,
  date: isPublished ? quizDateOf(dates) : null,
});

/**
 * The link for a student: to the attempt in progress, else to the result, else to the quiz.
 *
 * @param progress Undefined before the first attempt.
 */
export function itemQuizLink(graded: GradingQuiz, progress: Progress | undefined): ItemQuizLink {
  const official = progress?.officialAttempt;
  const handedIn = official ? (official.isPending ? 'TO_GRADE' : 'TO_RELEASE') : null;
  return { ...commonFields(graded), ...nextStep(graded, progress), handedIn };
}

function nextStep(graded: GradingQuiz, progress: Progress | undefined): Pick<ItemQuizLink, 'to' | 'text'> {
  const { id, isClosed, availability } = graded;
  const quiz = quizName(graded);
  const open = progress?.inProgressAttempt;
  // A retry does not change the grade of the item.
  if (open?.kind === 'GRADED' && !isClosed)
    return { to: attemptAddress(id, open.id), text: `Resume ${quiz}` };
  const official = progress?.officialAttempt;
  if (official) return { to: attemptAddress(id, official.id), text: `See your result of ${quiz}` };
  const canStart = !isClosed && availability === 'OPEN';
  return { to: quizAddress(id), text: canStart ? `Start ${quiz}` : `Graded by ${quiz}` };
}
