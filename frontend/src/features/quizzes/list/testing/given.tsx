import { Suspense } from 'react';
import { QuizzesScreen, SessionProvider } from '../../../../app/screens.ts';
import type {
  QuizCategoriesQuery,
  QuizCategoryUseQuery,
  QuizListQuery,
  QuizStandingsQuery,
} from '../../../../gql/graphql.ts';
import { ada, answered, api } from '../../../../testing/accounts.ts';
import { renderSite } from '../../../../testing/render.tsx';
import { server } from '../../../../testing/server.ts';

type Quiz = QuizListQuery['quizzes'][number];
type Category = QuizCategoriesQuery['quizCategories'][number];
type Standing = QuizStandingsQuery['quizStandings'][number];

export const teacher = { ...ada, role: 'Instructor', instructor: true } as const;

export { listedQuiz as quiz } from '../../../../testing/listed-quiz.ts';

export const category = (id: string, categoryName: string, more: Partial<Category> = {}): Category => ({
  __typename: 'QuizCategory',
  id,
  categoryName,
  active: true,
  bankQuestionCount: 0,
  ...more,
});

/** Who uses the category with the id `c`. */
export const useIs = (more: Partial<NonNullable<QuizCategoryUseQuery['quizCategoryUse']>> = {}) =>
  server.use(
    api.query(
      'QuizCategoryUse',
      answered({
        quizCategoryUse: {
          __typename: 'QuizCategoryUse',
          id: 'c',
          instructorCount: 1,
          otherInstructorCount: 0,
          quizCount: 1,
          questionCount: 10,
          ownQuizCount: 1,
          ownQuestionCount: 10,
          ...more,
        },
      }),
    ),
  );

export const standing = (quizId: string, more: Partial<Standing> = {}): Standing => ({
  __typename: 'QuizStanding',
  quizId,
  quizTitle: quizId,
  closed: false,
  attemptsUsed: 1,
  open: null,
  counting: null,
  ...more,
});

export const openAttempt: NonNullable<Standing['open']> = {
  __typename: 'AttemptSummary',
  id: 'open',
  kind: 'GRADED',
  startedAt: '2026-11-21T09:00:00.000Z',
  dueAt: null,
};

export const handedIn = (id: string, percent: number | null, pending = false): Standing['counting'] => ({
  __typename: 'AttemptSummary',
  id,
  percent,
  pending,
  submittedAt: '2026-09-01T10:00:00.000Z',
  resultAt: '2026-09-01T10:00:00.000Z',
});

export const quizzesAre = (...quizzes: Quiz[]) => server.use(api.query('QuizList', answered({ quizzes })));
export const categoriesAre = (...quizCategories: Category[]) =>
  server.use(api.query('QuizCategories', answered({ quizCategories })));
export const standingsAre = (...quizStandings: Standing[]) =>
  server.use(api.query('QuizStandings', answered({ quizStandings })));

/** The screen as somebody meets it. */
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
