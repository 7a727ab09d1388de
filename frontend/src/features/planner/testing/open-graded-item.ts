import { screen } from '@testing-library/react';
import { ada, answered, api, signedInAs } from '../../../testing/accounts.ts';
import { listedQuiz, notRegraded } from '../../../testing/listed-quiz.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { exams } from './given-gradebook.ts';
import { workedCourse } from './given.ts';
import { progressOf } from './quiz-progress.ts';
import { savedAs } from './saved-course.ts';

/** An attempt that was not regraded, as the planner fetches it. */
export const attempt = (id: string) => ({ __typename: 'AttemptSummary', id, ...notRegraded }) as const;

interface GradedItem {
  /** The released grades of the student. */
  ownGrades?: readonly object[];
  target?: number;
  quiz?: Partial<ReturnType<typeof listedQuiz>>;
  progress?: Partial<ReturnType<typeof progressOf>>;
}

/**
 * A member opens a course with the open item ‘Midterm’, and with the item ‘Final’ of 20 points, which the quiz ‘Work’
 * grades. The attempt that counts is ‘a2’. Returns the link to it.
 */
export function openGradedItem(given: GradedItem) {
  signedInAs(ada);
  gradedItemIs(given);
  openSite('/course/c1');
  return screen.findByRole('link', { name: 'See your result of the quiz “Work”' }, patient);
}

/** The replies of the mocked server about the course of `openGradedItem`. */
export function gradedItemIs({ ownGrades = [], target = 80, quiz, progress }: GradedItem): void {
  const ownPlan = { __typename: 'OwnPlan', targetGrade: target, grades: [], items: [] };
  const course = { ...workedCourse(), categories: exams.categories, name: 'Algebra', targetGrade: target };
  const member = {
    canEdit: false,
    access: 'MEMBER',
    createdBy: 'Grace Hopper',
    ownCourseGrade: null,
  } as const;
  const quizzes = [listedQuiz('q2', 'Work', { gradedItemId: 'c1.i2', ...quiz })];
  const quizProgress = [progressOf('q2', { officialAttempt: attempt('a2'), ...progress })];
  server.use(
    api.query('SavedCourse', answered({ course: savedAs(course, { ...member, ownGrades, ownPlan }) })),
    api.query('CourseQuizzes', answered({ quizzes })),
    api.query('CourseQuizProgress', answered({ quizProgress })),
  );
}
