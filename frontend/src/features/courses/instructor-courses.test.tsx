import { screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CoursesScreen, DashboardScreen, SessionProvider } from '../../app/screens.ts';
import { createdCourse } from '../../lib/passed-course.ts';
import { ada, answered, api, signedInAs, templatePage } from '../../testing/accounts.ts';
import { memberCourse } from '../../testing/member-course.ts';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';

function open(Screen: ComponentType) {
  return renderSite(
    <>
      <Suspense>
        <SessionProvider />
      </Suspense>
      <Suspense>
        <Screen />
      </Suspense>
    </>,
  );
}

beforeEach(() => {
  signedInAs({ ...ada, role: 'Instructor' });
  server.use(
    api.query('CourseTemplates', answered({ courseTemplates: templatePage([]) })),
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query('MemberCourses', answered({ memberCourses: [] })),
  );
});

describe('an instructor without saved courses', () => {
  it.each([
    ['Home', DashboardScreen],
    ['Courses', CoursesScreen],
  ])('reads on %s about courses to teach, and creates an empty one', async (_, Screen) => {
    const { user, state } = open(Screen);
    const create = await screen.findByRole('link', { name: 'Create your first course' });
    expect(screen.getByText(/The courses that you teach appear here/)).toBeVisible();
    expect(screen.queryByText(/[Pp]lan (one|your|a course)/)).toBeNull();
    await user.click(create);
    expect(state()).toEqual(createdCourse);
  });

  it('creates an empty course from below the courses of others', async () => {
    server.use(api.query('MemberCourses', answered({ memberCourses: [memberCourse('1', 'Compilers')] })));
    const { user, state } = open(DashboardScreen);
    const create = await screen.findByRole('link', { name: 'Create your first course' });
    expect(screen.getByText(/^Courses that you teach appear here, too\./)).toBeVisible();
    await user.click(create);
    expect(state()).toEqual(createdCourse);
  });
});

describe('the card of a course that the user teaches', () => {
  const course = {
    __typename: 'SavedCourseMeta',
    id: 'c1',
    name: 'Algebra',
    description: '',
    targetGrade: 85,
    currentGrade: null as number | null,
    letter: null,
    meterDivisions: [70, 80],
    lastUpdatedOn: new Date().toISOString(),
    isTemplate: false,
    access: 'OWNER' as const,
    createdBy: 'Ada Lovelace',
    peopleCount: 24,
  };

  it.each([
    ['24 people', course],
    ['1 person', { ...course, peopleCount: 1 }],
    ['No people yet', { ...course, peopleCount: 0 }],
  ])('shows ‘%s’ in place of a target and a grade', async (text, savedCourse) => {
    server.use(api.query('SavedCourses', answered({ savedCourses: [savedCourse] })));
    open(DashboardScreen);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Target 85')).toBeNull();
  });

  it('keeps the target if the instructor plans with own grades in a course without people', async () => {
    const savedCourse = { ...course, peopleCount: 0, currentGrade: 81 };
    server.use(api.query('SavedCourses', answered({ savedCourses: [savedCourse] })));
    open(DashboardScreen);
    expect(await screen.findByText('Target 85')).toBeVisible();
  });
});
