import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, answered, api, signedInAs } from '../../testing/accounts.ts';
import { memberCourse } from '../../testing/member-course.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import { notRegraded } from '../../testing/listed-quiz.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const gradeOf = (itemId: string, itemName: string, more: object = {}) => ({
  __typename: 'OwnGrade',
  itemId,
  itemName,
  points: 18,
  maximumPoints: 20,
  status: null,
  feedback: '',
  quizId: null,
  quizPoints: null,
  gradedAt: hoursAgo(3),
  releasedAt: null,
  ...more,
});

/** Mocks a course of which Ada is a member, with her recent grades. */
function hasGrades(...recentGrades: object[]): void {
  signedInAs(ada);
  const ownStanding = {
    __typename: 'OwnStanding',
    currentGrade: 90,
    letter: null,
    courseGradeLetter: null,
    hasReleasedGrade: true,
    recentGrades,
  };
  server.use(
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query(
      'MemberCourses',
      answered({ memberCourses: [memberCourse('c1', 'Compilers', { ownStanding })] }),
    ),
  );
}

const progressOf = (quizId: string, officialAttempt: object | null) => ({
  __typename: 'QuizProgress',
  quizId,
  quizTitle: 'A quiz',
  isClosed: false,
  attemptsUsed: officialAttempt ? 1 : 0,
  inProgressAttempt: null,
  officialAttempt,
  pendingAttempt: null,
  ownGrade: null,
});

const rowsOnHome = async () => {
  openSite('/');
  const section = within(await screen.findByRole('region', { name: 'New grades' }, patient));
  return section.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('the new grades on Home', () => {
  it('are the grades that an instructor entered, most recently released first, with a link to the course', async () => {
    hasGrades(
      gradeOf('c1.i1', 'Midterm'),
      gradeOf('c1.i2', 'Essay', { gradedAt: hoursAgo(200), releasedAt: hoursAgo(1) }),
      gradeOf('c1.i3', '', { points: null, status: 'MISSING', gradedAt: hoursAgo(5) }),
    );
    expect(await rowsOnHome()).toEqual([
      'EssayCompilers · 1 hour ago90\u00A0%',
      'MidtermCompilers · 3 hours ago90\u00A0%',
      'Unnamed itemCompilers · 5 hours agoMissing',
    ]);
    expect(screen.getByRole('link', { name: 'Midterm' })).toHaveAttribute('href', '/course/c1');
  });

  it('do not repeat the result of a quiz', async () => {
    const attempt = {
      __typename: 'AttemptSummary',
      id: 'a1',
      percent: 90,
      isPending: false,
      submittedAt: hoursAgo(4),
      resultAt: hoursAgo(3),
      ...notRegraded,
    };
    hasGrades(
      gradeOf('c1.i1', 'Handed in', { quizId: '1', quizPoints: 16 }),
      gradeOf('c1.i2', 'Graded on paper', { quizId: '2' }),
    );
    server.use(
      api.query(
        'QuizProgress',
        answered({ quizProgress: [progressOf('1', attempt), progressOf('2', null)] }),
      ),
    );
    expect(await rowsOnHome()).toEqual(['Graded on paperCompilers · 3 hours ago90\u00A0%']);
  });
});
