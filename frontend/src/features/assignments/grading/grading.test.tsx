import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api, badGateway } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import {
  assignmentOf,
  givenAssignment,
  givenCourse,
  givenSubmissions,
  grace,
  inDays,
  submissionOf,
} from '../testing/given-assignments.ts';

const at = '/course/c1/assignment/a1';
const staff = { canGrade: true, submission: null };
const of = (id: string, studentName: string, part: object = {}) =>
  submissionOf({ id, studentName, revision: 1, ...part });
const points = () => screen.findByRole('textbox', { name: 'Points, of 20' }, patient);

function given(more: object = {}) {
  givenCourse({ user: grace, access: 'GRADER' });
  givenAssignment(assignmentOf({ ...staff, ...more }));
  return givenSubmissions({
    s1: of('s1', 'Ada'),
    s2: of('s2', 'Emmy', { text: 'Another proof.' }),
    s3: of('s3', 'Alan', { status: 'GRADED', grade: 12, lateDeduction: 0, points: 12 }),
  });
}

describe('a grader', () => {
  it('sees the students with the state of their work, and cannot edit the assignment', async () => {
    given();
    openSite(at);
    expect(
      await screen.findByText(
        '4 students: 2 to grade, 1 graded and not returned, 1 not submitted.',
        {},
        patient,
      ),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /^Alan/ })).toHaveTextContent('12 of 20');
    expect(within(screen.getByRole('row', { name: /^Kurt/ })).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete the assignment' })).toBeNull();
  });

  it('grades one submission after the other with Enter', async () => {
    const state = given();
    const { user, address } = openSite(at);
    await user.click(await screen.findByRole('button', { name: 'Grade 2 submissions' }, patient));
    expect(await screen.findByText('Choose N greater than 1/ε.')).toBeVisible();
    await waitFor(async () => expect(await points()).toHaveFocus());
    await user.keyboard('18{Enter}');
    expect(await screen.findByText('Another proof.')).toBeVisible();
    expect(address()).toBe(`${at}?submission=s2`);
    await waitFor(async () => expect(await points()).toHaveFocus());
    expect(await points()).toHaveValue('');
    await user.keyboard('0{Enter}');
    expect(await screen.findByText('The grade is saved.')).toBeVisible();
    expect(state.sent).toEqual([
      { id: 's1', input: { grade: 18, feedback: '' }, revision: 1 },
      { id: 's2', input: { grade: 0, feedback: '' }, revision: 1 },
    ]);
  });

  it('has to enter a number', async () => {
    const state = given();
    const { user } = openSite(`${at}?submission=s1`);
    await user.type(await points(), 'ten{Enter}');
    expect(await screen.findByText('Enter the points, for example 0.')).toBeVisible();
    expect(state.sent).toEqual([]);
  });

  it('sees what late work loses while the points are typed', async () => {
    given({ dueAt: inDays(-2), lateRule: { __typename: 'LateRule', percentPerDay: 10 } });
    const { user } = openSite(`${at}?submission=s1`);
    await user.type(await points(), '15');
    expect(await screen.findByText('2 days late: 4 points less. 11 of 20 count.')).toBeVisible();
  });

  it('returns one grade, and its changes are visible at once', async () => {
    const state = given();
    const { user } = openSite(`${at}?submission=s1`);
    await user.type(await points(), '17');
    await user.type(screen.getByRole('textbox', { name: 'Feedback' }), 'Well argued.');
    await user.click(screen.getByRole('button', { name: 'Save and return' }));
    expect(
      await screen.findByText('This grade is returned: the student sees a change at once.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save and return' })).toBeNull();
    const input = { grade: 17, feedback: 'Well argued.', returned: true };
    expect(state.sent).toEqual([{ id: 's1', input, revision: 1 }]);
  });

  it('returns all grades after confirming', async () => {
    const state = given();
    const { user } = openSite(at);
    await user.click(await screen.findByRole('button', { name: 'Return the grade' }, patient));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Return' }));
    expect(await screen.findByText('4 students: 2 to grade, 1 returned, 1 not submitted.')).toBeVisible();
    expect(state.sent).toEqual([{ assignmentId: 'a1' }]);
  });

  it('has to check a submission that was changed after it was opened', async () => {
    const state = given();
    const { user } = openSite(`${at}?submission=s1`);
    await user.type(await points(), '18');
    state.submissions['s1'] = of('s1', 'Ada', { text: 'A better proof.', number: 2, revision: 5 });
    await user.click(screen.getByRole('button', { name: 'Save and next' }));
    expect(await screen.findByText('A better proof.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('check it, and save again');
    expect(await points()).toHaveValue('18');
    await user.click(screen.getByRole('button', { name: 'Save and next' }));
    expect(await screen.findByText('Another proof.')).toBeVisible();
  });

  it('finds a typed grade again that was not saved', async () => {
    given();
    const { user, unmount } = openSite(`${at}?submission=s1`);
    await user.type(await points(), '13');
    unmount();
    openSite(`${at}?submission=s1`);
    expect(await points()).toHaveValue('13');
    expect(screen.getByText('You typed this grade earlier. It isn’t saved yet.')).toBeVisible();
  });

  it('sees that earlier work had a grade before the student submitted again', async () => {
    const state = given();
    state.submissions['s1'] = of('s1', 'Ada', { number: 2, grade: 9 });
    openSite(`${at}?submission=s1`);
    expect(await screen.findByText(/^The earlier work had 9 points\./, {}, patient)).toBeVisible();
    expect(await points()).toHaveValue('');
  });

  it('can fetch submissions again that did not load', async () => {
    given();
    server.use(api.query('SubmissionRows', badGateway));
    const { user } = openSite(at);
    const retry = await screen.findByRole('button', { name: 'Try again' }, patient);
    expect(screen.getByRole('alert')).toHaveTextContent('The submissions could not be fetched');
    given();
    await user.click(retry);
    expect(await screen.findByText(/^4 students/)).toBeVisible();
  });
});
