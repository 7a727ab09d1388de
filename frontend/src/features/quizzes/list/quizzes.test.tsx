import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, answered, api, badGateway, knownAs, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import {
  categoriesAre,
  category,
  submitted,
  openAttempt,
  openQuizzes,
  quiz,
  quizzesAre,
  progress,
  progressIs,
} from './testing/given.tsx';

const pendingAttempt = {
  __typename: 'AttemptSummary',
  id: 'pending',
  submittedAt: '2026-09-01T10:00:00.000Z',
} as const;

const list = async (name: string) => within(await screen.findByRole('list', { name }));
const titlesIn = async (name: string) =>
  (await list(name)).getAllByRole('heading').map(({ textContent }) => textContent);

const algebra = { __typename: 'MemberCourse', id: 'algebra', name: 'Algebra' };
const inAlgebra = () =>
  server.use(api.query('CourseNames', answered({ savedCourses: [], memberCourses: [algebra] })));

beforeEach(() => {
  signedInAs(ada);
  categoriesAre();
  progressIs();
});

describe('the quizzes of a student', () => {
  it('are grouped by category in the server’s order, with uncategorized quizzes last', async () => {
    categoriesAre(category('b', 'Biology'), category('c', 'Chemistry'), category('e', 'Empty'));
    quizzesAre(
      quiz('1', 'Acids', { categoryId: 'c' }),
      quiz('2', 'Bases', { categoryId: 'c' }),
      quiz('3', 'Cells', { categoryId: 'b' }),
      quiz('4', 'Drafting', { categoryId: 'hidden' }),
    );
    openQuizzes();
    expect(await titlesIn('Chemistry')).toEqual(['Acids', 'Bases']);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Biology', 'Chemistry', 'Without a category']);
    expect(screen.getByText('2 quizzes, 20 questions')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Acids' })).toHaveAttribute('href', '/quiz/1');
    expect(screen.queryByRole('button', { name: 'Add a category' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  });

  it('are listed below the open ones if they are closed, with the student’s results', async () => {
    quizzesAre(
      quiz('1', 'Acids', { isClosed: true, closedReason: 'NOT_IN_COURSE', allowedAttempts: 3 }),
      quiz('2', 'Bases'),
      quiz('3', 'Cells', { isClosed: true, closedReason: 'CLOSED' }),
    );
    progressIs(
      progress('1', { isClosed: true, officialAttempt: submitted('a', 86.6) }),
      progress('3', { isClosed: true, inProgressAttempt: openAttempt }),
    );
    openQuizzes();
    await screen.findByRole('link', { name: 'Bases' });
    expect(await titlesIn('Without a category')).toEqual(['Bases', 'Acids', 'Cells']);
    const [, acids, cells] = (await list('Without a category')).getAllByRole('listitem');
    await waitFor(() =>
      expect(acids).toHaveTextContent('Acids10 questionsNot in the course86.6 %your result'),
    );
    expect(cells).toHaveTextContent(/Closed$/);
  });

  it('show their settings and the student’s progress', async () => {
    quizzesAre(
      quiz('1', 'Acids', { allowedAttempts: 3, timeLimit: 20 }),
      quiz('2', 'Bases', { allowedAttempts: 1, questionCount: 1 }),
      quiz('3', 'Cells', { allowedAttempts: 2 }),
      quiz('4', 'Essays'),
      quiz('5', 'Fables'),
    );
    progressIs(
      progress('1', {
        attemptsUsed: 2,
        inProgressAttempt: openAttempt,
        officialAttempt: submitted('a', 86.6),
      }),
      progress('2', { attemptsUsed: 1, officialAttempt: submitted('b', 100) }),
      progress('4', { officialAttempt: submitted('c', null, true), pendingAttempt }),
      progress('5', { officialAttempt: submitted('d', 50), pendingAttempt }),
    );
    openQuizzes();
    await screen.findByText('In progress');
    const [acids, bases, cells, essays, fables] = (await list('Without a category')).getAllByRole('listitem');
    expect(acids).toHaveTextContent(/10 questions.*20 minutes.*1 attempt left.*In progress.*86\.6\s%/);
    expect(bases).toHaveTextContent(/1 question.*No attempt left.*100\s%/);
    expect(cells).toHaveTextContent(/2 attempts left.*Not started/);
    expect(essays).toHaveTextContent(/Waits to be graded$/);
    expect(fables).toHaveTextContent(/50\s%your resultanother attempt waits to be graded$/);
  });

  it('are found by title, description and category', async () => {
    categoriesAre(category('c', 'Chemistry'));
    const others = ['a', 'b', 'c'].map((id) => quiz(id, `Quiz ${id}`));
    quizzesAre(
      quiz('1', 'Acids', { description: 'Strong and weak', categoryId: 'c' }),
      quiz('2', 'Bases', { categoryId: 'c' }),
      ...others,
    );
    const { user } = openQuizzes();
    await user.type(await screen.findByRole('searchbox', { name: 'Search quizzes' }), 'chem weak');
    expect(await titlesIn('Chemistry')).toEqual(['Acids']);
    expect(screen.getByText('1 of 5 quizzes')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Without a category' })).toBeNull();
  });

  it('are filtered by the course in the URL', async () => {
    inAlgebra();
    quizzesAre(quiz('1', 'Acids'), quiz('2', 'Groups', { courseId: 'algebra' }));
    const { user, address } = openQuizzes('/quiz/categories?courseId=algebra');
    expect(await titlesIn('Without a category')).toEqual(['Groups']);
    expect(screen.getByText('1 of 2 quizzes')).toBeVisible();
    const course = await screen.findByRole('combobox', { name: 'Course' });
    await user.click(course);
    await user.click(await screen.findByRole('option', { name: 'All courses' }));
    expect(await titlesIn('Without a category')).toEqual(['Acids', 'Groups']);
    expect(address()).toBe('/quiz/categories');
    await user.click(course);
    await user.click(await screen.findByRole('option', { name: 'Algebra' }));
    expect(address()).toBe('/quiz/categories?courseId=algebra');
  });

  it('can be shown for all courses if the selected course has none', async () => {
    inAlgebra();
    quizzesAre(quiz('1', 'Acids'));
    const { user } = openQuizzes('/quiz/categories?courseId=algebra');
    expect(await screen.findByRole('heading', { name: 'No quiz available' })).toBeVisible();
    expect(await screen.findByText('Nothing is published in Algebra yet.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Course' })).toHaveValue('Algebra');
    expect(screen.queryByRole('link', { name: 'Create a quiz for this course' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the quizzes of all courses' }));
    expect(await screen.findByRole('link', { name: 'Acids' })).toBeVisible();
  });

  it('are explained while there are none', async () => {
    quizzesAre();
    openQuizzes();
    expect(await screen.findByRole('heading', { name: 'No quiz available' })).toBeVisible();
    expect(screen.getByText('No quiz categories available')).toBeVisible();
    expect(
      screen.getByText(
        'Published quizzes of your courses appear here, with your results. You can also generate a practice quiz from one of your notes, or from a text that you paste, for example a chapter.',
      ),
    ).toBeVisible();
  });

  it('show an error if they do not load, and load on retry', async () => {
    server.use(api.query('QuizList', badGateway));
    const { user } = openQuizzes();
    const failure = await screen.findByRole('alert', { name: 'Error fetching available quizzes' });
    quizzesAre(quiz('1', 'Acids'));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Acids' })).toBeVisible();
    expect(screen.queryByText('Error fetching available quizzes')).toBeNull();
  });
});

describe('the list of a student', () => {
  it('shows the grade that counts if the instructor changed it', async () => {
    const grade = (points: number | null, status: 'EXCUSED' | 'MISSING' | null = null) => ({
      ownGrade: {
        __typename: 'OwnGrade' as const,
        itemId: 'i1',
        points,
        maximumPoints: 20,
        status,
        quizPoints: 10,
        isEntered: true,
        gradedAt: '2026-11-21T09:00:00.000Z',
      },
    });
    quizzesAre(
      quiz('1', 'Acids'),
      quiz('2', 'Bases'),
      quiz('3', 'Cells'),
      quiz('4', 'Drafting'),
      quiz('5', 'Enzymes'),
      quiz('6', 'Fats'),
      quiz('7', 'Genes'),
      quiz('8', 'Heat'),
    );
    progressIs(
      progress('8', { officialAttempt: submitted('h', 50, false, '2026-11-22T09:00:00.000Z'), ...grade(16) }),
      progress('1', { officialAttempt: submitted('a', 50), pendingAttempt, ...grade(18) }),
      progress('2', { officialAttempt: submitted('b', 50), ...grade(null, 'MISSING') }),
      progress('3', { officialAttempt: submitted('c', null, true), ...grade(15) }),
      progress('4', { officialAttempt: submitted('d', 50), ...grade(10) }),
      // Without an attempt.
      progress('5', grade(20)),
      progress('6', grade(null, 'EXCUSED')),
    );
    openQuizzes();
    await screen.findByText(/^90\s%$/);
    const rows = (await list('Without a category')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Acids10 questions90\u00A0%changed by your instructor',
      'Bases10 questionsMissingchanged by your instructor',
      'Cells10 questions75\u00A0%changed by your instructor',
      'Drafting10 questions50\u00A0%your result',
      'Enzymes10 questions100\u00A0%entered by your instructor',
      'Fats10 questionsExcusedentered by your instructor',
      'Genes10 questionsNot started',
      'Heat10 questions80\u00A0%entered by your instructor',
    ]);
  });

  it('marks what an exception changes for the student', async () => {
    const dueAt = '2031-12-03T12:00:00.000Z';
    const closesAt = '2031-12-04T12:00:00.000Z';
    const limits = {
      timeLimit: 45,
      allowedAttempts: 3,
      dueAt,
      closesAt,
      opensAt: '2031-12-01T12:00:00.000Z',
    };
    quizzesAre(
      quiz('1', 'Acids', { ...limits, ownExceptions: ['DUE_AT', 'TIME_LIMIT', 'ALLOWED_ATTEMPTS'] }),
      quiz('2', 'Bases', { ...limits, ownExceptions: ['OPENS_AT'] }),
      quiz('3', 'Cells', { ...limits, ownExceptions: ['OPENS_AT'], availability: 'NOT_OPEN_YET' }),
      quiz('4', 'Drugs', { ...limits, ownExceptions: ['CLOSES_AT'], dueAt: null }),
    );
    openQuizzes();
    await screen.findByText('45 minutes (set for you)');
    const rows = (await list('Without a category')).getAllByRole('listitem');
    const marks = rows.map(({ textContent }) => textContent.split('set\u00A0for\u00A0you').length - 1);
    expect(marks).toEqual([3, 0, 1, 1]);
    expect(rows[0]).toHaveTextContent(
      /45 minutes \(set for you\).*3 attempts left \(set for you\).*Due.*PM \(set for you\)/,
    );
    expect(rows[2]).toHaveTextContent(/Opens Mon, Dec 1, 2031, 12:00 PM \(set for you\)/);
    expect(rows[3]).toHaveTextContent(/Closes Thu, Dec 4, 2031, 12:00 PM \(set for you\)/);
  });

  it('has no remark about missing categories or quizzes if nothing is missing', async () => {
    inAlgebra();
    quizzesAre(quiz('2', 'Groups', { courseId: 'algebra' }));
    openQuizzes('/quiz/categories?courseId=algebra');
    expect(await titlesIn('Without a category')).toEqual(['Groups']);
    expect(screen.getByText('1 quiz')).toBeVisible();
    expect(screen.queryByText('No quiz categories available')).toBeNull();
  });
});

it('asks signed-out users to sign in', async () => {
  localStorage.clear();
  knownAs(null);
  openQuizzes();
  expect(await screen.findByText(/^Sign in to take quizzes/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible());
});
