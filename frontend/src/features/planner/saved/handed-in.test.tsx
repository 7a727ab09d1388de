import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ada, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { attempt, gradedItemIs, openGradedItem } from '../testing/open-graded-item.ts';

const grade = { __typename: 'OwnGrade', itemId: 'c1.i2', points: 15, status: null, feedback: '' } as const;
/** The same grade, with the quiz’s progress. */
const gradeOfQuiz = { __typename: 'OwnGrade', itemId: 'c1.i2', points: 15 } as const;

it('an item whose quiz was handed in shows that it waits to be graded, with a link to the attempt', async () => {
  const link = await openGradedItem({ progress: { pendingAttempt: attempt('a2') } });
  expect(link.parentElement).toHaveTextContent('Handed in. It waits to be graded.');
  expect(link).toHaveAttribute('href', '/quiz/q2?attempt=a2');
  expect(screen.getByText('Final is handed in and waits to be graded.')).toBeVisible();
});

it('an item whose quiz was graded says that its grade is not released yet', async () => {
  const link = await openGradedItem({});
  expect(link.parentElement).toHaveTextContent('Handed in. Its grade in this course is not released yet.');
  expect(screen.getByText('Final is handed in. Its grade in this course is not released yet.')).toBeVisible();
});

it.each(['a2', null])(
  'an item whose quiz was handed in shows only its grade once that is released, pending: %s',
  async (id) => {
    const ownGrade = { ...gradeOfQuiz, isEntered: true };
    const pendingAttempt = id === null ? null : attempt(id);
    await openGradedItem({ ownGrades: [grade], progress: { pendingAttempt, ownGrade } });
    expect(screen.getByRole('textbox', { name: 'Grade of Final' })).toHaveValue('15');
    expect(screen.queryByText(/handed in|waits/i)).toBeNull();
  },
);

it('an item with a released grade says that another attempt waits to be graded', async () => {
  const link = await openGradedItem({
    ownGrades: [grade],
    progress: { pendingAttempt: attempt('a3'), ownGrade: { ...gradeOfQuiz, isEntered: false } },
  });
  expect(link.parentElement).toHaveTextContent(/^Another attempt waits to be graded. See your result/);
  expect(screen.getByText('Final has another attempt that waits to be graded.')).toBeVisible();
});

it('an item with an entered grade has no remark about another attempt, which cannot change it', async () => {
  await openGradedItem({
    ownGrades: [grade],
    progress: { pendingAttempt: attempt('a3'), ownGrade: { ...gradeOfQuiz, isEntered: true } },
  });
  expect(screen.queryByText(/waits/)).toBeNull();
});

it('an item without a released grade waits to be graded if another attempt does', async () => {
  const link = await openGradedItem({
    progress: { pendingAttempt: attempt('a3'), lowestPercent: 50, highestPercent: 75 },
  });
  expect(link.parentElement).toHaveTextContent(
    'Handed in. It waits to be graded. It can have 10 to 15 of 20 points.',
  );
  expect(screen.getByText('Final is handed in and waits to be graded.')).toBeVisible();
});

it.each([
  ['waits to be graded', null, 'WorkWaits to be graded'],
  ['has no remark with an entered grade', { ...gradeOfQuiz, isEntered: true }, 'Work'],
])('a quiz in the tab of the course’s quizzes %s', async (_, ownGrade, text) => {
  await openGradedItem({ progress: { pendingAttempt: attempt('a3'), ownGrade } });
  await userEvent.click(screen.getByRole('tab', { name: 'Quizzes' }));
  const list = within(await screen.findByRole('list', { name: 'Quizzes of this course' }));
  await waitFor(() => expect(list.getByRole('listitem')).toHaveTextContent(text));
});

it('an item whose grade was entered without an attempt leads to its quiz for practice only', async () => {
  const progress = { officialAttempt: null, ownGrade: { ...gradeOfQuiz, isEntered: true } };
  gradedItemIs({ ownGrades: [grade], progress });
  signedInAs(ada);
  openSite('/course/c1');
  const link = await screen.findByRole('link', { name: 'Take the quiz “Work” for practice' }, patient);
  expect(link).toHaveAttribute('href', '/quiz/q2');
});
