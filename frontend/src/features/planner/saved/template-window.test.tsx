import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, answered, api, noConnection, refusal, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { workedCourse } from '../testing/given.ts';
import { button, field } from '../testing/open-planner.tsx';
import { savedAs } from '../testing/saved-course.ts';

const algebra = workedCourse({ name: 'Algebra' });
const sent = vi.fn();

beforeEach(() => {
  sent.mockClear();
  signedInAs(ada);
  server.use(
    api.query('SavedCourse', answered({ course: savedAs(algebra) })),
    api.mutation('UpdateCourse', ({ variables }) => {
      sent(variables);
      const updateCourse = savedAs(algebra, { ...variables['input'], revision: 2 });
      return HttpResponse.json({ data: { updateCourse } });
    }),
  );
});

async function openWindow() {
  const { user } = openSite('/course/c1');
  await waitFor(() => expect(button('Save')).toBeEnabled(), patient);
  await user.click(button('More for this course'));
  await user.click(await screen.findByRole('menuitem', { name: 'Share as a template…' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share as a template' }));
  return { user, dialog, toggle: dialog.getByRole('switch') };
}

describe('sharing a course as a template', () => {
  it('explains first what others will see', async () => {
    const { dialog, toggle } = await openWindow();
    expect(toggle).not.toBeChecked();
    expect(dialog.getByText(/^Never your grades, your notes or the people/)).toBeVisible();
  });

  it('sends only the switch with the base revision, and keeps the grades in the planner', async () => {
    const { user, dialog, toggle } = await openWindow();
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    expect(sent.mock.calls).toEqual([[{ id: 'c1', input: { isTemplate: true }, revision: 1 }]]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/Anyone can read it\./)).toBeVisible();
    await waitFor(() => expect(button('More for this course')).toHaveFocus());
    expect(field('Grade of Exam 1')).toHaveValue('81');
  });

  it.each([
    [
      'the server’s message',
      refusal('A template has no notes.', 'BAD_USER_INPUT'),
      'A template has no notes.',
    ],
    ['the specification’s error if there is no response', noConnection, 'Course could not be updated'],
  ])('that fails shows %s, and shares nothing', async (_, answer, why) => {
    const { user, dialog, toggle } = await openWindow();
    server.use(api.mutation('UpdateCourse', answer));
    await user.click(toggle);
    expect(await dialog.findByRole('alert')).toHaveTextContent(why);
    expect(toggle).not.toBeChecked();
    expect(toggle).toBeEnabled();
  });

  it('detects a version that was saved elsewhere, and doesn’t overwrite it', async () => {
    const { user, dialog, toggle } = await openWindow();
    const theirs = savedAs({ ...algebra, targetGrade: 90 }, { revision: 2 });
    server.use(
      api.mutation('UpdateCourse', refusal('The course was changed elsewhere.', 'CONFLICT')),
      api.query('SavedCourse', answered({ course: theirs })),
    );
    await user.click(toggle);
    expect(await dialog.findByRole('alert')).toHaveTextContent('The course was changed elsewhere.');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Another version was saved elsewhere.')).toBeVisible();
  });
});
