import { shownNotices } from '../../../testing/notices.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasGrades, openGradebook, sentRow } from '../testing/given-gradebook.ts';
import { pickTable } from '../testing/pick-table.ts';
import { answered, api, badGateway } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';

beforeEach(() => {
  // The table renders only cells within its size, and jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  hasGrades([sentRow('Ada', [12, null]), sentRow('Eve', [null, null])]);
  // The server never replies, so the table keeps showing the grades as they were entered.
  server.use(api.mutation('UpdateGrades', () => new Promise<never>(() => {})));
});

async function importGrades(user: UserEvent): Promise<HTMLElement> {
  await pickTable(user, 'Import grades', 'Name,Midterm,Final\nAda,19,\nEve,18,17\n');
  await user.click(await screen.findByRole('button', { name: 'Import 3 grades' }));
  return screen.findByText('Imported 3 grades.');
}

const undoOfNotice = () => within(shownNotices()).getByRole('button', { name: 'Undo' });
const isNoticeGone = () => waitFor(() => expect(screen.queryByText('Imported 3 grades.')).toBeNull());

describe('an import of grades', () => {
  it('is previewed, and skips what the course does not have', async () => {
    const { user, cellOf } = await openGradebook();
    const text =
      'Student,ID,SIS Login ID,Midterm (1),Essay (2)\n"Lovelace, Ada",9,ada@site.test,19,3\nBo,8,,1,2\n';
    await pickTable(user, 'Import grades', text);
    const dialog = await screen.findByRole('dialog', { name: 'Import grades' });
    expect(dialog).toHaveTextContent('1 grade of 1 person. 1 grade replaces another one.');
    expect(dialog).toHaveTextContent('Items with new grades: Midterm.');
    expect(dialog).toHaveTextContent('Replaced grades: Ada: 19 instead of 12 in Midterm.');
    expect(dialog).toHaveTextContent('Columns that are no items of this course: Essay (2).');
    expect(dialog).toHaveTextContent('Add them under People first: Bo.');
    await user.click(within(dialog).getByRole('button', { name: 'Import 1 grade' }));
    expect(cellOf('Ada')).toHaveTextContent('19');
  });

  it('names the grades over the maximum', async () => {
    const { user } = await openGradebook();
    await pickTable(user, 'Import grades', 'Name,Midterm\nAda,25\nEve,20\n');
    const dialog = await screen.findByRole('dialog', { name: 'Import grades' });
    expect(dialog).toHaveTextContent('which count as bonus: Ada 25 of 20 in Midterm.');
  });

  it('shows only the problem of a header that has an item twice', async () => {
    const { user } = await openGradebook();
    await pickTable(user, 'Import grades', 'Name,Midterm,midterm\nAda,19,18\n');
    const dialog = await screen.findByRole('dialog', { name: 'Import grades' });
    expect(dialog).toHaveTextContent(/^Import grades\s*The item “Midterm” is in the header twice\.\s*Close$/);
  });

  it('reads the points of a Moodle export, and names the columns with other forms of the same grades', async () => {
    const { user, cellOf } = await openGradebook();
    const text = [
      'First name,Last name,Email address,Quiz: Midterm (Percentage),Quiz: Midterm (Real),Quiz: Midterm (Letter),Quiz: Midterm (Feedback)',
      'Ada,Lovelace,ada@site.test,85.00 %,17.00,B,Well done',
    ].join('\n');
    await pickTable(user, 'Import grades', text);
    const dialog = await screen.findByRole('dialog', { name: 'Import grades' });
    expect(dialog).toHaveTextContent(
      'because another column has the same grades more exactly: Quiz: Midterm (Percentage), Quiz: Midterm (Letter).',
    );
    expect(dialog).toHaveTextContent('no items of this course: Quiz: Midterm (Feedback).');
    await user.click(within(dialog).getByRole('button', { name: 'Import 1 grade' }));
    expect(cellOf('Ada')).toHaveTextContent('17');
  });

  it('distinguishes a table without new grades from a table without known columns', async () => {
    const { user } = await openGradebook();
    await pickTable(user, 'Import grades', 'Name,Midterm\nAda,12\n');
    const dialog = await screen.findByRole('dialog', { name: 'Import grades' });
    expect(dialog).toHaveTextContent('Every grade of this table is in the gradebook already.');
    await user.click(within(dialog).getByText('Close'));
    await pickTable(user, 'Import grades', 'Name,Essay\nAda,12\n');
    const other = await screen.findByRole('dialog', { name: 'Import grades' });
    expect(other).toHaveTextContent('No column of this table is an item of this course.');
  });

  it('is undone by its notice', async () => {
    const { user, cellOf } = await openGradebook();
    await importGrades(user);
    expect(cellOf('Eve', 3)).toHaveTextContent('17');
    await user.click(undoOfNotice());
    expect([cellOf('Ada'), cellOf('Eve'), cellOf('Eve', 3)].map((cell) => cell.textContent)).toEqual([
      '12',
      '',
      '',
    ]);
  });

  it('has no notice any more once another grade is entered or the import is undone', async () => {
    const { user, cellOf } = await openGradebook();
    await importGrades(user);
    await user.click(cellOf('Ada', 3));
    await user.keyboard('15{Enter}');
    await isNoticeGone();
    expect(cellOf('Eve')).toHaveTextContent('18');
    const undo = screen.getByRole('button', { name: 'Undo the last change of grades' });
    await user.click(undo);
    expect([cellOf('Ada', 3).textContent, cellOf('Ada').textContent]).toEqual(['', '19']);
    await user.click(undo);
    await importGrades(user);
    await user.click(undo);
    await isNoticeGone();
    expect(cellOf('Eve')).toHaveTextContent('');
  });

  it('is converted to the points of the course, which the preview says', async () => {
    const { user, cellOf } = await openGradebook();
    const text =
      'Student,ID,SIS Login ID,Midterm (1)\n    Points Possible,,,40\n"Lovelace, Ada",9,ada@site.test,30\n';
    await pickTable(user, 'Import grades', text);
    const dialog = await screen.findByRole('dialog', { name: 'Import grades' });
    expect(dialog).toHaveTextContent(
      'Their grades are converted: Midterm (40 points here, 20 in the course).',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Import 1 grade' }));
    expect(cellOf('Ada')).toHaveTextContent('15');
  });

  it('has no notice on another tab or screen', async () => {
    const people = {
      __typename: 'SavedCourse',
      id: 'c1',
      canEdit: true,
      access: 'OWNER',
      extraCredit: false,
    };
    server.use(api.query('CoursePeople', answered({ course: { ...people, staff: [], people: [] } })));
    const { user } = await openGradebook();
    await importGrades(user);
    await user.click(screen.getByRole('tab', { name: 'People' }));
    await isNoticeGone();
  });
});

describe('grades that the browser can’t store until they are saved', () => {
  it('are only in the tab, which shows a warning and asks before it is closed', async () => {
    const { user, cellOf } = await openGradebook();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    server.use(api.mutation('UpdateGrades', badGateway));
    await importGrades(user);
    const title = 'Unsaved grades are only in this tab';
    expect(await screen.findByText(title)).toBeVisible();
    expect(
      screen.getByText(/^The browser’s storage is full or switched off\. Keep this tab open/),
    ).toBeVisible();
    expect(screen.getByText('3 grades are not saved yet')).toBeVisible();
    expect(screen.queryByText(/They stay on this device/)).toBeNull();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    vi.mocked(Storage.prototype.setItem).mockRestore();
    await user.click(cellOf('Ada', 3));
    await user.keyboard('15{Enter}');
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(await screen.findByText(/They stay on this device until they are saved\./)).toBeVisible();
  });
});

describe('a table of grades that is too large', () => {
  it.each([
    [
      `Name,Midterm\n${'x'.repeat(1_500_000)}`,
      'A table must not have more than 1,500,000 characters. Remove the columns that you don’t need, or import fewer rows at a time.',
    ],
    [
      `Name,Midterm${',a'.repeat(1_000)}\nAda,1`,
      'A table must not have more than 1,000 columns. Remove the columns that you don’t need.',
    ],
    [`Name,Midterm\n${'Ada,1\n'.repeat(5_001)}`, 'A table has at most 5,000 rows. Import fewer at a time.'],
  ])('is refused with its limit and a way to stay below it', async (text, message) => {
    const { user } = await openGradebook();
    await pickTable(user, 'Import grades', text);
    expect(await screen.findByRole('dialog', { name: 'Import grades' })).toHaveTextContent(message);
  });
});
