import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api, badGateway, knownAs, refusal } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { button, undoOffer } from '../testing/open-planner.tsx';
import {
  alan,
  givenPeople,
  grace,
  gradeOf,
  onServer,
  openPeople,
  sent,
  storesPeople,
} from '../testing/given-people.ts';

givenPeople();

describe('the people of the user’s course', () => {
  it('are listed in order, with their details', async () => {
    await openPeople();
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Grace Hopper',
      'Alan Turing',
    ]);
    expect(screen.getByRole('link', { name: 'linkedin.com/in/grace' })).toHaveAttribute(
      'href',
      grace.linkedin,
    );
    expect(await gradeOf('Grace Hopper')).toHaveValue('91.5');
    expect(await gradeOf('Alan Turing')).toHaveValue('');
    expect(screen.getByText(/finds an invitation under Courses after signing in/)).toBeVisible();
    expect(screen.getByText(/^A grade here is for the whole course/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'gradebook' })).toHaveAttribute(
      'href',
      '/course/c1?tab=gradebook',
    );
  });

  it('are edited in place, with errors at their fields', async () => {
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Edit Grace Hopper' }));
    const row = within(screen.getByRole('group', { name: 'Edit Grace Hopper' }));
    expect(row.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Edit Grace Hopper' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard('Rear Admiral Hopper');
    const takenMessage = 'Somebody in this course has this address already.';
    server.use(
      api.mutation('UpdateStudent', refusal(takenMessage, 'BAD_USER_INPUT', { 'input.email': takenMessage })),
    );
    await user.keyboard('{Enter}');
    const fields = within(screen.getByRole('group', { name: 'Edit Grace Hopper' }));
    await waitFor(() =>
      expect(fields.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(takenMessage),
    );
    storesPeople();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('rowheader', { name: 'Rear Admiral Hopper' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Rear Admiral Hopper' })).toHaveFocus();
    expect(sent).toHaveBeenCalledWith('update', {
      courseId: 'c1',
      studentId: 's1',
      input: {
        name: 'Rear Admiral Hopper',
        role: 'Student',
        email: 'grace@site.test',
        linkedin: 'https://www.linkedin.com/in/grace',
        github: 'grace',
        key: 'S-1',
      },
    });
  });

  it('are added by a form that shows its errors', async () => {
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Add a person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Edsger');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAccessibleDescription(
      'A person with this address finds an invitation under Courses. Nobody gets an email.',
    );
    await user.type(email, 'edsger');
    const problem = 'This is not an email address.';
    server.use(api.mutation('AddStudent', refusal(problem, 'BAD_USER_INPUT', { 'input.email': problem })));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(problem)));
    storesPeople();
    await user.type(email, '@site.test{Enter}');
    expect(await gradeOf('Edsger')).toHaveValue('');
    expect(screen.queryByRole('dialog')).toBeNull();
    const input = { ...blankInput, name: 'Edsger', email: 'edsger@site.test' };
    expect(sent).toHaveBeenCalledWith('add', { courseId: 'c1', input });
  });

  it('are replaced by a link to sign in if the session ended in another tab or on another device', async () => {
    const { user, state } = openSite('/course/c1');
    const tab = await screen.findByRole('tab', { name: 'People' }, patient);
    knownAs(null);
    server.use(api.query('CoursePeople', refusal('Sign in first.', 'UNAUTHENTICATED')));
    await user.click(tab);
    expect(await screen.findByText(/^The people of a saved course are shown to/)).toBeVisible();
    const page = within(screen.getByRole('tabpanel', { name: 'People' }));
    await user.click(page.getByRole('link', { name: 'Sign in' }));
    expect(state()).toEqual({ from: expect.stringMatching(/^\/course\/c1/) });
  });

  it('that don’t load show an error, and load on retry', async () => {
    server.use(api.query('CoursePeople', badGateway));
    const user = await openPeople();
    await screen.findByText(/^The server did not answer/);
    storesPeople();
    await user.click(button('Try again'));
    expect(await gradeOf('Grace Hopper')).toBeVisible();
  });
});

describe('people who are removed from a course', () => {
  it('are gone at once if they have no grades and attempts, and undo restores them', async () => {
    onServer.people = [alan, grace];
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Remove Alan Turing' }));
    await screen.findByText('Removed Alan Turing.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Alan Turing' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Remove Grace Hopper' })).toHaveFocus();
    await user.click(undoOffer());
    expect(await gradeOf('Alan Turing')).toHaveValue('');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Alan Turing',
      'Grace Hopper',
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Alan Turing' })).toHaveFocus());
  });

  it('are removed after a question with the numbers of their grades and attempts', async () => {
    onServer.work = { s1: { gradeCount: 3, attemptCount: 2 } };
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Remove Grace Hopper' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Grace Hopper?' }));
    expect(
      dialog.getByText(
        'Grace Hopper has 3 grades and 2 quiz attempts in this course. Grades of items leave the gradebook, and come back if you add the person again with the same address. The grade of the course comes back only if you select Undo at once. Attempts stay with their quizzes.',
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('rowheader', { name: 'Grace Hopper' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Grace Hopper' }));
    const reason = await screen.findByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveAccessibleDescription('Optional. Only administrators see it, in the audit log.');
    await user.type(reason, ' Changed to another course ');
    await user.click(await screen.findByRole('button', { name: 'Remove the person' }));
    await screen.findByText('Removed Grace Hopper.');
    expect(sent.mock.calls).toEqual([
      ['remove', { courseId: 'c1', studentId: 's1', reason: 'Changed to another course' }],
    ]);
    expect(screen.queryByRole('rowheader', { name: 'Grace Hopper' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Alan Turing' })).toHaveFocus());
    await user.click(undoOffer());
    expect(await gradeOf('Grace Hopper')).toHaveValue('91.5');
  });

  it('lose their grades if they have no address, after a warning', async () => {
    onServer.people = [{ ...alan, email: '' }];
    onServer.work = { s2: { gradeCount: 1, attemptCount: 0 } };
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Remove Alan Turing' }));
    expect(await screen.findByText(/has 1 grade in this course.*can’t be brought back/)).toBeVisible();
    server.use(api.mutation('RemoveStudent', badGateway));
    await user.click(button('Remove the person'));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Alan Turing?' }));
    expect(await dialog.findByText('Nobody was removed')).toBeVisible();
    storesPeople();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Removed Alan Turing.');
    await waitFor(() => expect(button('Add a person')).toHaveFocus());
  });

  it('stay if their grades cannot be counted', async () => {
    server.use(api.query('PersonWork', badGateway));
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Remove Grace Hopper' }));
    await screen.findByText(/^The server did not answer/);
    expect(sent).not.toHaveBeenCalled();
    storesPeople();
    await user.click(button('Try again'));
    expect(await screen.findByRole('dialog', { name: 'Remove Grace Hopper?' })).toBeVisible();
  });

  it('stay if the server does not send the numbers', async () => {
    onServer.work = { s1: { gradeCount: null, attemptCount: null } };
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Remove Grace Hopper' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('grades of people', () => {
  it('are entered in place, and Enter sends them once', async () => {
    const user = await openPeople();
    const grade = await gradeOf('Grace Hopper');
    await user.clear(grade);
    await user.type(grade, '95,5{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent).toHaveBeenCalledWith('grade', { courseId: 'c1', studentId: 's1', grade: 95.5 });
    expect(await gradeOf('Grace Hopper')).toHaveValue('95.5');
    await user.tab();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('are entered one after the other with Enter', async () => {
    const user = await openPeople();
    const grade = await gradeOf('Grace Hopper');
    await user.clear(grade);
    await user.type(grade, '80{Enter}');
    expect(await gradeOf('Alan Turing')).toHaveFocus();
    await user.keyboard('70{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls.map(([, { studentId, grade: given }]) => [studentId, given])).toEqual([
      ['s1', 80],
      ['s2', 70],
    ]);
    // The field of the last person keeps the focus.
    await waitFor(async () => expect(await gradeOf('Alan Turing')).toHaveFocus());
  });

  it('can be a letter of the course', async () => {
    const user = await openPeople();
    const grade = await gradeOf('Grace Hopper');
    await user.clear(grade);
    await user.type(grade, 'q{Enter}');
    expect(grade).toHaveAccessibleDescription(/^The grade must be a number or one of A, A-, B\+/);
    await user.clear(grade);
    await user.type(grade, 'B+{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('grade', expect.objectContaining({ grade: 87 })));
    expect(await gradeOf('Grace Hopper')).toHaveValue('87');
  });

  it('stay after an invalid entry, and Escape restores the stored one', async () => {
    const user = await openPeople();
    const grade = await gradeOf('Grace Hopper');
    await user.type(grade, 'x{Enter}');
    expect(grade).toBeInvalid();
    await user.keyboard('{Escape}');
    expect(grade).toHaveValue('91.5');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('the people of a course with the user as a member', () => {
  it('are read-only', async () => {
    onServer.people = [grace];
    storesPeople(false);
    await openPeople();
    expect(await screen.findByRole('rowheader', { name: 'Grace Hopper' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '91.5' })).toBeVisible();
    expect(
      screen.getByText(/^Only the owner and the co-instructors of this course can change its people/),
    ).toBeVisible();
    for (const name of ['Add a person', 'Import people', 'Export people', 'Remove Grace Hopper'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('have only the grade for the whole course, with a link to the grade from the items', async () => {
    onServer.people = [alan];
    storesPeople(false);
    const user = await openPeople();
    expect(
      await screen.findByText(/^A grade here is one that an instructor entered for the whole course/),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Grades' }));
    expect(screen.getByRole('tab', { name: 'Grades' })).toHaveAttribute('aria-selected', 'true');
  });
});

const blankInput = { name: '', role: '', email: '', linkedin: '', github: '', key: '', grade: null };
