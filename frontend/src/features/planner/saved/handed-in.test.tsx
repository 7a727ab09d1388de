import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, answered, api, signedInAs } from '../../../testing/accounts.ts';
import { listedQuiz } from '../../../testing/listed-quiz.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { workedCourse } from '../testing/given.ts';
import { exams } from '../testing/given-gradebook.ts';
import { progressOf } from '../testing/quiz-progress.ts';
import { savedAs } from '../testing/saved-course.ts';

/** A member opens a course whose item ‘Final’ a quiz grades. The only attempt waits to be graded, or for its release. */
async function openCourse({
  ownGrades = [],
  isPending = true,
}: { ownGrades?: readonly object[]; isPending?: boolean } = {}) {
  signedInAs(ada);
  const officialAttempt = { __typename: 'AttemptSummary', id: 'a2', isPending } as const;
  const ownPlan = { __typename: 'OwnPlan', targetGrade: 90, grades: [], items: [] };
  const course = { ...workedCourse(), categories: exams.categories, name: 'Algebra', targetGrade: 80 };
  const member = {
    canEdit: false,
    access: 'MEMBER',
    createdBy: 'Grace Hopper',
    ownCourseGrade: null,
  } as const;
  server.use(
    api.query('SavedCourse', answered({ course: savedAs(course, { ...member, ownGrades, ownPlan }) })),
    api.query('CourseQuizzes', answered({ quizzes: [listedQuiz('q2', 'Work', { gradedItemId: 'c1.i2' })] })),
    api.query('CourseQuizProgress', answered({ quizProgress: [progressOf('q2', { officialAttempt })] })),
  );
  openSite('/course/c1');
  return screen.findByRole('link', { name: 'See your result of the quiz “Work”' }, patient);
}

it('an item whose quiz was handed in shows that it waits to be graded, with a link to the attempt', async () => {
  const link = await openCourse();
  expect(link.parentElement).toHaveTextContent('Handed in. It waits to be graded.');
  expect(link).toHaveAttribute('href', '/quiz/q2?attempt=a2');
  expect(screen.getByText('Final is handed in and waits to be graded.')).toBeVisible();
});

it('an item whose quiz was graded says that its grade is not released yet', async () => {
  const link = await openCourse({ isPending: false });
  expect(link.parentElement).toHaveTextContent('Handed in. Its grade in this course is not released yet.');
  expect(screen.getByText('Final is handed in. Its grade in this course is not released yet.')).toBeVisible();
});

it.each([true, false])(
  'an item whose quiz was handed in shows only its grade once that is released',
  async (isPending) => {
    const grade = { __typename: 'OwnGrade', itemId: 'c1.i2', points: 15, status: null, feedback: '' };
    await openCourse({ isPending, ownGrades: [grade] });
    expect(screen.getByRole('textbox', { name: 'Grade of Final' })).toHaveValue('15');
    expect(screen.queryByText(/handed in/i)).toBeNull();
  },
);
