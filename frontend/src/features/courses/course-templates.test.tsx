import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, answered, api, heldBack, refusal, signedInAs, templatePage } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import { workedCourse } from '../planner/testing/given.ts';

const worked = workedCourse({ name: 'Every point counts' });
const template = {
  __typename: 'CourseTemplate',
  ...worked,
  // The query selects categories by a fragment on their type.
  categories: worked.categories.map((category) => ({
    __typename: 'Category',
    ...category,
    items: category.items.map((item) => ({ ...item, itemId: null, dueAt: null })),
  })),
  id: 't1',
};

beforeEach(() => {
  signedInAs(ada);
  server.use(
    api.query('CourseTemplates', answered({ courseTemplates: templatePage([]) })),
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query('MemberCourses', answered({ memberCourses: [] })),
  );
});

describe('the templates', () => {
  // Earlier tests had no templates. On this event the site refetches everything, as if another tab had signed in.
  beforeEach(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await Promise.resolve();
  });

  it('go to the next page while the user is being fetched, and only once if Next is pressed twice', async () => {
    const me = heldBack(answered({ me: ada }));
    const lastPage = heldBack(
      answered({ courseTemplates: templatePage([{ ...template, id: 't21' }], { totalCount: 21 }) }),
    );
    const first = answered({
      courseTemplates: templatePage(
        Array.from({ length: 20 }, (_, at) => ({ ...template, id: `t${at + 1}` })),
        { endCursor: 'c', totalCount: 21 },
      ),
    });
    server.use(
      api.query('Me', me.held),
      api.query('CourseTemplates', ({ variables: { after } }) =>
        after === null ? first() : lastPage.held(),
      ),
    );
    const { user } = openSite('/courses');
    const next = await screen.findByRole('button', { name: 'Next' }, patient);
    expect(screen.getByRole('status', { name: 'Fetching user details...' })).toBeVisible();
    await user.dblClick(next);
    lastPage.release();
    me.release();
    expect(await screen.findByRole('button', { name: 'Account of Ada Lovelace' }, patient)).toBeVisible();
    await waitFor(() => expect(screen.getByText('21–21 of 21 templates')).toBeVisible());
    expect(screen.getAllByRole('button', { name: /^Every point counts/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('1–20 of 21 templates')).toBeVisible();
  });

  it('show an error if the next page does not load', async () => {
    server.use(
      api.query('CourseTemplates', ({ variables: { after } }) =>
        after === null
          ? answered({ courseTemplates: templatePage([template], { endCursor: 'c', totalCount: 2 }) })()
          : refusal('The store is busy.', 'UNAVAILABLE')(),
      ),
    );
    const { user } = openSite('/courses');
    await user.click(await screen.findByRole('button', { name: 'Next' }, patient));
    expect(await screen.findByText('The store is busy.')).toBeVisible();
  });

  it('open as an unsaved copy, also for signed-in users', async () => {
    server.use(api.query('CourseTemplates', answered({ courseTemplates: templatePage([template]) })));
    const { user, address } = openSite('/courses');
    await user.click(await screen.findByRole('button', { name: /^Every point counts/ }, patient));
    await waitFor(() => expect(address()).toBe('/grade-analyzer'));
    expect(await screen.findByRole('textbox', { name: 'Course name' }, patient)).toHaveValue(
      'Every point counts',
    );
    expect(screen.getByText('Started from Every point counts.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('the link to the templates', () => {
  it('leads from Home to their section', async () => {
    const { user, address } = openSite('/');
    await user.click(await screen.findByRole('link', { name: 'Start from a template' }, patient));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Start from a template' })).toHaveFocus());
    expect(address()).toBe('/courses');
  });

  it('scrolls there once they are loaded', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    openSite('/courses#templates');
    const heading = await screen.findByRole('heading', { name: 'Start from a template' }, patient);
    await waitFor(() => expect(scrolled.mock.contexts).toContain(heading));
  });
});
