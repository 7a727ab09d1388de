import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answered, api, knownAs, templatePage } from '../../testing/accounts.ts';
import { invitationAddress } from '../../lib/courses/invitation-address.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';

beforeEach(() => {
  knownAs(null);
  server.use(api.query('CourseTemplates', answered({ courseTemplates: templatePage([]) })));
});

describe('the link of an invitation, for users who are not signed in', () => {
  it.each([
    ['course', 'You’re invited to a course', 'Sign in', '/login'],
    ['staff', 'You’re invited to the staff of a course', 'Create an account', '/register'],
  ] as const)('says what it is about, and leads back to it: %s', async (kind, title, link, path) => {
    const { user, address, state } = openSite(invitationAddress(kind));
    expect(await screen.findByRole('heading', { name: title }, patient)).toBeVisible();
    expect(
      screen.getByText(/^Sign in, or create an account, with the address that was invited/),
    ).toBeVisible();
    expect(screen.queryByText('Saved courses')).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: link }));
    await waitFor(() => expect(address()).toBe(path));
    expect(state()).toEqual({ from: `/courses?invitation=${kind}` });
  });

  it('is the list of saved courses if it is about nothing that exists', async () => {
    openSite('/courses?invitation=money');
    expect(await screen.findByText(/^Courses are saved with an account/, {}, patient)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Saved courses' })).toBeVisible();
  });
});
