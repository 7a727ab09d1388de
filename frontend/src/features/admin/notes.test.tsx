import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answered, api, noConnection } from '../../testing/accounts.ts';
import { patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import { listed, openAdmin } from './testing/given.ts';

const createdOn = '2026-01-05T08:00:00Z';

it('the messages show who wrote what, as text and nothing else', async () => {
  const message = { id: 'm1', name: 'Eve', email: 'eve@x.org', userId: null, createdOn };
  const text = '<img src=x onerror=alert(1)> hello';
  server.use(
    api.query('ContactMessages', answered({ contactMessages: listed([{ ...message, message: text }]) })),
  );
  openAdmin('messages');
  const item = within(await screen.findByRole('listitem', {}, patient));
  expect(item.getByText(text)).toBeVisible();
  expect(item.getByRole('link', { name: 'eve@x.org' })).toHaveAttribute('href', 'mailto:eve@x.org');
  expect(item.getByText(/not signed in/)).toBeVisible();
});

it('the messages say where there are none', async () => {
  server.use(api.query('ContactMessages', answered({ contactMessages: listed([]) })));
  openAdmin('messages');
  expect(await screen.findByText(/^Nobody has written yet\./, {}, patient)).toBeVisible();
});

it('the audit log says who did what to whom, when, and what it was before', async () => {
  const entry = {
    id: 'e1',
    at: createdOn,
    actorId: 'root',
    actorEmail: 'root@site.test',
    subjectType: 'user',
    subjectId: 'ada',
    subject: 'ada@site.test',
  };
  const entries = [
    { ...entry, action: 'setRole', before: 'Student', after: 'Instructor' },
    { ...entry, id: 'e2', action: 'setUserDisabled', before: 'false', after: 'true' },
    { ...entry, id: 'e3', action: 'somethingNew', before: null, after: '91' },
  ];
  server.use(api.query('AuditLog', answered({ auditLog: listed(entries) })));
  openAdmin('audit');
  const [, ...rows] = await screen.findAllByRole('row', {}, patient);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells.map((row) => row.slice(0, 4))).toEqual([
    ['Role', 'ada@site.test', 'Student → Instructor', 'root@site.test'],
    ['Account disabled', 'ada@site.test', 'no → yes', 'root@site.test'],
    ['somethingNew', 'ada@site.test', 'none → 91', 'root@site.test'],
  ]);
  expect(cells[0]?.[4]).toContain('2026');
});

it('the audit log that cannot be fetched says so and is tried again', async () => {
  server.use(api.query('AuditLog', noConnection));
  const { user } = openAdmin('audit');
  await screen.findByRole('alert', { name: 'The entries could not be fetched' }, patient);
  server.use(api.query('AuditLog', answered({ auditLog: listed([]) })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Nothing has been changed yet/)).toBeVisible();
});
