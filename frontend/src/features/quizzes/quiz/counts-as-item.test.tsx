import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, badGateway } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import type { QuizToTake } from './quiz-on-screen.ts';
import { openAttempt, submittedAttempt } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

const item = (itemId: string, name: string, weight: number) => ({
  __typename: 'Item',
  itemId,
  name,
  description: '',
  dueAt: null,
  weight,
  knownScores: false,
  grade: 0,
  maximumPoints: 20,
});

const categories = [
  {
    __typename: 'Category',
    name: 'Quizzes',
    categoryType: 'STANDARD',
    weight: 25,
    maximumPoints: 0,
    dropLowest: 0,
    items: [item('c1.i1', 'Quiz 0', 5), item('c1.i2', 'Quiz 1', 20)],
  },
];

const ofCourse: Partial<QuizToTake> = {
  courseId: 'c1',
  gradedItemId: 'c1.i2',
  course: { __typename: 'SavedCourse', id: 'c1', name: 'Limits and series', timeZone: '' },
};

const counts = 'Counts as “Quiz 1” (Quizzes) in Limits and series, 20 % of the grade';

/** Whether a paragraph has this text, with its links. */
const isText = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text;

const received = vi.fn();

/** The course on the mocked server, with the student's grade of the item. */
function hasGrade(grade: object | null, ofOther: object = {}): void {
  const own = {
    itemId: 'c1.i2',
    points: 13,
    status: null,
    feedback: '',
    quizPoints: 13,
    isEntered: false,
    gradedAt: null,
    ...grade,
  };
  const ownGrades = [
    { ...own, itemId: 'c1.i1', points: 1, status: null, quizPoints: 2, ...ofOther },
    ...(grade === null ? [] : [own]),
  ].map((each) => ({ __typename: 'OwnGrade', ...each }));
  received.mockClear();
  server.use(
    api.query('GradedItems', ({ variables }) => {
      received(variables);
      return answered({ course: { __typename: 'SavedCourse', id: 'c1', categories, ownGrades } })();
    }),
  );
}

async function showResult(grade: object | null, quiz: Partial<QuizToTake> = ofCourse) {
  hasGrade(grade);
  const quizServer = new QuizServer({ attemptsUsed: 1, ...quiz });
  quizServer.attempts = [submittedAttempt()];
  quizServer.open('?attempt=first');
  await screen.findByRole('region', { name: 'Question by question' }, patient);
}

describe('a quiz of a course', () => {
  it('names the course and the item that it counts as, before and after an attempt', async () => {
    hasGrade(null);
    const quizServer = new QuizServer(ofCourse);
    const { unmount } = quizServer.open();
    expect(await screen.findByText(isText(counts), {}, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Limits and series' })).toHaveAttribute('href', '/course/c1');
    unmount();
    await showResult(null);
    expect(await screen.findByText(isText(counts))).toBeVisible();
  });

  it('shows how its points become points of the item', async () => {
    hasGrade(null);
    const rule = 'The quiz has 7 points. Its result counts as a share of the 20 points of “Quiz 1”';
    const { unmount } = new QuizServer(ofCourse).open();
    expect(await screen.findByText(`${rule}.`, {}, patient)).toBeVisible();
    unmount();
    await showResult(null);
    expect(await screen.findByText(`${rule}: 1 of 7 is 2.86 of 20.`)).toBeVisible();
  });

  it('shows nothing about points if the quiz has as many points as the item', async () => {
    hasGrade(null);
    new QuizServer({ ...ofCourse, pointsPossible: 20 }).open();
    expect(await screen.findByText(isText(counts), {}, patient)).toBeVisible();
    expect(screen.queryByText(/^The quiz has/)).toBeNull();
  });

  it('shows the weight of the item for a student who is excused from another item', async () => {
    hasGrade(null, { points: null, status: 'EXCUSED' });
    new QuizServer(ofCourse).open();
    expect(await screen.findByText(/25 % of the grade$/, {}, patient)).toBeVisible();
  });

  it('names only the course if it counts as no item', async () => {
    await showResult(null, { ...ofCourse, gradedItemId: null });
    expect(screen.getByText(isText('In the course Limits and series'))).toBeVisible();
    expect(received).not.toHaveBeenCalled();
  });

  it('names the course if the item does not load', async () => {
    server.use(api.query('GradedItems', badGateway));
    new QuizServer(ofCourse).open();
    expect(
      await screen.findByText(isText('Counts in the course Limits and series'), {}, patient),
    ).toBeVisible();
  });
});

describe('a quiz whose grade the instructor changed', () => {
  const noChange = 'Attempts don’t change it: they are for practice only.';

  it.each([
    ['changed', {}, 'Your instructor changed the grade of this quiz to 18 of 20.'],
    [
      'entered before the attempt',
      { gradedAt: '2020-01-01T00:00:00.000Z' },
      'Your instructor entered 18 of 20 for this item. It counts instead of the result of this quiz.',
    ],
    ['entered', { quizPoints: null }, 'Your instructor entered a grade for this quiz: 18 of 20.'],
    [
      'entered, although it equals the result',
      { quizPoints: 18 },
      'Your instructor entered a grade for this quiz: 18 of 20.',
    ],
  ])(
    'shows before the next attempt that it was %s, and that an attempt does not change it',
    async (_, more, text) => {
      hasGrade({ points: 18, isEntered: true, ...more });
      const quizServer = new QuizServer({ attemptsUsed: 1, ...ofCourse });
      quizServer.attempts = [submittedAttempt()];
      quizServer.open();
      expect(await screen.findByText(`${text} ${noChange}`, {}, patient)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Start another attempt for practice' })).toBeVisible();
      expect(screen.queryByText(/The best attempt counts/)).toBeNull();
    },
  );

  it('can be taken for practice before the first attempt, which the confirmation repeats', async () => {
    hasGrade({ points: 18, isEntered: true, quizPoints: null });
    const { user } = new QuizServer({ ...ofCourse, timeLimit: 20 }).open();
    expect(await screen.findByText(/Attempts don’t change it/, {}, patient)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start for practice' }));
    expect(await screen.findByRole('dialog', { name: 'Start “Planets”?' })).toHaveTextContent(
      'It is for practice only, and doesn’t change your grade.',
    );
  });

  it('shows the same while the last attempt is in progress', async () => {
    hasGrade({ points: 18, isEntered: true, quizPoints: null });
    const quizServer = new QuizServer({ attemptsUsed: 1, allowedAttempts: 1, ...ofCourse });
    quizServer.attempts = [openAttempt()];
    quizServer.open();
    expect(await screen.findByText(/Attempts don’t change it/, {}, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume' })).toBeVisible();
  });

  it('shows nothing about attempts if none is left', async () => {
    hasGrade({ points: 18, isEntered: true });
    const quizServer = new QuizServer({ attemptsUsed: 3, ...ofCourse });
    quizServer.attempts = [submittedAttempt()];
    quizServer.open();
    const note = await screen.findByText(/^Your instructor changed the grade/, {}, patient);
    expect(note).toHaveTextContent(/to 18 of 20\.$/);
  });
});

describe('a quiz with a status instead of a grade', () => {
  async function openWith(status: string) {
    hasGrade({ points: null, status, quizPoints: null, isEntered: true });
    new QuizServer(ofCourse).open();
    return screen.findByText(/^Your instructor/, {}, patient);
  }

  it('can be taken for practice by an excused student', async () => {
    expect(await openWith('EXCUSED')).toHaveTextContent('It doesn’t count. Attempts are for practice only.');
    expect(screen.getByRole('button', { name: 'Start for practice' })).toBeVisible();
  });

  it('that is marked as missing can still be taken, and says that the attempt may not count', async () => {
    expect(await openWith('MISSING')).toHaveTextContent(
      'It counts with 0 points. Attempts change that only if your instructor lets them count.',
    );
    expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
    expect(screen.getByText(/The best attempt counts/)).toBeVisible();
  });
});

describe('the result of a quiz that counts', () => {
  it('shows that the instructor changed the grade, with the feedback', async () => {
    await showResult({ points: 18, isEntered: true, feedback: 'Question 2 was unclear' });
    expect(
      await screen.findByText(/Your instructor changed the grade of this quiz to 18 of 20\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start another attempt for practice' })).toBeVisible();
    expect(screen.getByText('Feedback: Question 2 was unclear')).toBeVisible();
    const attempts = within(screen.getByRole('region', { name: 'Your attempts' }));
    expect(attempts.getByText('Attempt 1')).toBeVisible();
    expect(attempts.queryByText('counts')).toBeNull();
    expect(received).toHaveBeenCalledWith({ courseId: 'c1' });
  });

  it.each([
    ['EXCUSED', 'Your instructor excused you from this quiz. It doesn’t count.'],
    ['MISSING', 'Your instructor marked this quiz as missing. It counts with 0 points.'],
  ])('shows that the quiz is %s', async (status, text) => {
    await showResult({ points: null, status, isEntered: true });
    expect(await screen.findByText((shown) => shown.startsWith(text))).toBeVisible();
  });

  it.each([
    ['is the result', {}],
    ['is not released', null],
  ])('shows nothing about a change while the grade %s', async (_, grade) => {
    await showResult(grade);
    await screen.findByText(isText(counts));
    expect(screen.queryByText(/^Your instructor/)).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Your attempts' })).getByText('counts')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start another attempt' })).toBeVisible();
  });
});
