import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { needsExtraCredit } from '../../../../../core/courses/person-rules.ts';
import {
  givenPeople,
  grace,
  gradeOf,
  importsPeople,
  onServer,
  openPeople,
  sent,
  switchesExtraCredit,
} from '../testing/given-people.ts';
import { pickTable } from '../testing/pick-table.ts';

givenPeople();

const pickFile = (user: UserEvent, text: string, name?: string) =>
  pickTable(user, 'Import people', text, name);

describe('people', () => {
  it('are imported from a table, and skipped rows are listed', async () => {
    const problem = (row: number, message: string) => ({
      __typename: 'ImportProblem' as const,
      row,
      message,
    });
    const problems = [problem(3, 'The name must not be empty.'), problem(4, needsExtraCredit)];
    importsPeople(
      { added: 1, problems, ignoredColumns: ['Section', 'Course total (Real)'] },
      { ...grace, id: 's3', name: 'Edsger' },
    );
    switchesExtraCredit();
    const user = await openPeople();
    await pickFile(user, 'name\nEdsger\n\n');
    await user.click(await screen.findByRole('button', { name: 'Import 1 person' }));
    const dialog = await screen.findByRole('dialog', { name: 'The table was imported' });
    expect(dialog).toHaveTextContent('1 added, 0 updated, 0 unchanged, 2 skipped.');
    expect(dialog).toHaveTextContent('These columns were not imported: Section, Course total (Real).');
    expect(dialog).toHaveTextContent('“Course total (Real)” isn’t a percentage.');
    expect(dialog).toHaveTextContent(/To import grades of items, open the Gradebook tab/);
    expect(dialog).toHaveTextContent('Row 3: The name must not be empty.');
    const variables = { courseId: 'c1', csv: 'name\nEdsger\n\n', gradeColumn: '' };
    expect(sent).toHaveBeenCalledWith('import', { ...variables, rows: null });
    await user.click(
      within(dialog).getByRole('button', { name: 'Switch on extra credit and import this row' }),
    );
    // All other rows are imported already. People who have only a name would be added twice.
    await waitFor(() => expect(sent).toHaveBeenCalledWith('import', { ...variables, rows: [4] }));
    expect(sent).toHaveBeenCalledWith('course', { id: 'c1', input: { extraCredit: true }, revision: 1 });
    await user.click(within(dialog).getByText('Close'));
    expect(await gradeOf('Edsger')).toBeVisible();
  });

  it('are listed before an import: new people, people without an address, and columns that are not imported', async () => {
    const user = await openPeople();
    const table = [
      'Student,ID,SIS User ID,SIS Login ID,Section,Essay (17),Current Score,Final Score',
      '    Points Possible,,,,,10,,',
      `"Hopper, Grace",1,,${grace.email},A,9,90,42.5`,
      '"Dijkstra, Edsger",2,,edsger@markwise.example,A,8,80,x',
      '"Liskov, Barbara",3,L-3,,A,8,80,40',
    ].join('\n');
    await pickFile(user, table);
    const dialog = await screen.findByRole('dialog', { name: 'Import people' });
    expect(dialog).toHaveTextContent('2 people will be added, and 1 person of this course will be updated.');
    expect(dialog).toHaveTextContent(
      /New: (Edsger Dijkstra, Barbara Liskov|Dijkstra, Edsger, Liskov, Barbara)\./,
    );
    expect(
      screen.getByText(/^Import a CSV file: an export of the gradebook of Canvas or Moodle/),
    ).toBeVisible();
    expect(dialog).toHaveTextContent(/Without an address, .*: Barbara Liskov\./);
    expect(dialog).toHaveTextContent(
      'Columns that are not imported: Section, Essay (17), Current Score, Final Score.',
    );
    // The course has items, so their grades are its grade.
    const grade = within(dialog).getByRole('combobox', { name: 'Grades for the whole course' });
    expect(grade).toHaveValue('Import no grades');
    await user.click(grade);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Import no grades',
      'Current Score',
      'Final Score',
    ]);
    await user.click(screen.getByRole('option', { name: 'Final Score' }));
    expect(within(dialog).getByRole('list', { name: 'Rows that are not imported' })).toHaveTextContent(
      'Row 4 (Edsger Dijkstra): The grade must be a number',
    );
    importsPeople();
    await user.click(within(dialog).getByRole('button', { name: 'Import 2 people' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('import', {
        courseId: 'c1',
        csv: table,
        gradeColumn: 'Final Score',
        rows: null,
      }),
    );
  });

  it('are not imported again from the same table, and the preview shows that nothing changes', async () => {
    onServer.people = [grace];
    const user = await openPeople();
    await pickFile(user, `email,role,grade\n${grace.email},Student,91.5\n`);
    const dialog = await screen.findByRole('dialog', { name: 'Import people' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Grades for the whole course' }));
    await user.click(screen.getByRole('option', { name: 'grade' }));
    expect(dialog).toHaveTextContent(
      'Nothing changes. 1 person is in this course already, with the same data.',
    );
    expect(within(dialog).queryByRole('button', { name: /^Import/ })).toBeNull();
    await user.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('with a grade over 100 are imported once extra credit is switched on next to the skipped row', async () => {
    switchesExtraCredit();
    const user = await openPeople();
    await pickFile(user, 'name,grade\nEdsger,104\n');
    const dialog = await screen.findByRole('dialog', { name: 'Import people' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Grades for the whole course' }));
    await user.click(screen.getByRole('option', { name: 'grade' }));
    expect(dialog).toHaveTextContent(`Row 2 (Edsger): ${needsExtraCredit}`);
    await user.click(within(dialog).getByRole('switch', { name: 'Extra credit' }));
    expect(await within(dialog).findByRole('button', { name: 'Import 1 person' })).toBeEnabled();
    expect(dialog).toHaveTextContent('1 person will be added.');
    expect(dialog).not.toHaveTextContent('Row 2');
  });
});

it('a table whose column of grades is empty asks nothing about grades', async () => {
  const user = await openPeople();
  await pickFile(user, 'name,role,grade\nEdsger,Student,\n');
  const dialog = await screen.findByRole('dialog', { name: 'Import people' });
  expect(dialog).toHaveTextContent('1 person will be added.');
  expect(within(dialog).queryByRole('combobox')).toBeNull();
});

describe('people of a table', () => {
  it('are not imported if the preview is closed', async () => {
    importsPeople();
    const user = await openPeople();
    await pickFile(user, 'name\nEdsger\n');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).not.toHaveBeenCalledWith('import', expect.anything());
  });

  it.each([
    ['a text', 'hello', /^The first row must name the columns: name/],
    [
      'a table of items',
      'category,item,weight\nExams,Final,100\n',
      /This table has the items of a course. Import it with ‘Import course’.$/,
    ],
    ['a binary file', 'PK\0', /^This is no CSV file/],
    ['a spreadsheet', 'PK\0', /^This is a spreadsheet file\. Save the table as CSV/, 'people.xlsx'],
  ] as const)(
    'are not imported from %s, and the window shows the reason',
    async (_, text, message, name?) => {
      const user = await openPeople();
      await pickFile(user, text, name);
      const dialog = await screen.findByRole('dialog', { name: 'Import people' });
      expect(within(dialog).getByText(message)).toBeVisible();
      await user.click(within(dialog).getByText('Close'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});

describe('grades of people after an import', () => {
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
    importsPeople({ added: 1 });
    await pickFile(user, 'name\nEdsger\n');
    await user.click(await screen.findByRole('button', { name: 'Import 1 person' }));
    const imported = await screen.findByRole('dialog', { name: 'The table was imported' });
    await user.click(within(imported).getByText('Close'));
    await waitFor(async () => expect(await gradeOf('Grace Hopper')).toHaveValue('91.5'));
    sent.mockClear();
    await retype();
    expect(sent).toHaveBeenCalledExactlyOnceWith('grade', { courseId: 'c1', studentId: 's1', grade: 90 });
  });
});
