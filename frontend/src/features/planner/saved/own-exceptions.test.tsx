import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ExceptionSetting } from '../../../gql/graphql.ts';
import { openGradedItem } from '../testing/open-graded-item.ts';

const dates = { dueAt: '2031-12-03T12:00:00.000Z', closesAt: '2031-12-03T12:00:00.000Z' };
const limits = { ...dates, timeLimit: 45, allowedAttempts: 3 };

async function quizInTab() {
  await userEvent.click(screen.getByRole('tab', { name: 'Quizzes' }));
  const list = within(await screen.findByRole('list', { name: 'Quizzes of this course' }));
  return list.getByRole('listitem');
}

const dateInRow = async () => (await screen.findByText(/Dec 3, 2031/)).parentElement;

it('an item and the tab of the course’s quizzes mark what an exception changes for the student', async () => {
  const ownExceptions: ExceptionSetting[] = ['DUE_AT', 'CLOSES_AT', 'TIME_LIMIT', 'ALLOWED_ATTEMPTS'];
  await openGradedItem({ quiz: { ...limits, ownExceptions } });
  expect(await dateInRow()).toHaveTextContent(/^Due Wed, Dec 3, 2031, 12:00 PM \(set for you\)$/);
  expect(await quizInTab()).toHaveTextContent(
    /^WorkDue Wed, Dec 3, 2031, 12:00 PM \(set for you\)45 minutes \(set for you\)3 attempts \(set for you\)$/,
  );
});

it('a closing that an exception changes is marked, also without a due date', async () => {
  await openGradedItem({ quiz: { ...limits, dueAt: null, ownExceptions: ['CLOSES_AT'] } });
  expect(await dateInRow()).toHaveTextContent(/^Closes Wed, Dec 3, 2031, 12:00 PM \(set for you\)$/);
  expect(await quizInTab()).toHaveTextContent(/^WorkCloses Wed, Dec 3, 2031, 12:00 PM \(set for you\)$/);
});

it.each<{ ownExceptions: ExceptionSetting[] }>([{ ownExceptions: [] }, { ownExceptions: ['OPENS_AT'] }])(
  'settings of everyone have no mark: %j',
  async (quiz) => {
    await openGradedItem({ quiz: { ...limits, ...quiz } });
    expect(await dateInRow()).toHaveTextContent(/^Due Wed, Dec 3, 2031, 12:00 PM$/);
    expect(await quizInTab()).toHaveTextContent(/^WorkDue Wed, Dec 3, 2031, 12:00 PM$/);
  },
);
