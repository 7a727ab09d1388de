import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CoursesScreen, DashboardScreen, SessionKeeper } from '../../app/screens.ts';
import { ada, answered, api, knownAs, refusal, signedInAs } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';

const course = (id: string, name: string, description = '') => ({
  __typename: 'SavedCourseMeta',
  id,
  name,
  description,
  targetGrade: 85,
  currentGrade: 81,
  meterDivisions: [70, 80],
  lastUpdatedOn: new Date().toISOString(),
  isTemplate: false,
});

const memberCourse = (id: string, name: string, more: object = {}) => ({
  __typename: 'MemberCourse',
  id,
  name,
  description: '',
  createdBy: 'Grace Hopper',
  role: '',
  grade: null,
  lastUpdatedOn: new Date().toISOString(),
  ...more,
});

function open(Screen: ComponentType = CoursesScreen) {
  notifications.clean();
  return renderSite(
    <>
      <Suspense>
        <SessionKeeper />
      </Suspense>
      <Suspense>
        <Screen />
      </Suspense>
    </>,
    { at: '/courses' },
  );
}

const lists = (...savedCourses: object[]) =>
  server.use(api.query('SavedCourses', answered({ savedCourses })));
const isIn = (...memberCourses: object[]) =>
  server.use(api.query('MemberCourses', answered({ memberCourses })));
const names = async () => {
  const list = await screen.findByRole('list', { name: 'Saved courses' });
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
};

beforeEach(() => {
  signedInAs(ada);
  server.use(api.query('TemplateList', answered({ courseTemplates: [] })));
  isIn();
});

describe('the list of saved courses', () => {
  it('keeps the order of the server and tells where each stands', async () => {
    lists(course('2', 'Statistics'), course('1', 'Algebra'));
    open();
    expect(await names()).toEqual(['Statistics', 'Algebra']);
    expect(screen.getAllByRole('img', { name: 'Current grade 81.00, target 85' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Algebra' })).toHaveAttribute('href', '/course/1');
  });

  it('says what it is for while it is empty', async () => {
    lists();
    open();
    await waitFor(() => expect(screen.getByText('Saved courses not available')).toBeVisible());
    expect(screen.getByRole('link', { name: 'Plan my first course' })).toBeVisible();
  });

  it('says that it did not come, and comes when it is tried again', async () => {
    server.use(api.query('SavedCourses', () => HttpResponse.json({}, { status: 502 })));
    const { user } = open();
    expect(await screen.findByText('Error fetching saved courses')).toBeVisible();
    lists(course('1', 'Algebra'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Algebra' });
    expect(screen.queryByText('Error fetching saved courses')).toBeNull();
  });

  it('is searched by name and description', async () => {
    const others = ['a', 'b', 'c', 'd'].map((id) => course(id, `Course ${id}`));
    lists(...others, course('1', 'Algebra', 'vectors and matrices'));
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search my courses' }), 'matrices');
    expect(await names()).toEqual(['Algebra']);
    expect(screen.getByText('1 of 5 courses')).toBeVisible();
  });

  it('gives a deleted course back', async () => {
    lists(course('1', 'Algebra'), course('2', 'Statistics'));
    server.use(
      api.mutation('DeleteCourse', answered({ deleteCourse: '1' })),
      api.mutation(
        'RestoreCourse',
        answered({ restoreCourse: { __typename: 'SavedCourse', id: '1', name: 'Algebra' } }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More for Algebra' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('Deleted Algebra.');
    await waitFor(async () => expect(await names()).toEqual(['Statistics']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Algebra is back.');
    expect(await names()).toEqual(['Algebra', 'Statistics']);
  });

  it('keeps a course whose deleting failed, and says why', async () => {
    lists(course('1', 'Algebra'));
    server.use(api.mutation('DeleteCourse', () => HttpResponse.json({}, { status: 502 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More for Algebra' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Deleting course grades failed')).toBeVisible();
    expect(await names()).toEqual(['Algebra']);
  });

  it('says to whoever is signed out what it needs, and still shows what to start from', async () => {
    localStorage.clear();
    knownAs(null);
    server.use(api.query('SavedCourses', refusal('Sign in first.', 'UNAUTHENTICATED')));
    open();
    expect(await screen.findByText(/^Courses are saved with an account/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Start from a template' })).toBeVisible();
  });
});

describe('the way to the templates', () => {
  it('leads from Home to their place on the page', async () => {
    lists(course('1', 'Algebra'));
    const { user, address } = openSite('/');
    await user.click(await screen.findByRole('link', { name: 'Start from a template' }, patient));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Start from a template' })).toHaveFocus());
    expect(address()).toBe('/courses');
  });

  it('scrolls there once they are on it', async () => {
    lists();
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    openSite('/courses#templates');
    const heading = await screen.findByRole('heading', { name: 'Start from a template' }, patient);
    await waitFor(() => expect(scrolled.mock.contexts).toContain(heading));
  });
});

describe('the courses that one is in', () => {
  const inThem = { name: 'Courses I am in' };

  it('tell whose they are and the own grade', async () => {
    lists();
    isIn(memberCourse('1', 'Compilers', { role: 'Tutor', grade: 87.5 }), memberCourse('2', 'Logic'));
    open();
    await screen.findByRole('link', { name: 'Logic' });
    const list = within(screen.getByRole('list', inThem));
    const [compilers, logic] = list.getAllByRole('listitem');
    expect(list.getByRole('link', { name: 'Compilers' })).toHaveAttribute('href', '/course/1');
    expect(compilers).toHaveTextContent('By Grace Hopper');
    expect(compilers).toHaveTextContent('Your role: Tutor');
    expect(compilers).toHaveTextContent(/Your grade\s*87\.5\s*%/);
    expect(logic).toHaveTextContent('none yet');
  });

  it('have no place on the screen of who is in none', async () => {
    lists(course('1', 'Algebra'));
    open();
    await names();
    await waitFor(() => expect(screen.queryByRole('heading', inThem)).toBeNull());
  });

  it('say that they did not come, and come when it is tried again', async () => {
    lists(course('1', 'Algebra'));
    server.use(api.query('MemberCourses', () => HttpResponse.json({}, { status: 502 })));
    const { user } = open();
    expect(await screen.findByText('The courses that you are in could not be fetched')).toBeVisible();
    isIn(memberCourse('1', 'Compilers'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Compilers' })).toBeVisible();
    expect(screen.queryByText('The courses that you are in could not be fetched')).toBeNull();
  });

  it('are on Home the first three, with the way to all of them', async () => {
    lists(course('9', 'Algebra'));
    isIn(...['a', 'b', 'c', 'd'].map((id) => memberCourse(id, `Course ${id}`)));
    open(DashboardScreen);
    expect(await screen.findByRole('link', { name: 'All 4 courses' })).toHaveAttribute('href', '/courses');
    const list = within(screen.getByRole('list', inThem));
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Course a',
      'Course b',
      'Course c',
    ]);
  });
});
