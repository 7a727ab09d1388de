import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { grace, quiz, quizMeta, sections } from './testing/given.ts';
import { openSavedQuiz } from './testing/open-builder.tsx';

const column = (itemId: string, itemName: string, quizId: string | null = null, quizTitle = '') => ({
  __typename: 'GradebookColumn',
  itemId,
  itemName,
  categoryName: 'Exams',
  maximumPoints: 20,
  quizId,
  quizTitle: quizId === null ? null : quizTitle,
  isReleased: true,
});

const sent = vi.fn();
let columns: ReturnType<typeof column>[];

/** A course of the user. `refused`: the item that the server does not link. */
function inCourse({ canEdit = true, refused = '' } = {}): void {
  const course = { __typename: 'SavedCourse', id: 'c1', name: 'Algebra', timeZone: 'UTC', canEdit };
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
  server.use(
    api.query('BuilderCourse', answered({ course })),
    api.query('QuizExceptions', answered({ quizExceptions: [] })),
    api.query('GradebookColumns', () => HttpResponse.json({ data: { gradebookColumns: columns } })),
    api.mutation('UpdateGradebookColumn', ({ variables }) => {
      const { itemId, input } = variables as { itemId: string; input: { quizId: string | null } };
      sent(itemId, input.quizId);
      if (itemId === refused && input.quizId !== null)
        return refusal('Check the fields.', 'BAD_USER_INPUT', { 'input.quizId': 'Choose another quiz.' })();
      columns = columns.map((each) =>
        each.itemId === itemId ? column(itemId, each.itemName, input.quizId, 'Limits') : each,
      );
      const changed = columns.find((each) => each.itemId === itemId) ?? null;
      return HttpResponse.json({ data: { updateGradebookColumn: changed } });
    }),
  );
}

const field = () => screen.findByRole('combobox', { name: 'This quiz counts as' });
const hint = /^This quiz counts as no item of the course/;

beforeEach(() => {
  signedInAs(grace);
  sent.mockClear();
  columns = [column('c1.i1', 'Midterm'), column('c1.i2', 'Final'), column('c1.i3', 'Talk', 'q9', 'Heat')];
});

describe('the item that a quiz of a course counts as', () => {
  it('is chosen where a published quiz counts as none, is changed and removed', async () => {
    inCourse();
    const { user } = await openSavedQuiz(quiz({ courseId: 'c1', isPublished: true }));
    expect(await screen.findByText(hint)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Choose an item' }));
    expect(await field()).toHaveFocus();
    await user.click(await field());
    expect(screen.getByRole('option', { name: 'Talk (graded by Heat)' })).toHaveAttribute(
      'data-combobox-disabled',
    );
    await user.click(screen.getByRole('option', { name: 'Midterm' }));
    await waitFor(async () => expect(await field()).toHaveValue('Midterm'));
    expect(screen.queryByText(hint)).toBeNull();
    await user.click(await field());
    await user.click(screen.getByRole('option', { name: 'Final' }));
    await waitFor(async () => expect(await field()).toHaveValue('Final'));
    await user.click(await field());
    await user.click(screen.getByRole('option', { name: 'No item' }));
    await waitFor(async () => expect(await field()).toHaveValue('No item'));
    expect(sent.mock.calls).toEqual([
      ['c1.i1', 'limits'],
      ['c1.i1', null],
      ['c1.i2', 'limits'],
      ['c1.i2', null],
    ]);
  });

  it('stays as it was if the server refuses another one', async () => {
    columns[0] = column('c1.i1', 'Midterm', 'limits', 'Limits');
    inCourse({ refused: 'c1.i2' });
    const { user } = await openSavedQuiz(quiz({ courseId: 'c1' }));
    await user.click(await field());
    await user.click(screen.getByRole('option', { name: 'Final' }));
    expect(await screen.findByText('Choose another quiz.')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveValue('Midterm'));
    expect(columns[0]).toMatchObject({ quizId: 'limits' });
  });

  it('is not offered in a course that the user cannot edit', async () => {
    inCourse({ canEdit: false });
    await openSavedQuiz(quiz({ courseId: 'c1', isPublished: true }));
    expect(await screen.findByText('Times are in the course’s time zone, UTC.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'This quiz counts as' })).toBeNull();
    expect(screen.queryByText(hint)).toBeNull();
  });
});
