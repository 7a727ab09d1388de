import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { attempt, openGradedItem } from '../testing/open-graded-item.ts';

const dialogName = 'Released: why?';
const reason = 'Your instructor released this grade, so you cannot change it.';

interface Given {
  status?: 'MISSING' | null;
  progress?: object;
}

/** A member opens a course, in which the item ‘Final’ has a released grade of 10 points. Returns the row of the item. */
async function openRow({ status = null, progress }: Given = {}) {
  const points = status === null ? 10 : null;
  const graded = { __typename: 'OwnGrade', itemId: 'c1.i2', points, status, feedback: '' };
  const ownGrade = { ...graded, isEntered: true };
  const link = await openGradedItem({
    ownGrades: [graded],
    target: 60,
    progress: { ownGrade, ...progress } as object,
  });
  const row = link.closest('tr');
  if (row === null) throw new Error('The link is in no row.');
  return within(row);
}

const why = (name = dialogName) => screen.findByRole('dialog', { name });

async function achieve(row: { getByRole: typeof screen.getByRole }) {
  await userEvent.click(screen.getByRole('button', { name: 'Achieve target' }));
  const grade = row.getByRole('textbox', { name: 'Grade of Final' });
  await waitFor(() => expect(grade).not.toHaveAttribute('readonly'));
  return grade;
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function close() {
  await userEvent.keyboard('{Escape}');
  await isClosed();
}

it('a released grade explains itself at its chip, also with the keyboard', async () => {
  const row = await openRow();
  row.getByRole('button', { name: dialogName }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await why()).toHaveTextContent(reason);
});

it('a released result of a quiz says which quiz it is from', async () => {
  const row = await openRow({
    progress: { ownGrade: { __typename: 'OwnGrade', itemId: 'c1.i2', points: 10, isEntered: false } },
  });
  row.getByRole('button', { name: dialogName }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await why()).toHaveTextContent(/^This is your result of the quiz “.+”, so you cannot change it\./);
});

it('a regraded result says so at its chip, with the result before', async () => {
  const regradedAt = new Date(Date.now() - 3_600_000).toISOString();
  const row = await openRow({
    progress: {
      ownGrade: { __typename: 'OwnGrade', itemId: 'c1.i2', points: 10, isEntered: false },
      officialAttempt: { ...attempt('a2'), regradedAt, percentBeforeRegrade: 60 },
    },
  });
  const name = 'Regraded: why?';
  await userEvent.click(row.getByRole('button', { name }));
  expect(await why(name)).toHaveTextContent(
    'It was regraded 1 hour ago, because the answer key changed. It was 60 % before.',
  );
});

it('a click on a released grade, and a key that would change it, explain why it is read-only', async () => {
  const row = await openRow();
  const grade = row.getByRole('textbox', { name: 'Grade of Final' });
  await userEvent.click(grade);
  expect(await why()).toHaveTextContent(reason);
  await close();
  await waitFor(() => expect(grade).toHaveFocus());
  for (const key of ['9', '{Backspace}', '{Delete}']) {
    await userEvent.keyboard(key);
    expect(await why()).toHaveTextContent(reason);
    await close();
    await waitFor(() => expect(grade).toHaveFocus());
  }
  expect(grade).toHaveValue('10');
});

it('keys that only move, copy or mark explain nothing at a released grade', async () => {
  const row = await openRow();
  row.getByRole('textbox', { name: 'Grade of Final' }).focus();
  await userEvent.keyboard('{Control>}c{/Control}{Shift}{End}{ArrowUp}');
  expect(screen.getByRole('textbox', { name: 'Grade of Midterm' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the switch of a released grade is disabled, and explains itself to a click and to Space', async () => {
  const row = await openRow();
  const known = row.getByRole('checkbox', { name: 'Grade of Final is known' });
  expect(known).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(known);
  expect(await why()).toHaveTextContent(reason);
  await close();
  await waitFor(() => expect(known).toHaveFocus());
  await userEvent.keyboard(' ');
  expect(await why()).toHaveTextContent(reason);
  expect(known).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Grade of Midterm is known' })).not.toHaveAttribute(
    'aria-disabled',
  );
});

it('work that is marked as missing explains itself in the same way', async () => {
  const row = await openRow({ status: 'MISSING' });
  await userEvent.click(row.getByRole('textbox', { name: 'Grade of Final' }));
  expect(await why('Missing: why?')).toHaveTextContent(
    'Your instructor marked this item as missing: it counts with 0 points.',
  );
});

it('the explanation says how to try another grade: in target mode, only by typing', async () => {
  const row = await openRow();
  const chip = row.getByRole('button', { name: dialogName });
  await userEvent.click(chip);
  expect(await why()).toHaveTextContent(
    `${reason} To try another grade, choose ‘Achieve target’ and type over it.`,
  );
  await close();
  await achieve(row);
  await userEvent.click(row.getByRole('button', { name: dialogName }));
  const text = (await why()).textContent;
  expect(text).toBe(`${reason} To try another grade, type over it.`);
});

it('in target mode, the switch of a released grade is explained by what is shown next to the grade', async () => {
  const row = await openRow();
  const grade = await achieve(row);
  await userEvent.click(grade);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('15');
  await userEvent.click(row.getByRole('checkbox', { name: 'Grade of Final is known' }));
  expect(await why('released 10: why?')).toHaveTextContent(/^This grade was released\./);
  expect(grade).toHaveValue('15');
});
