import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyPlan } from '../../../../../core/gradebook/course-with-plan.ts';
import { ada, answered, api, signedInAs } from '../../../testing/accounts.ts';
import { openedGrades } from '../../../lib/gradebook/opened-grades.ts';
import { memberCourse } from '../../../testing/member-course.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { exams } from '../testing/given-gradebook.ts';
import { workedCourse } from '../testing/given.ts';
import { savedAs } from '../testing/saved-course.ts';

/** Mocks a course of which Ada is a member, with her grades of Midterm and Final. */
function hasGrades(...points: readonly number[]): void {
  const course = { ...workedCourse(), categories: exams.categories, name: 'Algebra' };
  const grades = points.map((earned, at) => ({
    __typename: 'OwnGrade',
    itemId: `c1.i${at + 1}`,
    itemName: ['Midterm', 'Final'][at],
    points: earned,
    maximumPoints: 20,
    status: null,
    feedback: '',
    quizId: null,
    quizPoints: null,
    gradedAt: new Date(Date.now() - at).toISOString(),
    releasedAt: null,
  }));
  const ownStanding = {
    __typename: 'OwnStanding',
    currentGrade: 90,
    letter: null,
    courseGradeLetter: null,
    hasReleasedGrade: true,
    recentGrades: grades,
  };
  const member = { canEdit: false, access: 'MEMBER', ownCourseGrade: null, ownGrades: grades };
  const ownPlan = { __typename: 'OwnPlan', ...emptyPlan };
  server.use(
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query('MemberCourses', answered({ memberCourses: [memberCourse('c1', 'Algebra', { ownStanding })] })),
    api.query('SavedCourse', answered({ course: savedAs(course, { ...member, ownPlan }) })),
  );
}

/** The grades that Home lists as new. */
async function newGrades(): Promise<(string | null)[]> {
  const { unmount } = openSite('/');
  await screen.findByRole('heading', { name: 'Courses you’re in' }, patient);
  const section = screen.queryByRole('region', { name: 'New grades' });
  const names = section ? within(section).getAllByRole('link') : [];
  const texts = names.map(({ textContent }) => textContent);
  unmount();
  return texts;
}

it('an entered grade is new on Home until its student opens the course, and again if it changes', async () => {
  signedInAs(ada);
  hasGrades(18);
  expect(await newGrades()).toEqual(['Midterm']);
  const { unmount } = openSite('/course/c1');
  await screen.findByRole('textbox', { name: 'Grade of Midterm' }, patient);
  // The planner shows the grades a moment before the account has loaded.
  await waitFor(() => expect(openedGrades(ada.id).size).toBe(1), patient);
  unmount();
  expect(await newGrades()).toEqual([]);
  hasGrades(18, 12);
  expect(await newGrades()).toEqual(['Final']);
  hasGrades(19, 12);
  expect(await newGrades()).toEqual(['Midterm', 'Final']);
});
