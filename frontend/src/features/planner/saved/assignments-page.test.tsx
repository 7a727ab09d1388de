import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { ada, answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { workedCourse } from '../testing/given.ts';
import { columnsOfExams, exams } from '../testing/given-gradebook.ts';
import { gradedItemIs, openGradedItem } from '../testing/open-graded-item.ts';
import { savedAs } from '../testing/saved-course.ts';

const grace: SessionUserFragment = { ...ada, role: 'Instructor', instructor: true };
const dueAt = '2031-12-03T12:00:00.000Z';

const listed = (part: object = {}) => ({
  __typename: 'AssignmentMeta',
  id: 'a1',
  title: 'Limits',
  maximumPoints: 20,
  opensAt: null,
  dueAt,
  lateRule: null,
  itemId: null,
  isPublished: true,
  submission: null,
  ...part,
});

const workOf = (status: string, points: number | null = null) => ({
  submission: { __typename: 'AssignmentSubmission', id: `of-${status}`, status, points },
});

const assignmentsAre = (assignments: object[]) =>
  server.use(api.query('CourseAssignments', answered({ assignments })));

const list = async () =>
  within(await screen.findByRole('list', { name: 'Assignments of this course' }, patient));

function openAsOwner(assignments: object[], deletedAssignments: object[] = []) {
  signedInAs(grace);
  const course = { ...workedCourse(), categories: exams.categories, name: 'Algebra' };
  server.use(
    api.query('SavedCourse', answered({ course: savedAs(course) })),
    api.query('DeletedAssignments', answered({ deletedAssignments })),
    api.query('LinkableQuizzes', answered({ quizzes: [] })),
    api.query('GradebookColumns', answered({ gradebookColumns: columnsOfExams })),
  );
  assignmentsAre(assignments);
  return openSite('/course/c1?tab=assignments');
}

function openAsMember(assignments: object[]) {
  signedInAs(ada);
  gradedItemIs({});
  assignmentsAre(assignments);
  return openSite('/course/c1?tab=assignments');
}

describe('the assignments of a course', () => {
  it('lead editors to the first one while there are none', async () => {
    openAsOwner([]);
    expect(await screen.findByText(/^No assignments yet\. Write what/, {}, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'New assignment' })).toHaveAttribute(
      'href',
      '/course/c1/assignment/new',
    );
  });

  it('are explained to students while there are none', async () => {
    openAsMember([]);
    expect(await screen.findByText(/^No assignments yet\. Work that/, {}, patient)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New assignment' })).toBeNull();
  });

  it('have their due date, points and state for editors', async () => {
    openAsOwner([listed(), listed({ id: 'a2', title: 'Series', dueAt: null, isPublished: false })]);
    const rows = (await list()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/^LimitsDue Wed, Dec 3, 2031, 12:00 PM · 20 pointsPublished$/);
    expect(rows[1]).toHaveTextContent(/^SeriesNo due date · 20 pointsNot published$/);
  });

  it('have the student’s own status and grade', async () => {
    openAsMember([
      listed(),
      listed({ id: 'a2', title: 'Series', ...workOf('LATE') }),
      listed({ id: 'a3', title: 'Bounds', ...workOf('RETURNED', 17.5) }),
    ]);
    const rows = (await list()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Not submitted$/);
    expect(rows[1]).toHaveTextContent(/Submitted late$/);
    expect(rows[2]).toHaveTextContent(/17\.5 of 20Returned$/);
    expect((await list()).queryByRole('button')).toBeNull();
  });

  it('are deleted, and restored from the notice', async () => {
    const sent = vi.fn();
    const { user } = openAsOwner([listed()]);
    server.use(
      api.mutation('DeleteAssignment', ({ variables }) => {
        sent('delete', variables['id']);
        assignmentsAre([]);
        return answered({ deleteAssignment: 'a1' })();
      }),
      api.mutation('RestoreAssignment', ({ variables }) => {
        sent('restore', variables['id']);
        assignmentsAre([listed()]);
        return answered({ restoreAssignment: { __typename: 'Assignment', id: 'a1', title: 'Limits' } })();
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete Limits' }, patient));
    expect(await screen.findByText(/^No assignments yet/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await list()).getByRole('link', { name: 'Limits' })).toBeVisible();
    expect(sent.mock.calls).toEqual([
      ['delete', 'a1'],
      ['restore', 'a1'],
    ]);
  });

  it('stay if they are not deleted, with the reason', async () => {
    const { user } = openAsOwner([listed()]);
    server.use(api.mutation('DeleteAssignment', refusal('Only editors can.', 'FORBIDDEN')));
    await user.click(await screen.findByRole('button', { name: 'Delete Limits' }, patient));
    expect(await screen.findByText(/‘Limits’ wasn’t deleted\. Only editors can\./)).toBeVisible();
    expect((await list()).getByRole('link', { name: 'Limits' })).toBeVisible();
  });

  it('that were deleted can be restored', async () => {
    const deleted = { deletedAt: new Date().toISOString(), restoreExpiresAt: '2031-12-03T12:00:00.000Z' };
    openAsOwner([], [{ __typename: 'DeletedAssignment', id: 'a9', title: 'Old work', ...deleted }]);
    expect(await screen.findByRole('button', { name: 'Restore Old work' }, patient)).toBeVisible();
  });
});

describe('an item that an assignment grades', () => {
  const linked = (part: object = {}) => listed({ itemId: 'c1.i1', ...part });

  it.each([
    ['Submit the assignment “Limits”', {}],
    ['See your work for the assignment “Limits”', workOf('SUBMITTED')],
    ['See your grade of the assignment “Limits”', workOf('RETURNED', 18)],
    ['Graded by the assignment “Limits”', { opensAt: dueAt, dueAt: null }],
  ])('leads the student to it: %s', async (name, part) => {
    assignmentsAre([linked(part)]);
    await openGradedItem({});
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', '/course/c1/assignment/a1');
  });

  it('has the due date of the assignment', async () => {
    assignmentsAre([linked()]);
    await openGradedItem({});
    expect(await screen.findByText(/Dec 3, 2031/)).toBeVisible();
  });

  it('names the assignment instead of the choice of a quiz', async () => {
    const { user } = openAsOwner([linked()]);
    await user.click(await screen.findByRole('tab', { name: 'Grades' }, patient));
    expect(await screen.findByRole('link', { name: 'Graded by the assignment “Limits”' })).toBeVisible();
    const menus = await screen.findAllByRole('button', { name: 'More for Midterm' });
    await user.click(menus.at(-1) as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: /^Details/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Details' }));
    expect(await dialog.findByText(/^Returned grades of the assignment/)).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: 'Graded by a quiz' })).toBeNull();
  });
});
