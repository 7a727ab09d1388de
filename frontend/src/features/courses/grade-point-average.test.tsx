import { screen, within } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Course } from '../../../../core/grading/course.ts';
import { courseToFile } from '../../../../core/grading/course-file.ts';
import { defaultCourse } from '../../../../core/grading/editing/working-course.ts';
import { CoursesScreen, DashboardScreen, SessionProvider } from '../../app/screens.ts';
import { draftKeyOf } from '../../lib/draft-keys.ts';
import { ada, answered, api, badGateway, signedInAs, templatePage } from '../../testing/accounts.ts';
import { memberCourse } from '../../testing/member-course.ts';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';

const course = (id: string, name: string) => ({
  __typename: 'SavedCourseMeta',
  peopleCount: 0,
  id,
  name,
  description: '',
  targetGrade: 85,
  currentGrade: 81,
  letter: 'B-',
  meterDivisions: [70, 80],
  lastUpdatedOn: new Date().toISOString(),
  isTemplate: false,
  access: 'OWNER' as const,
  createdBy: 'Ada Lovelace',
});

/** A course of one exam with a known grade. */
function oneGrade(grade: number): Course {
  const exam = { name: 'Exam', description: '', weight: 100, knownScores: true, grade, maximumPoints: 100 };
  const exams = {
    name: 'Exams',
    categoryType: 'STANDARD' as const,
    weight: 0,
    maximumPoints: 0,
    dropLowest: 0,
  };
  return { ...defaultCourse, categories: [{ ...exams, items: [exam] }] };
}

function open(Screen: ComponentType = CoursesScreen) {
  return renderSite(
    <Suspense>
      <SessionProvider />
      <Screen />
    </Suspense>,
    { at: '/courses' },
  );
}

const standingOf = (currentGrade: number | null, letter: string | null, more: object = {}) => ({
  ownStanding: {
    __typename: 'OwnStanding',
    currentGrade,
    letter,
    courseGradeLetter: null,
    hasReleasedGrade: currentGrade !== null,
    recentGrades: [],
    ...more,
  },
});

const memberCoursesAre = (...memberCourses: object[]) =>
  server.use(api.query('MemberCourses', answered({ memberCourses })));

const savedCoursesAre = (...savedCourses: object[]) =>
  server.use(api.query('SavedCourses', answered({ savedCourses })));

beforeEach(() => {
  signedInAs(ada);
  server.use(
    api.query('CourseTemplates', answered({ courseTemplates: templatePage([]) })),
    api.query('MemberCourses', answered({ memberCourses: [] })),
  );
});

describe('the grade point average', () => {
  it('names the courses that it does not count', async () => {
    const ungraded = { currentGrade: null, letter: null };
    savedCoursesAre(
      course('c1', 'Algebra'),
      { ...course('c2', 'Logic'), letter: 'A' },
      { ...course('c3', 'Sports'), letter: 'Pass' },
      { ...course('c4', 'Music'), ...ungraded },
      { ...course('c5', 'Plan'), letter: 'A', isTemplate: true },
    );
    const { user } = open();
    expect(await screen.findByText('GPA 3.35')).toBeInTheDocument();
    expect(screen.getByText(/over the current letters of 2 courses/)).toBeVisible();
    const reasons = screen.getByRole('list', { name: 'Courses that don’t count' });
    expect(reasons).not.toBeVisible();
    await user.click(screen.getByText('3 courses don’t count'));
    expect(reasons).toBeVisible();
    expect(
      within(reasons)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Sports: The letter Pass has no grade points.',
      'Music: No grade is known yet.',
      'Plan: Templates don’t count.',
    ]);
  });

  it('counts unsaved changes on this device, as the cards do', async () => {
    savedCoursesAre({ ...course('c1', 'Algebra'), letter: 'A' }, { ...course('c2', 'Logic'), letter: 'C' });
    const changed = oneGrade(95);
    localStorage.setItem(draftKeyOf('c2'), JSON.stringify({ version: 1, file: courseToFile(changed) }));
    open();
    expect(await screen.findByText('GPA 4.00')).toBeVisible();
    expect(
      screen.getByText(/of 2 courses, which count equally, with your unsaved changes to Logic\./),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Current grade 95.00, target 85' })).toBeVisible();
  });

  it('counts courses of others by the grade on their cards, and names the courses without a grade', async () => {
    savedCoursesAre({ ...course('c1', 'Algebra'), letter: 'A' });
    memberCoursesAre(
      memberCourse('m1', 'Compilers', standingOf(84, 'B')),
      // Nothing is graded, so that the grade for the whole course counts.
      memberCourse('m2', 'Sets', { grade: 75, ...standingOf(null, null, { courseGradeLetter: 'C' }) }),
      memberCourse('m3', 'Logic', standingOf(null, null)),
      memberCourse('m4', 'Physics', { grade: 12, ...standingOf(null, null) }),
      memberCourse('m5', 'Chemistry', { role: 'Tutor', ...standingOf(null, null) }),
    );
    const { user } = open();
    expect(await screen.findByText('GPA 3.00')).toBeVisible();
    expect(screen.getByText(/over the current letters of 3 courses/)).toBeVisible();
    await user.click(screen.getByText('2 courses don’t count'));
    const reasons = within(screen.getByRole('list', { name: 'Courses that don’t count' }));
    expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Logic: No grade is known yet.',
      'Physics: The scale of the course has no letter for its grade.',
    ]);
  });

  it.each([
    ['Home', DashboardScreen],
    ['Courses', CoursesScreen],
  ])('is on %s also for a student who has saved no course', async (_, Screen) => {
    savedCoursesAre();
    memberCoursesAre(
      memberCourse('m1', 'Compilers', standingOf(84, 'B')),
      memberCourse('m2', 'Sets', standingOf(95, 'A')),
    );
    open(Screen);
    expect(await screen.findByText('GPA 3.50')).toBeVisible();
  });

  it('shows that courses of others are missing if they did not load', async () => {
    savedCoursesAre({ ...course('c1', 'Algebra'), letter: 'A' });
    server.use(api.query('MemberCourses', badGateway));
    open();
    expect(await screen.findByText('GPA 4.00')).toBeVisible();
    expect(
      screen.getByText(/The courses you’re in don’t count, because they could not be fetched\./),
    ).toBeVisible();
  });

  it('is on Home if two courses or more count', async () => {
    savedCoursesAre(course('c1', 'Algebra'), { ...course('c2', 'Logic'), currentGrade: null, letter: null });
    const { unmount } = open(DashboardScreen);
    await screen.findByRole('list', { name: 'Saved courses' });
    expect(screen.queryByText(/^GPA/)).toBeNull();
    unmount();
    savedCoursesAre(...['1', '2', '3', '4', '5', '6', '7'].map((id) => course(id, `Course ${id}`)));
    open(DashboardScreen);
    expect(await screen.findByText(/over the current letters of 7 courses/)).toBeVisible();
  });
});
