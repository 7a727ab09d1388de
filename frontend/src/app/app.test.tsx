import { screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answered, api, knownAs, refusal, templatePage } from '../testing/accounts.ts';
import { renderSite } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';

/** The timeout is long, because the first test of a screen also compiles it. */
const heading = () => screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });

beforeEach(() => {
  knownAs(null);
  server.use(
    api.query('CourseTemplates', answered({ courseTemplates: templatePage([]) })),
    api.query('SavedCourse', refusal('Sign in first.', 'UNAUTHENTICATED')),
  );
});

// The product specification, section 2, with ids filled in.
const addresses = [
  '/',
  '/contact-us',
  '/display-account/ada@site.test',
  '/careers',
  '/grade-analyzer',
  '/login',
  '/register',
  '/verify-user',
  '/manage-users',
  '/reset-password/generate',
  '/reset-password',
  '/courses',
  '/course/7',
  '/quiz/categories',
  '/quiz/create-quiz',
  '/quiz/manage/7',
  '/manageQuestions',
  '/quiz/7',
  '/course/7/assignment/8',
  '/canvas',
  '/myaccount',
  '/notes',
  '/note/7',
  '/course/7/public-note/8',
  '/upgrade-form/7',
  '/courses/canvas',
  '/courses/canvas/7',
  '/courses/canvas/7/home',
  '/courses/canvas/7/modules',
  '/courses/canvas/7/quiz',
  '/courses/canvas/7/assignments',
  '/v1/courses',
  '/v1/course/home/7',
  '/v1/courses/canvas/7/quiz/edit',
  '/v1/course/7',
  // Routes that are not in the specification.
  '/practice',
  '/accept-invitation',
];

describe('the routes', () => {
  it('are those of the specification, practice, and accepting an invitation', () => {
    const matches = (path: string) => addresses.filter((address) => matchPath(path, address) !== null);
    // An address can match a fixed path and a path with an ID. The fixed path wins.
    expect(routes.filter(({ path }) => matches(path).length === 0)).toEqual([]);
    expect(routes).toHaveLength(addresses.length);
  });

  it.each(addresses)(
    '%s has a screen with a heading and a title',
    async (at) => {
      const { address } = renderSite(<App />, { at });
      await heading();
      // A response of the server can replace the first screen.
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
      expect(address()).toBe(at);
      expect(document.title).toMatch(/^\S.* · Markwise$/);
    },
    15_000,
  );

  it.each(['/nowhere', '/courses/7', '/quiz', '/validate', '/course/7/assignment', '/Courses'])(
    'do not include %s, which leads to Home with a notice',
    async (at) => {
      const { address } = renderSite(<App />, { at });
      expect(await screen.findByRole('heading', { name: /^Know the grade you need/ })).toBeVisible();
      expect(address()).toBe('/');
      expect(await screen.findByText('Page not found, so here’s Home.')).toBeVisible();
    },
  );
});

describe('going from screen to screen', () => {
  it('keeps the focus where it is on the first screen', async () => {
    renderSite(<App />, { at: '/courses' });
    await heading();
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to the heading of the next screen, and updates the title', async () => {
    const { user } = renderSite(<App />, { at: '/courses' });
    await heading();
    await user.click(screen.getByRole('link', { name: 'Careers' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Careers' })).toHaveFocus());
    expect(document.title).toBe('Careers · Markwise');
    expect(screen.getByRole('link', { name: 'Careers' })).toHaveAttribute('aria-current', 'page');
  });
});
