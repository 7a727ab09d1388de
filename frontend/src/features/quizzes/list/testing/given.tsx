import { Suspense } from 'react';
import { QuizzesScreen, SessionProvider } from '../../../../app/screens.ts';
import type {
  QuizCategoriesQuery,
  QuizCategoryUseQuery,
  QuizListQuery,
  QuizProgressQuery,
} from '../../../../gql/graphql.ts';
import { ada, answered, api } from '../../../../testing/accounts.ts';
import { renderSite } from '../../../../testing/render.tsx';
import { server } from '../../../../testing/server.ts';
import { notRegraded } from '../../../../testing/listed-quiz.ts';

type Quiz = NonNullable<QuizListQuery['quizzes']>[number];
type Category = NonNullable<QuizCategoriesQuery['quizCategories']>[number];
type Progress = NonNullable<QuizProgressQuery['quizProgress']>[number];

export const teacher = { ...ada, role: 'Instructor', instructor: true } as const;

export { listedQuiz as quiz } from '../../../../testing/listed-quiz.ts';

export const category = (id: string, categoryName: string, more: Partial<Category> = {}): Category => ({
  __typename: 'QuizCategory',
  id,
  categoryName,
  active: true,
  bankId: 'mine',
  isOwn: true,
  canEdit: true,
  bankQuestionCount: 0,
  ...more,
});

/** Mocks the use of the category with the ID `c`. */
export const categoryUseIs = (more: Partial<NonNullable<QuizCategoryUseQuery['quizCategoryUse']>> = {}) =>
  server.use(
    api.query(
      'QuizCategoryUse',
      answered({
        quizCategoryUse: {
          __typename: 'QuizCategoryUse',
          id: 'c',
          quizCount: 1,
          questionCount: 10,
          ...more,
        },
      }),
    ),
  );

export const progress = (quizId: string, more: Partial<Progress> = {}): Progress => ({
  __typename: 'QuizProgress',
  quizId,
  quizTitle: quizId,
  isClosed: false,
  attemptsUsed: 1,
  inProgressAttempt: null,
  officialAttempt: null,
  pendingAttempt: null,
  ownGrade: null,
  ...more,
});

export const openAttempt: NonNullable<Progress['inProgressAttempt']> = {
  __typename: 'AttemptSummary',
  id: 'open',
  kind: 'GRADED',
  startedAt: '2026-11-21T09:00:00.000Z',
  dueAt: null,
};

export const submitted = (
  id: string,
  percent: number | null,
  isPending = false,
  submittedAt = '2026-09-01T10:00:00.000Z',
): Progress['officialAttempt'] => ({
  __typename: 'AttemptSummary',
  id,
  percent,
  isPending,
  submittedAt,
  resultAt: submittedAt,
  ...notRegraded,
});

export const quizzesAre = (...quizzes: Quiz[]) => server.use(api.query('QuizList', answered({ quizzes })));
export const categoriesAre = (...quizCategories: Category[]) =>
  server.use(api.query('QuizCategories', answered({ quizCategories })));
export const progressIs = (...quizProgress: Progress[]) =>
  server.use(api.query('QuizProgress', answered({ quizProgress })));

/** Opens the screen. */
export function openQuizzes(at = '/quiz/categories') {
  return renderSite(
    <>
      <Suspense>
        <SessionProvider />
      </Suspense>
      <Suspense>
        <QuizzesScreen />
      </Suspense>
    </>,
    { at },
  );
}
