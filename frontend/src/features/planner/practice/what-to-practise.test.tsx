import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '../../../app/screens.ts';
import { ada, answered, api, badGateway, knownAs, signedInAs } from '../../../testing/accounts.ts';
import { listedQuiz } from '../../../testing/listed-quiz.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { category, course, item, workedCourse } from '../testing/given.ts';
import { exams } from '../testing/given-gradebook.ts';
import { attempt } from '../testing/open-graded-item.ts';
import { button, openPlanner } from '../testing/open-planner.tsx';
import { progressOf } from '../testing/quiz-progress.ts';
import { savedAs } from '../testing/saved-course.ts';

const essay = { __typename: 'EssayEvidence', attemptId: 'a1', quizId: 'q1', quizTitle: 'Kant' };
const weak = (...concepts: string[]) =>
  concepts.map((concept) => ({
    __typename: 'WeakConcept',
    concept,
    strength: 0.25,
    answers: 1,
    cards: 1,
    essay: null,
  }));

/** Opens a saved course with a weak concept. */
const openCourse = (opened = workedCourse()) => {
  server.use(
    api.query('SavedCourse', answered({ course: savedAs(opened) })),
    api.query('WhatToPractise', answered({ weakConcepts: weak('Entropy') })),
  );
  return openSite('/course/c1');
};

const plannerUser = (
  <Suspense>
    <SessionProvider />
  </Suspense>
);
const practiceSection = () => screen.findByRole('heading', { name: 'What to practise' }, patient);
const sentence = () => screen.getByText(/Weak in/).textContent;

beforeEach(() => signedInAs(ada));

describe('practice in the planner', () => {
  it('shows the grade that all open items need, and the weak concepts of this course only', async () => {
    const requestSpy = vi.fn();
    server.use(
      api.query('SavedCourse', answered({ course: savedAs(workedCourse()) })),
      api.query('WhatToPractise', ({ variables }) => {
        requestSpy(variables);
        return answered({ weakConcepts: weak('Entropy', 'Enthalpy', 'Work', 'Heat', 'Cycles') })();
      }),
    );
    openSite('/course/c1');
    await practiceSection();
    expect(sentence()).toBe(
      'For 85, you need 87 on everything still open. Weak in this course: Entropy, Enthalpy, Work and 2 more.',
    );
    expect(screen.getByRole('link', { name: 'Start practising' })).toHaveAttribute(
      'href',
      '/practice?courseId=c1&start=now',
    );
    expect(requestSpy.mock.calls).toEqual([[{ courseId: 'c1' }]]);
  });

  it('leads to the feedback if only essays ask about the weak concepts', async () => {
    server.use(
      api.query('SavedCourse', answered({ course: savedAs(workedCourse()) })),
      api.query(
        'WhatToPractise',
        answered({ weakConcepts: weak('Ethics').map((one) => ({ ...one, essay })) }),
      ),
    );
    openSite('/course/c1');
    await practiceSection();
    expect(screen.getByRole('link', { name: 'Read the feedback' })).toHaveAttribute(
      'href',
      '/quiz/q1?attempt=a1',
    );
    expect(screen.queryByRole('link', { name: 'Start practising' })).toBeNull();
  });

  it.each([
    ['does not name an item whose quiz is handed in', 0, 'For 90, you need 16 on Final. Weak in'],
    [
      'names an item whose quiz can be taken again',
      1,
      'For 90, you need 16 on everything still open. Weak in',
    ],
  ])('%s', async (_, attemptsLeft, expected) => {
    const [exam] = exams.categories;
    const known = {
      ...exam?.items[0],
      itemId: 'c1.i0',
      name: 'Lab',
      weight: 20,
      knownScores: true,
      grade: 10,
    };
    const categories = [{ ...exam, items: [known, ...(exam?.items ?? [])] }] as typeof exams.categories;
    const opened = { ...workedCourse(), categories, targetGrade: 90 };
    const officialAttempt = attempt('a1');
    const ownPlan = { __typename: 'OwnPlan', targetGrade: 90, grades: [], items: [] };
    const member = { canEdit: false, access: 'MEMBER', ownCourseGrade: null, ownPlan } as const;
    const ownGrades = [{ __typename: 'OwnGrade', itemId: 'c1.i0', points: 10, status: null, feedback: '' }];
    server.use(
      api.query('SavedCourse', answered({ course: savedAs(opened, { ...member, ownGrades }) })),
      api.query('WhatToPractise', answered({ weakConcepts: weak('Entropy') })),
      api.query(
        'CourseQuizzes',
        answered({ quizzes: [listedQuiz('q1', 'Quiz', { gradedItemId: 'c1.i1' })] }),
      ),
      api.query(
        'CourseQuizProgress',
        answered({
          quizProgress: [
            progressOf('q1', { officialAttempt, pendingAttempt: officialAttempt, attemptsLeft }),
          ],
        }),
      ),
    );
    openSite('/course/c1');
    await practiceSection();
    await screen.findByText('Midterm is handed in and waits to be graded.');
    expect(sentence()).toContain(expected);
  });

  it('shows the recommended grade in target mode, too', async () => {
    const { user } = openCourse();
    await practiceSection();
    await user.click(button('Achieve target'));
    expect(screen.getByText(/^To finish with 85, you need/)).toHaveTextContent('87 on Final Exam');
    expect(sentence()).toMatch(/^For 85, you need 87 on everything still open\./);
  });

  it.each([
    ['none is needed', 40],
    ['the target is out of reach', 99],
  ])('shows no grade if %s', async (_, targetGrade) => {
    const all = [category('Exams', [item('Exam 1', 50, 90), item('Exam 2', 50)])];
    openCourse(course(all, { targetGrade }));
    await practiceSection();
    expect(sentence()).toBe('Weak in this course: Entropy.');
  });

  it.each([
    ['nothing is weak in this course', answered({ weakConcepts: [] })],
    ['the request fails', badGateway],
  ])('is absent if %s', async (_, reply) => {
    const requestSpy = vi.fn();
    server.use(
      api.query('SavedCourse', answered({ course: savedAs(workedCourse()) })),
      api.query('WhatToPractise', () => {
        requestSpy();
        return reply();
      }),
    );
    openSite('/course/c1');
    await screen.findByText(/^You’re at/, {}, patient);
    await waitFor(() => expect(requestSpy).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { name: 'What to practise' })).toBeNull();
  });

  it.each([
    ['for an unsaved course, which has no quizzes', ada],
    ['for signed-out users', null],
  ])('is not requested %s', async (_, user) => {
    if (user === null) localStorage.clear();
    knownAs(user);
    const requestSpy = vi.fn();
    server.use(
      api.query('WhatToPractise', () => {
        requestSpy();
        return answered({ weakConcepts: weak('Entropy') })();
      }),
    );
    openPlanner(workedCourse(), plannerUser);
    await screen.findByText(/^You’re at/);
    expect(requestSpy).not.toHaveBeenCalled();
    expect(screen.queryByRole('heading', { name: 'What to practise' })).toBeNull();
  });
});
