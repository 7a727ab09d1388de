import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { workedCourse } from '../../features/planner/testing/given.ts';
import { button, field } from '../../features/planner/testing/open-planner.tsx';
import { savedAs } from '../../features/planner/testing/saved-course.ts';
import { draftKeyOf } from '../../lib/draft-keys.ts';
import { sessionState } from '../../lib/session/session-state.ts';
import { ada, answered, api, signedInAs } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';

const eve = { ...ada, id: 'eve', email: 'eve@site.test', firstName: 'Eve' };
const notice = /^Unsaved changes to ‘Algebra’ stay on this device/;

beforeEach(() => {
  server.use(
    api.query('SavedCourse', answered({ course: savedAs(workedCourse({ name: 'Algebra' })) })),
    api.mutation('Logout', answered({ logout: true })),
  );
});

async function openCourse(user = ada) {
  // As after a reload: the session is unknown again.
  sessionState({ name: 'idle' });
  signedInAs(user);
  const site = openSite('/course/c1');
  await screen.findByRole('button', { name: `Account of ${user.firstName} Lovelace` }, patient);
  await waitFor(() => expect(button('Save')).toBeEnabled(), patient);
  return site;
}

type Site = Awaited<ReturnType<typeof openCourse>>;

async function signOut({ user }: Site, name = 'Ada'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Account of ${name} Lovelace` }, patient));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
}

/** Enters a grade, signs out and keeps the change as a draft. */
async function leftWithDraft(): Promise<Site> {
  const site = await openCourse();
  await site.user.type(field('Grade of Exam 2'), '90');
  await waitFor(() => expect(localStorage.getItem(draftKeyOf('c1'))).toContain('"grade":90'));
  await signOut(site);
  await site.user.click(await screen.findByRole('button', { name: 'Leave as a draft' }));
  await waitFor(() => expect(site.address()).toBe('/'));
  return site;
}

describe('unsaved changes of a saved course', () => {
  it('are asked about before signing out, and staying keeps the session', async () => {
    const site = await openCourse();
    await site.user.type(field('Grade of Exam 2'), '90');
    await signOut(site);
    await site.user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(site.address()).toBe('/course/c1');
    expect(screen.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible();
    expect(field('Grade of Exam 2')).toHaveValue('90');
  });

  it('stay on the device for their user, with a notice, and are back after signing in', async () => {
    const { unmount } = await leftWithDraft();
    expect(await screen.findByText(notice)).toBeVisible();
    unmount();
    const { unmount: leaveEve } = await openCourse(eve);
    expect(field('Grade of Exam 2')).toHaveValue('');
    leaveEve();
    await openCourse();
    expect(field('Grade of Exam 2')).toHaveValue('90');
  });

  it('are deleted on request', async () => {
    const { user, unmount } = await leftWithDraft();
    await screen.findByText(notice);
    await user.click(button('Remove them'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('markwise-planner'))).toEqual([]);
    unmount();
    await openCourse();
    expect(field('Grade of Exam 2')).toHaveValue('');
  });

  it('are not mentioned if there are none', async () => {
    const site = await openCourse();
    await signOut(site);
    await waitFor(() => expect(site.address()).toBe('/'));
    expect(screen.queryByText(/^Unsaved changes/)).toBeNull();
  });
});

describe('a course that was never saved', () => {
  async function openOwnCourse(user = ada) {
    sessionState({ name: 'idle' });
    signedInAs(user);
    const site = openSite('/careers');
    await screen.findByRole('button', { name: `Account of ${user.firstName} Lovelace` }, patient);
    await site.user.click(screen.getByRole('link', { name: 'Planner' }));
    await screen.findByRole('textbox', { name: 'Course name' }, patient);
    return site;
  }

  it('belongs to the user who started it, and is hidden from the next user', async () => {
    const site = await openOwnCourse();
    await site.user.type(field('Course name'), 'Botany');
    await waitFor(() => expect(localStorage.getItem(draftKeyOf(null))).toContain('Botany'));
    await signOut(site);
    await waitFor(() => expect(site.address()).toBe('/'));
    expect(await screen.findByText(/^Unsaved changes to ‘Botany’ stay on this device/)).toBeVisible();
    expect(localStorage.getItem(draftKeyOf(null))).toBeNull();
    site.unmount();
    const other = await openOwnCourse(eve);
    expect(field('Course name')).toHaveValue('');
    other.unmount();
    await openOwnCourse();
    expect(field('Course name')).toHaveValue('Botany');
  });

  it('is on Home with its last changes, also right after an edit', async () => {
    server.use(
      api.query('SavedCourses', answered({ savedCourses: [] })),
      api.query('MemberCourses', answered({ memberCourses: [] })),
    );
    const { user } = await openOwnCourse();
    await user.type(field('Course name'), 'Botany');
    await user.click(screen.getByRole('link', { name: 'Markwise' }));
    await user.click(await screen.findByRole('link', { name: 'Continue' }, patient));
    await user.type(await screen.findByRole('textbox', { name: 'Course name' }, patient), 'Zoology');
    await user.click(screen.getByRole('link', { name: 'Markwise' }));
    expect(await screen.findByRole('heading', { name: 'Zoology' })).toBeVisible();
  });

  it('is offered in addition to a course that was started after signing out', async () => {
    const site = await openOwnCourse();
    await site.user.type(field('Course name'), 'Botany');
    await signOut(site);
    await waitFor(() => expect(site.address()).toBe('/'));
    site.unmount();
    const { user, unmount } = openSite('/grade-analyzer');
    await user.type(await screen.findByRole('textbox', { name: 'Course name' }, patient), 'Zoology');
    await waitFor(() => expect(localStorage.getItem(draftKeyOf(null))).toContain('Zoology'));
    unmount();
    await openOwnCourse();
    expect(field('Course name')).toHaveValue('Zoology');
    expect(await screen.findByText('This course was changed in another tab')).toBeVisible();
  });
});
