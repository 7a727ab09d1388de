import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { attempt, gradedItemIs, openGradedItem } from '../testing/open-graded-item.ts';
import type { progressOf } from '../testing/quiz-progress.ts';

interface Given {
  /** Points of the item ‘Final’, of 20. Null while the attempt waits to be graded. */
  points: number | null;
  isEntered?: boolean;
  target?: number;
  progress: Partial<ReturnType<typeof progressOf>>;
}

function replies({ points, isEntered = false, target = 80, progress }: Given) {
  const graded = { __typename: 'OwnGrade', itemId: 'c1.i2', points, status: null } as const;
  return {
    ownGrades: points === null ? [] : [{ ...graded, feedback: '' }],
    target,
    progress: {
      ownGrade: points === null ? null : { ...graded, isEntered },
      pendingAttempt: points === null ? attempt('a2') : null,
      ...progress,
    },
  };
}

/** A member opens a course with a quiz, whose attempt is graded or waits for it. Returns the row of the quiz’s item. */
async function openCourse(given: Given) {
  const link = await openGradedItem(replies(given));
  const found = link.closest('tr');
  if (found === null) throw new Error('The link is in no row.');
  return found;
}

const panel = () => within(screen.getByRole('complementary', { name: 'Where you stand' }));

const achieve = () => userEvent.click(screen.getByRole('button', { name: 'Achieve target' }));
const oneLeft = { attemptsLeft: 1, lowestPercent: 50, highestPercent: 100 };

it.each([
  [1, 'HIGHEST', '1 attempt left, the best counts.'],
  [3, 'LATEST', '3 attempts left, the latest counts.'],
  [-1, 'HIGHEST', 'You can take it again, the best counts.'],
] as const)('a row with %d attempts left under %s says so', async (attemptsLeft, scoringPolicy, text) => {
  expect(
    await openCourse({ points: 10, progress: { ...oneLeft, attemptsLeft, scoringPolicy } }),
  ).toHaveTextContent(text);
});

it('the highest possible grade includes what another attempt can bring, and the current grade does not', async () => {
  await openCourse({ points: 10, progress: oneLeft });
  expect(await panel().findByText('You’re at 50.00 and can still reach 100.00.')).toBeVisible();
});

it('without an attempt left, a grade of a quiz is final', async () => {
  const found = await openCourse({ points: 10, progress: { lowestPercent: 50, highestPercent: 50 } });
  expect(found).not.toHaveTextContent('attempt');
  expect(await panel().findByText(/can still reach 70.00/)).toBeVisible();
});

it('a grade that an instructor entered, equal to the result or not, does not change with another attempt', async () => {
  const found = await openCourse({ points: 10, isEntered: true, progress: oneLeft });
  expect(found).not.toHaveTextContent('attempt');
  expect(await panel().findByText(/can still reach 70.00/)).toBeVisible();
});

it('a target can need another attempt, whose grade is at least the grade so far', async () => {
  const found = await openCourse({ points: 10, progress: oneLeft });
  await achieve();
  expect(await panel().findByText(/^To finish with 80, you need/)).toHaveTextContent(
    'To finish with 80, you need 16 on Final and 16 on Midterm.',
  );
  const chip = within(found).getByRole('button', { name: 'needs 16: why?' });
  chip.focus();
  await userEvent.keyboard('{Enter}');
  const why = await screen.findByRole('dialog', { name: 'needs 16: why?' });
  expect(why).toHaveTextContent(/^Your grade so far is not enough for the target\./);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(chip).toHaveFocus());
  expect(within(found).getByRole('textbox', { name: 'Grade of Final' })).toHaveValue('10');
});

it('a target that the open items reach alone needs no other attempt', async () => {
  const found = await openCourse({ points: 10, target: 45, progress: oneLeft });
  await achieve();
  expect(within(found).queryByText('needs')).toBeNull();
  expect(within(found).getByText('Released')).toBeVisible();
});

it('an attempt that waits to be graded needs at most the points that can still come', async () => {
  const range = { lowestPercent: 20, highestPercent: 60 };
  const found = await openCourse({ points: null, target: 74, progress: range });
  expect(found).toHaveTextContent('Handed in. It waits to be graded. It can have 4 to 12 of 20 points.');
  expect(await panel().findByText('No item has a grade yet. You can still reach 76.00.')).toBeVisible();
  await achieve();
  expect(within(found).getByRole('textbox', { name: 'Grade to try on Final' })).toHaveValue('12');
  expect(screen.getByRole('textbox', { name: 'Grade to try on Midterm' })).toHaveValue('19');
});

it('an attempt whose answers are withheld only waits to be graded, and can still get any grade', async () => {
  const found = await openCourse({ points: null, progress: {} });
  expect(found).toHaveTextContent('Handed in. It waits to be graded. See your result');
  expect(await panel().findByText('No item has a grade yet. You can still reach 100.00.')).toBeVisible();
});

it('the row and the highest possible grade change with a grade that is entered, taken back or released while the course is open', async () => {
  await openCourse({ points: null, progress: { ...oneLeft, lowestPercent: 0 } });
  const becomes = (given: Given) => {
    gradedItemIs(replies(given));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const row = () => screen.getByRole('link', { name: /the quiz “Work”/ }).closest('tr');
  becomes({ points: 10, progress: oneLeft });
  expect(await panel().findByText('You’re at 50.00 and can still reach 100.00.')).toBeVisible();
  await waitFor(() => expect(row()).toHaveTextContent('1 attempt left, the best counts.'));
  becomes({ points: 12, isEntered: true, progress: oneLeft });
  expect(await panel().findByText(/^You’re at 60.00 and can still reach 76.00/)).toBeVisible();
  await waitFor(() => expect(row()).not.toHaveTextContent('attempt'));
  becomes({ points: 10, progress: oneLeft });
  expect(await panel().findByText('You’re at 50.00 and can still reach 100.00.')).toBeVisible();
  await waitFor(() => expect(row()).toHaveTextContent('1 attempt left, the best counts.'));
});

it('an attempt that is graded while the course is open no longer waits to be graded, also before its grade is released', async () => {
  const found = await openCourse({ points: null, progress: {} });
  expect(found).toHaveTextContent('Handed in. It waits to be graded.');
  gradedItemIs(replies({ points: null, progress: { pendingAttempt: null } }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const row = () => screen.getByRole('link', { name: /the quiz “Work”/ }).closest('tr');
  await waitFor(() =>
    expect(row()).toHaveTextContent('Handed in. Its grade in this course is not released yet.'),
  );
});
