import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenPeople, importsPeople, openPeople, sent } from '../testing/given-people.ts';
import { pickTable } from '../testing/pick-table.ts';

givenPeople();

describe('people', () => {
  it('are imported from a pasted list of names and addresses', async () => {
    importsPeople({ added: 1 });
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Paste a list' }));
    await user.click(await screen.findByRole('textbox', { name: 'List of people' }));
    await user.paste('Edsger Dijkstra <edsger@site.test>\nBarbara Liskov, barbara at site.test');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import people' }));
    expect(await dialog.findByText(/^2 people will be added\./)).toBeVisible();
    expect(dialog.getByText(/^“barbara at site\.test” is not read\. A table with a first row/)).toBeVisible();
    expect(dialog.getByText(/^Without an address/).parentElement).toHaveTextContent('Barbara Liskov');
    await user.click(dialog.getByRole('button', { name: 'Import 2 people' }));
    await screen.findByRole('dialog', { name: 'The table was imported' });
    const csv = 'name,email\n"Edsger Dijkstra","edsger@site.test"\n"Barbara Liskov",""';
    expect(sent).toHaveBeenCalledWith('import', { courseId: 'c1', csv, gradeColumn: '', rows: null });
  });

  it('can be corrected in the pasted text, whose rows are counted without a header', async () => {
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Paste a list' }));
    await user.click(await screen.findByRole('textbox', { name: 'List of people' }));
    await user.paste('Edsger Dijkstra edsger@site.test\nBarbara Liskov barbara@');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import people' }));
    expect(await dialog.findByText('Row 2 (Barbara Liskov): This is not an email address.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole('textbox', { name: 'List of people' })).toHaveValue(
      'Edsger Dijkstra edsger@site.test\nBarbara Liskov barbara@',
    );
    await user.type(dialog.getByRole('textbox', { name: 'List of people' }), 'site.test');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByRole('button', { name: 'Import 2 people' })).toBeEnabled();
  });

  it('are named with their row if it has more cells than the header', async () => {
    const user = await openPeople();
    await pickTable(user, 'Import people', 'name,email\nEdsger,edsger@site.test,99,what');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import people' }));
    expect(dialog.getByRole('list', { name: 'Cells without a column' })).toHaveTextContent(
      'Row 2 (Edsger): “99, what” is after the last column of the header and is not imported.',
    );
    expect(dialog.getByRole('button', { name: 'Import 1 person' })).toBeEnabled();
  });

  it('have a hint above them if most lines of a pasted list have no address', async () => {
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Paste a list' }));
    await user.click(await screen.findByRole('textbox', { name: 'List of people' }));
    await user.paste('Dear all\nplain text without address\nedsger@site.test');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(/^Most lines have no address\./)).toBeVisible();
  });

  it('are named with their row if they can’t be imported', async () => {
    const user = await openPeople();
    await pickTable(
      user,
      'Import people',
      'name,email,Shoe size\nEdsger,edsger@site.test,43\nBarbara,barbara,38',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Import people' }));
    expect(dialog.getByText(/^Row 3 \(Barbara\): /)).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: 'Grades for the whole course' })).toBeNull();
    expect(dialog.getByText(/^Columns that are not imported/).parentElement).toHaveTextContent('Shoe size');
    expect(dialog.getByText(/^To import grades of items, open the Gradebook tab/)).toBeVisible();
  });
});
