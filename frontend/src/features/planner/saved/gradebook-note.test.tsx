import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { patient } from '../../../testing/open-site.tsx';
import { givenPeople, onServer, openPeople, storesPeople } from '../testing/given-people.ts';

givenPeople();

const note = () => screen.queryByText('Students don’t see the grades on this page.');

describe('the tab ‘Grades’ of a course with people', () => {
  it('has a note with a link to the gradebook for editors', async () => {
    const user = await openPeople();
    await user.click(screen.getByRole('tab', { name: 'Grades' }));
    expect(await screen.findByText('Students don’t see the grades on this page.', {}, patient)).toBeVisible();
    const page = within(screen.getByRole('tabpanel', { name: 'Grades' }));
    expect(page.getByRole('link', { name: 'gradebook' })).toHaveAttribute('href', '/course/c1?tab=gradebook');
  });

  it('has no note without people, and has it after the first person is added', async () => {
    onServer.people = [];
    const user = await openPeople();
    await screen.findByText('No people yet.');
    await user.click(screen.getByRole('tab', { name: 'Grades' }));
    expect(await screen.findByRole('textbox', { name: 'Grade of Exam 1' })).toBeVisible();
    expect(note()).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'People' }));
    await user.click(await screen.findByRole('button', { name: 'Add a person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Edsger{Enter}');
    await screen.findByRole('rowheader', { name: 'Edsger' });
    await user.click(screen.getByRole('tab', { name: 'Grades' }));
    await waitFor(() => expect(note()).toBeVisible());
  });

  it('has no note for a member', async () => {
    storesPeople(false);
    const user = await openPeople();
    await user.click(screen.getByRole('tab', { name: 'Grades' }));
    expect(await screen.findByText(/^Your changes stay on this device/)).toBeVisible();
    expect(note()).toBeNull();
  });
});
