import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, signedInAs } from '../../../testing/accounts.ts';
import { alan, givenPeople, grace, onServer, openPeople } from '../testing/given-people.ts';

givenPeople();

describe('the list of people', () => {
  it('shows who has joined, has not opened the course, is invited, or has no address', async () => {
    onServer.people = [
      grace,
      { ...alan, hasOpened: false },
      { ...alan, id: 's3', name: 'Ida', membership: 'INVITED', hasOpened: false },
      { ...alan, id: 's4', name: 'Max', membership: 'DECLINED', hasOpened: true },
      { ...alan, id: 's5', name: 'Bo', email: '', membership: null, hasOpened: null },
    ];
    await openPeople();
    const rows = (await screen.findAllByRole('row')).slice(1);
    const texts = rows.map((row) =>
      within(row).getAllByRole('cell')[1]?.textContent.replace(grace.email, ''),
    );
    expect(texts).toEqual([
      'Joined',
      'Hasn’t opened the course yet',
      'Invited',
      'Declined',
      'No address, so they can’t join',
    ]);
  });

  it('has a message for students, since nobody gets an email', async () => {
    signedInAs({ ...ada, role: 'Instructor' });
    const user = await openPeople();
    expect(await screen.findByText(/^A student sees the course after signing in with/)).toHaveTextContent(
      'Nobody gets an email, so send them the link.',
    );
    await user.click(screen.getByRole('button', { name: 'Copy a message for students' }));
    expect(await screen.findByRole('button', { name: 'Copied the message' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^You’re in “.+” on Markwise: http:\/\/.*\/course\/c1\nSign in, or create an account, with the email/,
    );
  });

  it('shows the message, to be copied by hand, if the browser does not let the page copy it', async () => {
    signedInAs({ ...ada, role: 'Instructor' });
    const user = await openPeople();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await user.click(await screen.findByRole('button', { name: 'Copy a message for students' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy the text by hand' }));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toMatch(/^You’re in “.+” on Markwise/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field.selectionEnd).toBe(field.value.length);
  });
});
