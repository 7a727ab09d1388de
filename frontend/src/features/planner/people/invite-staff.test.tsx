import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, signedInAs } from '../../../testing/accounts.ts';
import { givenPeople, openPeople, sent } from '../testing/given-people.ts';

givenPeople();

describe('an invitation to the staff', () => {
  it('is mailed, says what happens next, and can be copied as a message', async () => {
    signedInAs({ ...ada, role: 'Instructor' });
    const user = await openPeople();
    await user.click(await screen.findByRole('button', { name: 'Invite staff' }));
    const field = await screen.findByRole('textbox', { name: 'Email' });
    expect(field).toHaveAccessibleDescription(/^We send the invitation to this address\./);
    await user.type(field, 'ivy@site.test{Enter}');
    expect(
      await screen.findByText(
        'We sent an invitation to ivy@site.test. It is on their Home once they sign in with this address.',
      ),
    ).toBeVisible();
    expect(sent.mock.calls).toEqual([
      ['invite', { courseId: 'c1', email: 'ivy@site.test', role: 'CO_INSTRUCTOR' }],
    ]);
    const staff = within(await screen.findByRole('list', { name: 'Staff' }));
    expect(staff.getByText('Invited')).toBeVisible();
    await user.click(staff.getByRole('button', { name: 'Copy a message for ivy@site.test' }));
    expect(await staff.findByRole('button', { name: 'Copied the message' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^You’re invited to the staff of “Algebra” on Markwise: http:\/\/.*\/courses\?invitation=staff\nSign in, or create an account, with ivy@site\.test\. Then accept the invitation\.$/,
    );
  });
});
