import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { draftKey } from '../../../lib/draft-keys.ts';
import {
  ada,
  answered,
  api,
  googleKnowsUsAs,
  nothingToPractise,
  noConnection,
  refusal,
  signedInAs,
} from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { writeDraft } from '../model/draft.ts';
import { workedCourse } from '../testing/given.ts';
import { button, field } from '../testing/open-planner.tsx';
import { savedAs } from '../testing/saved-course.ts';

// The real module reads half a megabyte of common passwords.
vi.mock('../../accounts/password/estimate.ts', () => ({ estimate: () => 3 }));

interface SaveInput {
  readonly key: string;
  readonly name: string;
}

/** The inputs of the requests to save a new course, in order. */
let saves: SaveInput[];
/** The courses on the server by key. */
let courses: Map<string, object>;

/** The names of the courses that the user has on the server. */
const existingCourses = (list: readonly string[]) =>
  server.use(
    api.query(
      'CourseNames',
      answered({
        savedCourses: list.map((name, at) => ({ __typename: 'SavedCourseMeta', id: `other-${at}`, name })),
        memberCourses: [],
      }),
    ),
  );

beforeEach(() => {
  saves = [];
  courses = new Map();
  googleKnowsUsAs(null);
  nothingToPractise();
  existingCourses([]);
  server.use(
    api.query('Me', refusal('Sign in first.', 'UNAUTHENTICATED')),
    api.mutation('Register', answered({ register: { __typename: 'RegisterResult', message: 'Registered' } })),
    api.mutation('Login', answered({ login: ada })),
    api.mutation('SaveCourse', ({ variables }) => {
      const input = variables['input'] as SaveInput;
      saves.push(input);
      const course =
        courses.get(input.key) ?? savedAs(workedCourse(), { ...input, id: `c${courses.size + 1}` });
      courses.set(input.key, course);
      return HttpResponse.json({ data: { saveCourse: course } });
    }),
  );
  keepDraft('Algebra');
});

/** Keeps an unsaved course of this name on the device. */
const keepDraft = (name: string) =>
  localStorage.setItem(
    draftKey,
    writeDraft({ course: createWorkingCourse(workedCourse({ name })), entries: {}, saveKey: 'k1' }),
  );

type Site = ReturnType<typeof openSite>;

/** Presses Save while signed out, and chooses a way to continue. */
async function askToSave(linkName: 'Sign in to save' | 'Create an account'): Promise<Site> {
  const site = openSite('/grade-analyzer');
  await waitFor(() => expect(button('Save')).toBeEnabled(), patient);
  await site.user.click(button('Save'));
  await site.user.click(await screen.findByRole('link', { name: linkName }));
  return site;
}

async function register(site: Site): Promise<void> {
  await site.user.type(await screen.findByLabelText('First name', {}, patient), 'Ada');
  await site.user.type(screen.getByLabelText('Email'), ada.email);
  await site.user.type(screen.getByLabelText('Password'), 'a sentence of my own');
  await site.user.click(button('Create the account'));
  await screen.findByText('Check your mail');
}

/** The mailed link opens in another tab, which leads to the sign-in screen. */
function openAnotherTab(): Site {
  fireEvent(window, new Event('pagehide'));
  cleanup();
  return openSite('/login');
}

async function signIn(site: Site, email?: string): Promise<void> {
  const main = within(await screen.findByRole('main'));
  const address = await main.findByLabelText('Email', {}, patient);
  if (email !== undefined) {
    await site.user.clear(address);
    await site.user.type(address, email);
  }
  await site.user.type(main.getByLabelText('Password'), 'a sentence of my own{Enter}');
}

const untilSaved = () => screen.findByText('Saved just now.', {}, patient);

describe('saving while signed out', () => {
  it('ends with the saved course after registering and signing in in the tab of the mailed link', async () => {
    await register(await askToSave('Create an account'));
    const tab = openAnotherTab();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(ada.email), patient);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await signIn(tab);
    await untilSaved();
    await waitFor(() => expect(tab.address()).toBe('/course/c1'));
    expect(field('Course name')).toHaveValue('Algebra');
    expect(saves).toHaveLength(1);
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('ends with the saved course after signing in instead of registering', async () => {
    const site = await askToSave('Sign in to save');
    await signIn(site, ada.email);
    await untilSaved();
    await waitFor(() => expect(site.address()).toBe('/course/c1'));
    expect(saves).toHaveLength(1);
  });

  it('ends with the saved course also if the course had no name and was given none', async () => {
    keepDraft('');
    const site = await askToSave('Sign in to save');
    await signIn(site, ada.email);
    await untilSaved();
    await waitFor(() => expect(site.address()).toBe('/course/c1'));
    expect(saves.map(({ name }) => name)).toEqual(['Sample course']);
  });

  it('does not save again from a page whose URL still contains the request', async () => {
    const site = await askToSave('Sign in to save');
    await signIn(site, ada.email);
    await untilSaved();
    cleanup();
    const stale = openSite('/grade-analyzer?save=k1');
    await waitFor(() => expect(stale.address()).toBe('/grade-analyzer'), patient);
    expect(saves).toHaveLength(1);
  });

  it('asks a user other than the registered one, and saves only after the user agrees', async () => {
    const site = await askToSave('Create an account');
    await register(site);
    const eve = { ...ada, id: 'eve', email: 'eve@site.test' };
    server.use(api.mutation('Login', answered({ login: eve })));
    cleanup();
    const tab = openSite('/login?next=%2Fgrade-analyzer%3Fsave%3Dk1');
    await signIn(tab, eve.email);
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this course' }, patient));
    expect(dialog.getByText('It’s saved to the account of eve@site.test.')).toBeVisible();
    expect(saves).toHaveLength(0);
    await tab.user.click(dialog.getByRole('button', { name: 'Save' }));
    await untilSaved();
    expect(saves).toHaveLength(1);
  });

  it('does not lead another user to the course of the registered one', async () => {
    await register(await askToSave('Create an account'));
    const eve = { ...ada, id: 'eve', email: 'eve@site.test' };
    server.use(
      api.mutation('Login', answered({ login: eve })),
      api.query('SavedCourses', answered({ savedCourses: [] })),
      api.query('MemberCourses', answered({ memberCourses: [] })),
    );
    const tab = openAnotherTab();
    await signIn(tab, eve.email);
    expect(
      await screen.findByText('Started on this device and not saved to your account yet.'),
    ).toBeVisible();
    expect(tab.address()).toBe('/');
    expect(saves).toHaveLength(0);
  });

  it('gives the course another name if the user has a course of that name, and shows a notice', async () => {
    existingCourses(['algebra']);
    const site = await askToSave('Sign in to save');
    await signIn(site, ada.email);
    await untilSaved();
    expect(field('Course name')).toHaveValue('Algebra (2)');
    expect(
      screen.getByText('Saved as Algebra (2), because you already have a course of that name.'),
    ).toBeVisible();
    expect(saves.map(({ name }) => name)).toEqual(['Algebra (2)']);
  });

  it('opens the course that another tab has saved, without another name or a question', async () => {
    courses.set('k1', savedAs(workedCourse({ name: 'Algebra' }), { id: 'c1' }));
    existingCourses(['Algebra']);
    const site = await askToSave('Sign in to save');
    await signIn(site, ada.email);
    await untilSaved();
    await waitFor(() => expect(site.address()).toBe('/course/c1'));
    expect(field('Course name')).toHaveValue('Algebra');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(courses.size).toBe(1);
  });

  it('keeps the course on the device if the server refuses it, and saves it once at the next attempt', async () => {
    server.use(api.mutation('SaveCourse', refusal('Too many courses.', 'BAD_USER_INPUT'), { once: true }));
    const site = await askToSave('Sign in to save');
    await signIn(site, ada.email);
    await screen.findByText('Too many courses.', {}, patient);
    expect(localStorage.getItem(draftKey)).toContain('Algebra');
    await site.user.click(button('Try again'));
    await untilSaved();
    expect(saves).toHaveLength(1);
  });

  it('creates one course if the response to the first request is lost', async () => {
    const site = await askToSave('Sign in to save');
    server.use(
      api.mutation(
        'SaveCourse',
        ({ variables }) => {
          const input = variables['input'] as SaveInput;
          courses.set(input.key, savedAs(workedCourse(), { ...input, id: 'c1' }));
          return noConnection();
        },
        { once: true },
      ),
    );
    await signIn(site, ada.email);
    await screen.findByText(/^You’re offline\. Your changes are kept on this device/, {}, patient);
    window.dispatchEvent(new Event('online'));
    await untilSaved();
    expect(courses.size).toBe(1);
    await waitFor(() => expect(site.address()).toBe('/course/c1'));
  });

  it('asks for a missing name before the user leaves to sign in', async () => {
    localStorage.removeItem(draftKey);
    const site = openSite('/grade-analyzer');
    await waitFor(() => expect(button('Save')).toBeEnabled(), patient);
    await site.user.click(button('Save'));
    const popover = within(await screen.findByRole('dialog', { name: 'Save' }));
    await site.user.type(popover.getByLabelText('Course name'), 'Statistics');
    await site.user.click(popover.getByRole('link', { name: 'Sign in to save' }));
    await signIn(site, ada.email);
    await untilSaved();
    expect(saves.map(({ name }) => name)).toEqual(['Statistics']);
  });
});

describe('a template over an unsaved course', () => {
  it('opens after the unsaved course was saved first, and both exist', async () => {
    signedInAs(ada);
    server.use(api.query('SavedCourses', answered({ savedCourses: [] })));
    const site = openSite('/grade-analyzer');
    await waitFor(() => expect(button('Save')).toBeEnabled(), patient);
    await site.user.click(button('More for this course'));
    await site.user.click(await screen.findByRole('menuitem', { name: 'Start with an empty course' }));
    await site.user.click(await screen.findByRole('button', { name: 'Save it first' }, patient));
    await waitFor(() => expect(field('Category name')).toHaveValue('Category Name'), patient);
    expect(site.address()).toBe('/grade-analyzer');
    expect(saves.map(({ name }) => name)).toEqual(['Algebra']);
    site.back();
    await waitFor(() => expect(site.address()).toBe('/course/c1'));
  });

  it('opens after the unsaved course was saved as ‘Untitled course’, if it had no name', async () => {
    signedInAs(ada);
    server.use(api.query('SavedCourses', answered({ savedCourses: [] })));
    keepDraft(' ');
    const site = openSite('/grade-analyzer');
    await waitFor(() => expect(button('Save')).toBeEnabled(), patient);
    await site.user.click(button('More for this course'));
    await site.user.click(await screen.findByRole('menuitem', { name: 'Start with an empty course' }));
    await site.user.click(await screen.findByRole('button', { name: 'Save it first' }, patient));
    await waitFor(() => expect(field('Category name')).toHaveValue('Category Name'), patient);
    expect(site.address()).toBe('/grade-analyzer');
    expect(saves.map(({ name }) => name)).toEqual(['Untitled course']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
