import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answered, api, noConnection } from '../../testing/accounts.ts';
import { patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import { listed, openAdmin } from './testing/given.ts';

const createdAt = '2026-01-05T08:00:00Z';

it('the messages show their sender and their text, without rendering HTML', async () => {
  const message = { id: 'm1', name: 'Eve', email: 'eve@x.org', userId: null, createdAt, answeredAt: null };
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

it('the messages tab explains an empty list', async () => {
  server.use(api.query('ContactMessages', answered({ contactMessages: listed([]) })));
  openAdmin('messages');
  expect(await screen.findByText(/^No open messages\./, {}, patient)).toBeVisible();
});

it('an open message is marked as answered and stays in view, and answered ones are listed separately', async () => {
  const message = {
    __typename: 'ContactMessage',
    id: 'm1',
    name: 'Eve',
    email: 'eve@x.org',
    message: 'Hello',
    userId: null,
    createdAt,
    answeredAt: null as string | null,
  };
  const requestSpy = vi.fn();
  let openCount = 2;
  server.use(
    api.query('ContactMessages', ({ variables: { answered: isAnswered } }) => {
      requestSpy(isAnswered);
      return answered({ contactMessages: listed(isAnswered === true ? [] : [message]) })();
    }),
    api.query('OpenContactMessages', () => answered({ contactMessages: { totalCount: openCount } })()),
    api.mutation('SetContactAnswered', noConnection),
  );
  const { user } = openAdmin('messages');
  expect(await screen.findByRole('tab', { name: 'Messages 2 open' }, patient)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mark as answered: message of Eve' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  openCount = 1;
  server.use(
    api.mutation('SetContactAnswered', ({ variables: { id, answered: isAnswered } }) =>
      answered({
        setContactAnswered: {
          __typename: 'ContactMessage',
          id,
          answeredAt: isAnswered === true ? createdAt : null,
        },
      })(),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Mark as answered: message of Eve' }));
  expect(await screen.findByText(/^Marked as answered/)).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Messages 1 open' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reopen: message of Eve' }));
  expect(await screen.findByRole('button', { name: 'Mark as answered: message of Eve' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Answered' }));
  expect(await screen.findByText('No answered messages.')).toBeVisible();
  expect(new Set(requestSpy.mock.calls.flat())).toEqual(new Set([false, true]));
});

it('the audit log shows the action, the subject, the old and new value, the actor and the time', async () => {
  const entry = {
    id: 'e1',
    createdAt: createdAt,
    actorId: 'root',
    actorEmail: 'root@site.test',
    actor: { __typename: 'UserSummary', name: 'Rosa Root' },
    subjectType: 'user',
    subjectId: 'ada',
    subject: 'ada@site.test',
    subjectEmail: 'ada@site.test',
    subjectAccount: { __typename: 'UserSummary', name: 'Ada Lovelace' },
    reason: null,
  };
  const entries = [
    { ...entry, action: 'setRole', before: 'Student', after: 'Instructor' },
    { ...entry, id: 'e2', action: 'setUserDisabled', before: 'false', after: 'true' },
    { ...entry, id: 'e4', action: 'setUserDisabled', before: 'true', after: 'false' },
    { ...entry, id: 'e5', action: 'removeStudent', before: '91', after: null },
    { ...entry, id: 'e8', action: 'addStudent', before: null, after: '101' },
    { ...entry, id: 'e9', action: 'importPeople', before: null, after: '2 added, 1 updated' },
    { ...entry, id: 'e10', action: 'deleteCourse', before: '30 people', after: null },
    { ...entry, id: 'e11', action: 'restoreQuiz', before: null, after: null },
    { ...entry, id: 'e7', action: 'updateItemGrade', before: null, after: 'excused' },
    { ...entry, id: 'e6', action: 'refuseUpgrade', before: 'Student', after: 'Student', reason: 'Not yet.' },
    {
      ...entry,
      id: 'e3',
      actorId: 'settings',
      actorEmail: 'ADMIN_EMAIL',
      actor: null,
      action: 'somethingNew',
      before: null,
      after: '91',
    },
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
    ['Changed the role', 'Ada Lovelaceada@site.test', 'Student → Instructor', 'Rosa Rootroot@site.test'],
    ['Disabled the account', 'Ada Lovelaceada@site.test', '–', 'Rosa Rootroot@site.test'],
    ['Enabled the account', 'Ada Lovelaceada@site.test', '–', 'Rosa Rootroot@site.test'],
    ['Removed a person', 'Ada Lovelaceada@site.test', '91 → none', 'Rosa Rootroot@site.test'],
    ['Added a person', 'Ada Lovelaceada@site.test', 'none → 101', 'Rosa Rootroot@site.test'],
    ['Imported people', 'Ada Lovelaceada@site.test', '2 added, 1 updated', 'Rosa Rootroot@site.test'],
    ['Deleted a course', 'Ada Lovelaceada@site.test', '30 people → none', 'Rosa Rootroot@site.test'],
    ['Restored a quiz', 'Ada Lovelaceada@site.test', '–', 'Rosa Rootroot@site.test'],
    [
      'Changed the grade of an item',
      'Ada Lovelaceada@site.test',
      'none → excused',
      'Rosa Rootroot@site.test',
    ],
    ['Refused the upgrade', 'Ada Lovelaceada@site.test', 'Reason: Not yet.', 'Rosa Rootroot@site.test'],
    ['somethingNew', 'Ada Lovelaceada@site.test', 'none → 91', 'setting ADMIN_EMAIL'],
  ]);
  expect(cells[0]?.[4]).toContain('2026');
});

it('the audit log shows the name and the address of both people, and of a deleted account the address', async () => {
  const entry = {
    id: 'e1',
    createdAt,
    action: 'setRole',
    actorId: 'root',
    actorEmail: 'root@site.test',
    actor: { __typename: 'UserSummary', name: 'Rosa Root' },
    subjectType: 'user',
    subjectId: 'ada',
    subject: 'ada@site.test',
    subjectEmail: 'ada@site.test',
    subjectAccount: null,
    before: 'Student',
    after: 'Instructor',
    reason: null,
  };
  const row = { ...entry, subjectType: 'student', subjectId: 'kim', actor: null };
  const entries = [
    entry,
    { ...row, id: 'e2', subject: 'Kim Lee in Calculus', subjectEmail: 'kim@site.test' },
    { ...row, id: 'e3', subject: 'Kim Lee in Calculus', subjectEmail: null },
    {
      ...row,
      id: 'e4',
      subjectType: 'staff',
      subject: 'kim@site.test in Calculus',
      subjectEmail: 'kim@site.test',
    },
  ];
  server.use(api.query('AuditLog', answered({ auditLog: listed(entries) })));
  openAdmin('audit');
  const [, ...rows] = await screen.findAllByRole('row', {}, patient);
  const cells = rows.map((each) =>
    within(each)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells.map(([, affected, , by]) => [affected, by])).toEqual([
    ['ada@site.test', 'Rosa Rootroot@site.test'],
    ['Kim Lee in Calculuskim@site.test', 'root@site.test'],
    ['Kim Lee in Calculus', 'root@site.test'],
    ['kim@site.test in Calculus', 'root@site.test'],
  ]);
});

/** The variables of the audit log without a filter. */
const wholeLog = {
  subject: null,
  actor: null,
  action: null,
  course: null,
  since: null,
  until: null,
  first: 20,
  after: null,
};

it('the audit log is searched by the affected and by the acting person, and the URL keeps both', async () => {
  const requestSpy = vi.fn();
  server.use(
    api.query('AuditLog', ({ variables }) => {
      requestSpy(variables);
      return answered({ auditLog: listed([]) })();
    }),
  );
  const { user, address } = openAdmin('audit&find=ada');
  const affected = await screen.findByRole('searchbox', { name: 'Affected' }, patient);
  expect(affected).toHaveValue('ada');
  expect(await screen.findByText('No matching entries.')).toBeVisible();
  expect(requestSpy).toHaveBeenLastCalledWith({ ...wholeLog, subject: 'ada' });
  await user.clear(affected);
  await user.type(affected, 'eve@');
  await user.type(screen.getByRole('searchbox', { name: 'By' }), 'Root');
  await waitFor(() =>
    expect(requestSpy).toHaveBeenLastCalledWith({ ...wholeLog, subject: 'eve@', actor: 'Root' }),
  );
  await waitFor(() => expect(address()).toBe('/manage-users?tab=audit&find=eve%40&by=Root'));
});

it('a search text that is too long for the audit log is not sent, and the field shows the limit', async () => {
  const requestSpy = vi.fn();
  server.use(
    api.query('AuditLog', ({ variables }) => {
      requestSpy(variables);
      return answered({ auditLog: listed([]) })();
    }),
  );
  server.use(api.query('AuditCourses', answered({ auditCourses: [] })));
  const { user } = openAdmin('audit');
  for (const [role, name] of [
    ['searchbox', 'Affected'],
    ['searchbox', 'By'],
    ['combobox', 'Course'],
  ] as const) {
    await user.click(await screen.findByRole(role, { name }, patient));
    await user.paste('x'.repeat(201));
    expect(screen.getByRole(role, { name })).toHaveAccessibleDescription(
      'Search for at most 200 characters.',
    );
  }
  await user.click(screen.getByRole('searchbox', { name: 'By' }));
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(requestSpy).toHaveBeenLastCalledWith({ ...wholeLog, actor: 'x'.repeat(200) }));
  expect(screen.getByRole('searchbox', { name: 'By' })).not.toHaveAccessibleDescription();
});

it('the audit log is filtered by a course from a list, which the server searches by name', async () => {
  const requestSpy = vi.fn();
  server.use(
    api.query('AuditLog', ({ variables }) => {
      requestSpy(variables);
      return answered({ auditLog: listed([]) })();
    }),
    api.query('AuditCourses', ({ variables }) =>
      answered({
        auditCourses: variables['search'] === 'lin' ? ['Álgebra lineal'] : ['Calculus I', 'Calculus II'],
      })(),
    ),
  );
  const { user, address } = openAdmin('audit&course=Physics');
  const field = await screen.findByRole('combobox', { name: 'Course' }, patient);
  expect(field).toHaveValue('Physics');
  await waitFor(() => expect(requestSpy).toHaveBeenLastCalledWith({ ...wholeLog, course: 'Physics' }));
  await user.click(field);
  await screen.findByRole('option', { name: 'Calculus II' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Physics',
    'Calculus I',
    'Calculus II',
  ]);
  await user.clear(field);
  await user.type(field, 'lin');
  await user.click(await screen.findByRole('option', { name: 'Álgebra lineal' }));
  await waitFor(() => expect(requestSpy).toHaveBeenLastCalledWith({ ...wholeLog, course: 'Álgebra lineal' }));
  expect(new URLSearchParams(address().split('?')[1]).get('course')).toBe('Álgebra lineal');
});

it('the audit log is filtered by action, course and days', async () => {
  const requestSpy = vi.fn();
  server.use(
    api.query('AuditLog', ({ variables }) => {
      requestSpy(variables);
      return answered({ auditLog: listed([]) })();
    }),
  );
  server.use(api.query('AuditCourses', answered({ auditCourses: ['Calculus'] })));
  const { user, address } = openAdmin('audit&from=2026-03-01');
  await screen.findByText('No matching entries.', {}, patient);
  await user.click(screen.getByRole('combobox', { name: 'Action' }));
  await user.click(await screen.findByRole('option', { name: 'Removed a person' }));
  await user.click(screen.getByRole('combobox', { name: 'Course' }));
  await user.click(await screen.findByRole('option', { name: 'Calculus' }));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-02' } });
  await waitFor(() =>
    expect(requestSpy).toHaveBeenLastCalledWith({
      ...wholeLog,
      action: 'removeStudent',
      course: 'Calculus',
      since: new Date('2026-03-01T00:00').toISOString(),
      until: new Date('2026-03-03T00:00').toISOString(),
    }),
  );
  await waitFor(() => expect(address()).toContain('action=removeStudent'));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-28' } });
  expect(await screen.findByText('This day is before From.')).toBeVisible();
});

it('the audit log shows an error if it does not load, and loads on retry', async () => {
  server.use(api.query('AuditLog', noConnection));
  const { user } = openAdmin('audit');
  await screen.findByRole('alert', { name: 'The entries could not be fetched' }, patient);
  server.use(api.query('AuditLog', answered({ auditLog: listed([]) })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Nothing has been changed yet/)).toBeVisible();
});
