import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CoursesScreen, DashboardScreen, SessionProvider } from '../../app/screens.ts';
import { sessionState } from '../../lib/session/session-state.ts';
import {
  ada,
  answered,
  api,
  badGateway,
  knownAs,
  refusal,
  signedInAs,
  templatePage,
} from '../../testing/accounts.ts';
import { listedQuiz } from '../../testing/listed-quiz.ts';
import { memberCourse } from '../../testing/member-course.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';

const course = (id: string, name: string, description = '') => ({
  __typename: 'SavedCourseMeta',
  peopleCount: 0,
  id,
  name,
  description,
  targetGrade: 85,
  currentGrade: 81,
  letter: 'B-',
  meterDivisions: [70, 80],
  lastUpdatedOn: new Date().toISOString(),
  isTemplate: false,
  access: 'OWNER' as const,
  createdBy: 'Ada Lovelace',
});

function open(Screen: ComponentType = CoursesScreen) {
  return renderSite(
    <>
      <Suspense>
        <SessionProvider />
      </Suspense>
      <Suspense>
        <Screen />
      </Suspense>
    </>,
    { at: '/courses' },
  );
}

const savedCoursesAre = (...savedCourses: object[]) =>
  server.use(api.query('SavedCourses', answered({ savedCourses })));
const memberCoursesAre = (...memberCourses: object[]) =>
  server.use(api.query('MemberCourses', answered({ memberCourses })));
const names = async () => {
  const list = await screen.findByRole('list', { name: 'Saved courses' });
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
};

beforeEach(() => {
  signedInAs(ada);
  server.use(api.query('CourseTemplates', answered({ courseTemplates: templatePage([]) })));
  memberCoursesAre();
});

describe('the list of saved courses', () => {
  it('keeps the server’s order and shows the grade of each', async () => {
    savedCoursesAre(course('2', 'Statistics'), course('1', 'Algebra'));
    open();
    expect(await names()).toEqual(['Statistics', 'Algebra']);
    expect(screen.getAllByRole('img', { name: 'Current grade 81.00, target 85' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Algebra' })).toHaveAttribute('href', '/course/1');
  });

  it('shows an empty state without courses', async () => {
    savedCoursesAre();
    open();
    expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeVisible();
    expect(screen.getByText('Saved courses not available').parentElement).toHaveTextContent(
      /^Saved courses not available: you have saved none yet\. Your courses appear here/,
    );
    expect(screen.getByRole('link', { name: 'Plan your first course' })).toBeVisible();
  });

  it('shows that it did not load, and loads on retry', async () => {
    server.use(api.query('SavedCourses', () => HttpResponse.json({}, { status: 502 })));
    const { user } = open();
    expect(await screen.findByText('Error fetching saved courses')).toBeVisible();
    savedCoursesAre(course('1', 'Algebra'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Algebra' });
    expect(screen.queryByText('Error fetching saved courses')).toBeNull();
  });

  it('is searched by name and description', async () => {
    const others = ['a', 'b', 'c', 'd'].map((id) => course(id, `Course ${id}`));
    savedCoursesAre(...others, course('1', 'Algebra', 'vectors and matrices'));
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search your courses' }), 'matrices');
    expect(await names()).toEqual(['Algebra']);
    expect(screen.getByText('1 of 5 courses')).toBeVisible();
  });

  it('restores a deleted course', async () => {
    savedCoursesAre(course('1', 'Algebra'), course('2', 'Statistics'));
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

  it('deletes a course with people only after a confirmation with their number', async () => {
    savedCoursesAre(course('1', 'Algebra'));
    server.use(
      api.query(
        'PeopleInCourse',
        answered({
          course: {
            __typename: 'SavedCourse',
            id: '1',
            people: ['a', 'b'].map((id) => ({ __typename: 'Student', id })),
          },
        }),
      ),
      api.mutation('DeleteCourse', answered({ deleteCourse: '1' })),
    );
    const { user } = open();
    const openDeleteDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'More for Algebra' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      return within(await screen.findByRole('dialog', { name: 'Delete Algebra?' }));
    };
    const dialog = await openDeleteDialog();
    expect(dialog.getByText(/^2 people are in this course\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Deleted Algebra.')).toBeNull();
    await user.click((await openDeleteDialog()).getByRole('button', { name: 'Delete the course' }));
    expect(await screen.findByText('Deleted Algebra.')).toBeVisible();
  });

  it('keeps a course that could not be deleted, and shows why', async () => {
    savedCoursesAre(course('1', 'Algebra'));
    server.use(api.mutation('DeleteCourse', () => HttpResponse.json({}, { status: 502 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More for Algebra' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Deleting course grades failed')).toBeVisible();
    expect(await names()).toEqual(['Algebra']);
  });

  it('asks signed-out users to sign in, and still shows the templates', async () => {
    localStorage.clear();
    knownAs(null);
    server.use(api.query('SavedCourses', refusal('Sign in first.', 'UNAUTHENTICATED')));
    open();
    expect(await screen.findByText(/^Courses are saved with an account/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Start from a template' })).toBeVisible();
  });
});

describe('a deleted course', () => {
  const deleted = {
    __typename: 'DeletedCourse',
    id: '3',
    name: 'Logic',
    deletedAt: new Date().toISOString(),
    restoreExpiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  };

  it('is listed among the deleted courses, and can be restored', async () => {
    savedCoursesAre(course('1', 'Algebra'));
    server.use(
      api.query('DeletedCourses', answered({ deletedCourses: [deleted] })),
      api.mutation(
        'RestoreCourse',
        answered({ restoreCourse: { __typename: 'SavedCourse', id: '3', name: 'Logic' } }),
      ),
    );
    const { user } = open();
    const list = within(await screen.findByRole('region', { name: 'Recently deleted' }));
    expect(list.getByRole('listitem')).toHaveTextContent(/^LogicDeleted just now. You can restore it until /);
    savedCoursesAre(course('3', 'Logic'), course('1', 'Algebra'));
    server.use(api.query('DeletedCourses', answered({ deletedCourses: [] })));
    await user.click(list.getByRole('button', { name: 'Restore Logic' }));
    expect(await screen.findByText('Logic is back.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Logic' })).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'Recently deleted' })).toBeNull();
  });

  it('moves the focus to the next course when it is deleted, and to the heading if no course is left', async () => {
    savedCoursesAre(course('1', 'Algebra'), course('2', 'Statistics'));
    server.use(api.mutation('DeleteCourse', answered({ deleteCourse: '1' })));
    const { user } = openSite('/courses');
    await user.click(await screen.findByRole('button', { name: 'More for Algebra' }, patient));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('Deleted Algebra.');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Statistics' })).toHaveFocus());
    savedCoursesAre(course('2', 'Statistics'));
    server.use(api.mutation('DeleteCourse', answered({ deleteCourse: '2' })));
    await user.click(screen.getByRole('button', { name: 'More for Statistics' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('Deleted Statistics.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved courses' })).toHaveFocus());
  });
});

describe('the courses of which the user is a member', () => {
  const memberListName = { name: 'Courses you’re in' };

  it('show their owner and the user’s grade', async () => {
    savedCoursesAre();
    memberCoursesAre(
      memberCourse('1', 'Compilers', { role: 'Tutor', grade: 87.5 }),
      memberCourse('2', 'Logic'),
      memberCourse('3', 'Sets', { role: 'Coordinator' }),
    );
    open();
    await screen.findByRole('link', { name: 'Logic' });
    const list = within(screen.getByRole('list', memberListName));
    const [compilers, logic, sets] = list.getAllByRole('listitem');
    expect(list.getByRole('link', { name: 'Compilers' })).toHaveAttribute('href', '/course/1');
    expect(compilers).toHaveTextContent('By Grace Hopper');
    expect(compilers).toHaveTextContent('Your role: Tutor');
    expect(compilers).toHaveTextContent(/Your grade\s*87\.5\s*%/);
    expect(logic).toHaveTextContent('none yet');
    expect(sets).not.toHaveTextContent('Your grade');
  });

  it('show the grade of the planner, and next to it a grade that the instructor entered', async () => {
    const standing = (currentGrade: number | null, hasReleasedGrade: boolean) => ({
      ownStanding: {
        __typename: 'OwnStanding',
        currentGrade,
        letter: 'C+',
        courseGradeLetter: 'B',
        hasReleasedGrade,
        recentGrades: [],
      },
    });
    savedCoursesAre();
    memberCoursesAre(
      memberCourse('1', 'Compilers', { grade: 86.2, ...standing(77.333, true) }),
      memberCourse('2', 'Logic', { grade: 86.2, ...standing(95, false) }),
      memberCourse('3', 'Sets', standing(95, false)),
    );
    open();
    await screen.findByRole('link', { name: 'Logic' });
    const list = within(screen.getByRole('list', memberListName));
    const [compilers, logic, sets] = list.getAllByRole('listitem');
    expect(compilers).toHaveTextContent(/Current grade\s*77\.33\s*% C\+/);
    expect(compilers).toHaveTextContent(/Grade entered by the instructor: 86\.2\s%/);
    // Grades to try do not replace the entered course grade.
    expect(logic).toHaveTextContent(/Your grade\s*86\.2\s*% B/);
    expect(logic).not.toHaveTextContent('entered by the instructor');
    expect(sets).toHaveTextContent(/With grades you tried\s*95\.00\s*% C\+/);
  });

  it('have no section if there are none', async () => {
    savedCoursesAre(course('1', 'Algebra'));
    open();
    await names();
    await waitFor(() => expect(screen.queryByRole('heading', memberListName)).toBeNull());
  });

  it('show that they did not load, and load on retry', async () => {
    savedCoursesAre(course('1', 'Algebra'));
    server.use(api.query('MemberCourses', () => HttpResponse.json({}, { status: 502 })));
    const { user } = open();
    expect(await screen.findByText('The courses you’re in could not be fetched')).toBeVisible();
    memberCoursesAre(memberCourse('1', 'Compilers'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Compilers' })).toBeVisible();
    expect(screen.queryByText('The courses you’re in could not be fetched')).toBeNull();
  });

  it('are on Home: the first three, with a link to all courses', async () => {
    savedCoursesAre(course('9', 'Algebra'));
    memberCoursesAre(...['a', 'b', 'c', 'd'].map((id) => memberCourse(id, `Course ${id}`)));
    open(DashboardScreen);
    expect(await screen.findByRole('link', { name: 'All 4 courses' })).toHaveAttribute('href', '/courses');
    const list = within(screen.getByRole('list', memberListName));
    expect(list.getAllByText(/^Course or its people updated /)).toHaveLength(3);
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Course a',
      'Course b',
      'Course c',
    ]);
  });

  it('are on Home without the list of saved courses if that is empty, with a link to plan a course', async () => {
    savedCoursesAre();
    memberCoursesAre(memberCourse('1', 'Compilers'));
    open(DashboardScreen);
    expect(await screen.findByRole('link', { name: 'Plan your first course' })).toHaveAttribute(
      'href',
      '/grade-analyzer',
    );
    expect(await screen.findByRole('link', { name: 'Compilers' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your courses' })).toBeNull();
    expect(screen.queryByText('No courses yet')).toBeNull();
  });

  it('are under Courses without an empty list of saved courses', async () => {
    savedCoursesAre();
    memberCoursesAre(memberCourse('1', 'Compilers'));
    open();
    expect(await screen.findByText(/Courses that you plan yourself appear here, too\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave course Compilers' })).toBeVisible();
    expect(screen.queryByText('No courses yet')).toBeNull();
    expect(screen.queryByText('Saved courses not available')).toBeNull();
  });

  it('come after the saved courses on Home', async () => {
    savedCoursesAre(course('9', 'Algebra'));
    memberCoursesAre(memberCourse('1', 'Compilers'));
    open(DashboardScreen);
    await screen.findByRole('link', { name: 'Compilers' });
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(headings()).toEqual(['Your courses', 'Algebra', 'Courses you’re in']));
  });

  it('do not replace the introduction on Home if there are none or they did not load', async () => {
    savedCoursesAre();
    const { unmount } = open(DashboardScreen);
    expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeVisible();
    // Nothing has failed.
    expect(screen.queryByText(/not available/)).toBeNull();
    unmount();
    server.use(api.query('MemberCourses', badGateway));
    open(DashboardScreen);
    expect(await screen.findByText('The courses you’re in could not be fetched')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No courses yet' })).toBeVisible();
  });
});

describe('the quizzes of a course', () => {
  const quizzesAre = (...quizzes: object[]) => server.use(api.query('QuizList', answered({ quizzes })));

  it('are counted on its card, with a link, unless there are none', async () => {
    savedCoursesAre(course('1', 'Algebra'), course('2', 'Statistics'));
    memberCoursesAre(memberCourse('3', 'Compilers'), memberCourse('4', 'Logic'));
    quizzesAre(
      listedQuiz('a', 'Vectors', { courseId: '1' }),
      listedQuiz('b', 'Parsing', { courseId: '3' }),
      listedQuiz('c', 'Scanning', { courseId: '3' }),
      listedQuiz('d', 'Proofs', { courseId: '4', deleted: true }),
      listedQuiz('e', 'In no course'),
    );
    open();
    expect(await screen.findByRole('link', { name: '2 quizzes of Compilers' })).toHaveAttribute(
      'href',
      '/quiz/categories?courseId=3',
    );
    expect(screen.getByRole('link', { name: '1 quiz of Algebra' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /of (Statistics|Logic)$/ })).toBeNull();
  });

  it('can be built from the menu of an instructor’s course, not of a student’s', async () => {
    const openMenu = async () => {
      const { user, unmount } = open();
      await user.click(await screen.findByRole('button', { name: 'More for Algebra' }));
      await screen.findByRole('menuitem', { name: 'Open' });
      return unmount;
    };
    savedCoursesAre(course('1', 'Algebra'));
    const unmount = await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'Build a quiz' })).toBeNull();
    unmount();
    signedInAs({ ...ada, role: 'Instructor', instructor: true });
    sessionState({ name: 'idle' });
    await openMenu();
    expect(screen.getByRole('menuitem', { name: 'Build a quiz' })).toHaveAttribute('href', '/quiz/manage/1');
  });
});
