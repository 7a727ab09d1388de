import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasGrades, openGradebook, sentRow } from '../testing/given-gradebook.ts';
import { pickTable } from '../testing/pick-table.ts';
import { api } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';

beforeEach(() => {
  // The table renders only cells within its size, and jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  hasGrades([sentRow('Ada', [12, null]), sentRow('Eve', [null, null])]);
  // Grades stay as they were entered: nothing is answered.
  server.use(api.mutation('UpdateGrades', () => new Promise<never>(() => {})));
});

async function importGrades(user: UserEvent): Promise<HTMLElement> {
  await pickTable(user, 'Import grades', 'Name,Midterm,Final\nAda,19,\nEve,18,17\n');
  await user.click(await screen.findByRole('button', { name: 'Import 3 grades' }));
  return screen.findByText('Imported 3 grades.');
}

const undoOfNotice = () => within(screen.getByRole('alert')).getByRole('button', { name: 'Undo' });
const isNoticeGone = () => waitFor(() => expect(screen.queryByText('Imported 3 grades.')).toBeNull());

describe('an import of grades', () => {
  it('is previewed, and skips what the course does not have', async () => {
    const { user, cellOf } = await openGradebook();
    const text =
      'Student,ID,SIS Login ID,Midterm (1),Essay (2)\n"Lovelace, Ada",9,ada@site.test,19,3\nBo,8,,1,2\n';
    await pickTable(user, 'Import grades', text);
    const dialog = await screen.findByRole('dialog', { name: 'Import grades' });
    expect(dialog).toHaveTextContent('1 grade of 1 person. 1 grade replaces another one.');
    expect(dialog).toHaveTextContent('Columns that are no items of this course: Essay (2).');
    expect(dialog).toHaveTextContent('Add them under People first: Bo.');
    await user.click(within(dialog).getByRole('button', { name: 'Import 1 grade' }));
    expect(cellOf('Ada')).toHaveTextContent('19');
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

  it('has no notice on another tab or screen', async () => {
    const { user } = await openGradebook();
    await importGrades(user);
    await user.click(screen.getByRole('tab', { name: 'People' }));
    await isNoticeGone();
  });
});
