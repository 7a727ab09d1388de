import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { ada, answered, api, badGateway, knownAs, refusal, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { workedCourse } from '../testing/given.ts';
import { button } from '../testing/open-planner.tsx';
import { savedAs } from '../testing/saved-course.ts';

const grace: PersonRowFragment = {
  __typename: 'Student',
  id: 's1',
  name: 'Grace Hopper',
  role: 'Student',
  email: 'grace@site.test',
  linkedin: 'https://www.linkedin.com/in/grace',
  github: 'grace',
  key: 'S-1',
  grade: 91.5,
  membership: 'MEMBER',
};
const alan: PersonRowFragment = { ...grace, id: 's2', name: 'Alan Turing', linkedin: '', grade: null };

/** The people on the mocked server, as a list that responses change. */
let people: PersonRowFragment[];
let lastId = 2;
const sent = vi.fn();

function storesPeople(canEdit = true): void {
  const access = canEdit ? 'OWNER' : 'MEMBER';
  const course = () => ({ __typename: 'SavedCourse', id: 'c1', canEdit, access, staff: [], people });
  server.use(
    api.query(
      'SavedCourse',
      answered({ course: savedAs(workedCourse({ name: 'Algebra' }), { canEdit, access }) }),
    ),
    api.query('CoursePeople', () => HttpResponse.json({ data: { course: course() } })),
    api.mutation('AddStudent', ({ variables }) => {
      sent('add', variables);
      const added = { ...grace, ...variables['input'], id: `s${(lastId += 1)}` };
      people = [...people, added];
      return HttpResponse.json({ data: { addStudent: added } });
    }),
    api.mutation('RemoveStudent', ({ variables }) => {
      people = people.filter(({ id }) => id !== variables['studentId']);
      return HttpResponse.json({ data: { removeStudent: String(variables['studentId']) } });
    }),
    api.mutation('UpdateStudent', ({ variables }) => {
      sent('update', variables);
      return HttpResponse.json({ data: { updateStudent: { ...grace, ...variables['input'] } } });
    }),
    api.mutation('UpdateStudentGrade', ({ variables }) => {
      sent('grade', variables);
      const person = people.find(({ id }) => id === variables['studentId']) ?? grace;
      const graded = { ...person, grade: variables['grade'] as number | null };
      return HttpResponse.json({ data: { updateStudentGrade: graded } });
    }),
  );
}

async function openPeople(): Promise<UserEvent> {
  const { user } = openSite('/course/c1');
  await user.click(await screen.findByRole('tab', { name: 'People' }, patient));
  return user;
}

async function pickFile(user: UserEvent, text: string): Promise<void> {
  // The browser's file dialog is opened by a field that is not on the page.
  const picked = vi.spyOn(HTMLInputElement.prototype, 'click');
  await user.click(await screen.findByRole('button', { name: 'Import people' }));
  const input = picked.mock.contexts.findLast(
    (field) => field instanceof HTMLInputElement && field.type === 'file',
  );
  const file = new File([text], 'people.csv', { type: 'text/csv' });
  fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
}

const gradeOf = (name: string) => screen.findByRole('textbox', { name: `Grade of ${name} in the course` });

beforeEach(() => {
  sent.mockClear();
  people = [grace, alan];
  signedInAs(ada);
  storesPeople();
});

// The next test has other people. The site drops fetched data on this event, as if another tab had signed out.
afterEach(async () => {
  cleanup();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await Promise.resolve();
});

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
    expect(screen.getByText(/find an invitation under Courses/)).toBeVisible();
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
    const taken = 'Somebody in this course has this address already.';
    server.use(api.mutation('UpdateStudent', refusal(taken, 'BAD_USER_INPUT', { 'input.email': taken })));
    await user.keyboard('{Enter}');
    const fields = within(screen.getByRole('group', { name: 'Edit Grace Hopper' }));
    await waitFor(() =>
      expect(fields.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(taken),
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
    expect(email).toHaveAccessibleDescription('A person with this address finds an invitation under Courses');
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

  it('are removed, and undo restores them', async () => {
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Remove Grace Hopper' }));
    await screen.findByText('Removed Grace Hopper.');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Grace Hopper' })).toBeNull());
    const notice = within(screen.getByText('Removed Grace Hopper.').closest('[role="alert"]') as HTMLElement);
    expect(screen.getByRole('button', { name: 'Remove Alan Turing' })).toHaveFocus();
    await user.click(notice.getByRole('button', { name: 'Undo' }));
    expect(await gradeOf('Grace Hopper')).toHaveValue('91.5');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Grace Hopper' })).toHaveFocus());
  });

  it('are replaced by a link to sign in if the session ended in another tab or device', async () => {
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

  it('are sent again if another device has replaced them since', async () => {
    const user = await openPeople();
    const retype = async () => {
      const grade = await gradeOf('Grace Hopper');
      await user.clear(grade);
      await user.type(grade, '90{Enter}');
      await waitFor(async () => expect(await gradeOf('Grace Hopper')).toHaveValue('90'));
    };
    await retype();
    expect(sent).toHaveBeenCalledTimes(1);
    // After an import the list is fetched again. Another device has graded in between.
    const importPeople = {
      __typename: 'MemberImportResult',
      added: 0,
      updated: 0,
      problems: [],
      ignoredColumns: [],
    };
    server.use(api.mutation('ImportPeople', () => HttpResponse.json({ data: { importPeople } })));
    await pickFile(user, 'name\nEdsger\n');
    await user.click(within(await screen.findByRole('dialog')).getByText('Close'));
    await waitFor(async () => expect(await gradeOf('Grace Hopper')).toHaveValue('91.5'));
    sent.mockClear();
    await retype();
    expect(sent).toHaveBeenCalledExactlyOnceWith('grade', { courseId: 'c1', studentId: 's1', grade: 90 });
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

describe('people', () => {
  it('are imported from a table, and skipped rows are listed', async () => {
    const problem = (row: number, message: string) => ({ __typename: 'ImportProblem', row, message });
    const problems = [problem(3, 'The name must not be empty.'), problem(4, 'The grade is over 100. It is.')];
    server.use(
      api.mutation('ImportPeople', ({ variables }) => {
        sent('import', variables);
        people = [...people.filter(({ id }) => id !== 's3'), { ...grace, id: 's3', name: 'Edsger' }];
        const importPeople = {
          __typename: 'MemberImportResult',
          added: 1,
          updated: 0,
          problems,
          ignoredColumns: ['Section', 'Course total (Real)'],
        };
        return HttpResponse.json({ data: { importPeople } });
      }),
    );
    const user = await openPeople();
    await pickFile(user, 'name\nEdsger\n\n');
    const dialog = await screen.findByRole('dialog', { name: 'The table was imported' });
    expect(dialog).toHaveTextContent('1 added, 0 updated, 2 skipped.');
    expect(dialog).toHaveTextContent('These columns were not imported: Section, Course total (Real).');
    expect(dialog).toHaveTextContent('“Course total (Real)” isn’t a percentage.');
    expect(dialog).toHaveTextContent(/To import grades of items, open the Gradebook tab/);
    expect(dialog).toHaveTextContent('Row 3: The name must not be empty.');
    const variables = { courseId: 'c1', csv: 'name\nEdsger\n\n' };
    expect(sent).toHaveBeenCalledWith('import', { ...variables, extraCredit: false, rows: null });
    await user.click(within(dialog).getByRole('button', { name: 'Import with extra credit' }));
    // All other rows are imported already. People who have only a name would be added twice.
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('import', { ...variables, extraCredit: true, rows: [4] }),
    );
    await user.click(within(dialog).getByText('Close'));
    expect(await gradeOf('Edsger')).toBeVisible();
  });

  it('are not imported from a file that is not a table, and the error is shown', async () => {
    const problems = [{ __typename: 'ImportProblem', row: 1, message: 'There is no column called name.' }];
    const importPeople = {
      __typename: 'MemberImportResult',
      added: 0,
      updated: 0,
      problems,
      ignoredColumns: [],
    };
    server.use(api.mutation('ImportPeople', answered({ importPeople })));
    const user = await openPeople();
    await pickFile(user, 'hello');
    const dialog = await screen.findByRole('dialog', { name: 'The table wasn’t imported' });
    expect(dialog).toHaveTextContent('Row 1: There is no column called name.');
  });
});

describe('the people of a course with the user as a member', () => {
  it('are read-only', async () => {
    people = [grace];
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
});

const blankInput = { name: '', role: '', email: '', linkedin: '', github: '', key: '', grade: null };
