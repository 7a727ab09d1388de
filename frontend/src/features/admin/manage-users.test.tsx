import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, answered, api, knownAs, signedInAs } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import { listed, openAdmin } from './testing/given.ts';

it('asks signed-out users to sign in, without redirecting', async () => {
  knownAs(null);
  const { address } = openSite('/manage-users');
  expect(await screen.findByText(/^This screen is for administrators\./, {}, patient)).toBeVisible();
  expect(address()).toBe('/manage-users');
});

it.each([
  ['Student', /a student\./],
  ['Instructor', /an instructor\./],
] as const)(
  'explains to the %s that the screen is for administrators, and sends no query',
  async (role, message) => {
    signedInAs({ ...ada, role });
    const { address } = openSite('/manage-users');
    expect(await screen.findByText(message, {}, patient)).toHaveTextContent(
      'This screen is for administrators.',
    );
    expect(address()).toBe('/manage-users');
  },
);

it('shows how many requests are pending, and keeps the tab in the URL', async () => {
  server.use(api.query('AuditLog', answered({ auditLog: listed([]) })));
  server.use(api.query('ContactMessages', answered({ contactMessages: listed([]) })));
  const { user, address } = openAdmin('audit');
  expect(await screen.findByText(/^Nothing has been changed yet/, {}, patient)).toBeVisible();
  expect(await screen.findByRole('tab', { name: /^Requests\s*3\s*pending$/ })).toBeVisible();
  screen.getByRole('tab', { name: 'Audit log' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(address()).toBe('/manage-users?tab=look-up');
  expect(screen.getByLabelText('Addresses')).toBeVisible();
});
