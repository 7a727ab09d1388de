import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddCourseItemMutationVariables } from '../../../gql/graphql.ts';
import { answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { grace, quiz, quizMeta, sections, storesQuizzes } from './testing/given.ts';
import { onScreen } from './testing/on-screen.ts';
import { openBuilder, openSavedQuiz } from './testing/open-builder.tsx';

const column = (itemId: string, itemName: string, quizId: string | null = null, quizTitle = '') => ({
  __typename: 'GradebookColumn',
  itemId,
  itemName,
  categoryName: 'Exams',
  maximumPoints: 20,
  quizId,
  quizTitle: quizId === null ? null : quizTitle,
  isQuizDeleted: false,
  isReleased: true,
});

const finalDue = '2031-12-01T12:00:00.000Z';

const item = (itemId: string, name: string, dueAt: string | null = null) => ({
  __typename: 'Item',
  itemId,
  name,
  description: '',
  dueAt,
  weight: 20,
  knownScores: false,
  grade: 0,
  maximumPoints: 20,
});

const sent = vi.fn();
const added = vi.fn();
/** The course’s revision on the server. */
let revision: number;
let columns: ReturnType<typeof column>[];
/** The number of entered grades by item. */
let entered: ReadonlyMap<string, number>;

const exams = () => ({
  __typename: 'Category',
  name: 'Exams',
  categoryType: 'STANDARD',
  weight: 0,
  maximumPoints: 0,
  dropLowest: 0,
  items: [item('c1.i1', 'Midterm'), item('c1.i2', 'Final', finalDue)],
});

/** Mocks the user’s course with its categories, and records the items that are added. */
function takesItems(categories = [exams(), { ...exams(), name: 'Labs', categoryType: 'HYBRID', items: [] }]) {
  const course = () => ({ __typename: 'SavedCourse', id: 'c1', revision, categories });
  server.use(
    api.query('CourseItems', () => HttpResponse.json({ data: { course: course() } })),
    api.mutation('AddCourseItem', ({ variables }) => {
      if (variables['revision'] !== revision) return refusal('The course was changed.', 'CONFLICT')();
      const input = variables as AddCourseItemMutationVariables;
      added(input.categories);
      revision += 1;
      const last = [input.categories]
        .flat()
        .flatMap(({ items }) => items)
        .at(-1);
      columns = [...columns, column(`c1.${last?.itemId ?? ''}`, last?.name ?? '')];
      return HttpResponse.json({ data: { updateCourse: course() } });
    }),
  );
}

/** Mocks a course of the user. `refused`: ID of the item that the server does not link. */
function inCourse({ canEdit = true, refused = '' } = {}): void {
  const course = { __typename: 'SavedCourse', id: 'c1', name: 'Algebra', timeZone: 'UTC', canEdit };
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
  server.use(
    api.query('BuilderCourse', answered({ course })),
    api.query(
      'CourseItems',
      answered({ course: { __typename: 'SavedCourse', id: 'c1', revision, categories: [exams()] } }),
    ),
    api.query('QuizExceptions', answered({ quizExceptions: [] })),
    api.query('GradebookColumns', () => HttpResponse.json({ data: { gradebookColumns: columns } })),
    api.query('EnteredGradeCounts', () =>
      HttpResponse.json({
        data: {
          gradebookColumns: columns.map(({ __typename, itemId }) => {
            return { __typename, itemId, enteredGradeCount: entered.get(itemId) ?? 0 };
          }),
        },
      }),
    ),
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
  added.mockClear();
  revision = 4;
  entered = new Map();
  columns = [column('c1.i1', 'Midterm'), column('c1.i2', 'Final'), column('c1.i3', 'Talk', 'q9', 'Heat')];
});

describe('the item that a quiz of a course counts as', () => {
  it('can be chosen, changed and removed for a published quiz', async () => {
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

  it('says before the choice how many grades were entered for each item, and what happens to them', async () => {
    entered = new Map([
      ['c1.i1', 1],
      ['c1.i2', 24],
    ]);
    inCourse();
    const { user } = await openSavedQuiz(quiz({ courseId: 'c1', isPublished: true }));
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(
        'Entered grades of the item stay, and count instead of the quiz’s results until you remove them in the gradebook.',
      ),
    );
    await user.click(await field());
    const option = (name: string) => screen.getByRole('option', { name });
    expect(option('Midterm · 1 entered grade')).toBeVisible();
    await user.click(option('Final · 24 entered grades'));
    await waitFor(async () => expect(await field()).toHaveValue('Final'));
    expect(screen.getByText('24 entered grades count instead of the quiz’s results.')).toBeVisible();
  });

  it('is named with its grades, which stay, before a quiz with attempts is deleted', async () => {
    columns[0] = column('c1.i1', 'Midterm', 'limits', 'Limits');
    inCourse();
    const counts = { id: 'limits', inProgressCount: 0, toGradeCount: 0, gradedCount: 1 };
    const quizResultsSummary = { __typename: 'QuizResultsSummary', ...counts };
    server.use(api.query('AttemptsInProgress', answered({ quizResultsSummary })));
    const { user } = await openSavedQuiz(quiz({ courseId: 'c1', isPublished: true }));
    await waitFor(async () => expect(await field()).toHaveValue('Midterm'));
    await user.click(screen.getByRole('button', { name: 'More for this quiz' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Delete the quiz now?' })).toHaveTextContent(
      'It grades the item “Midterm”. The grades stay in the gradebook.',
    );
  });

  it('has a warning with a link to the rules if students can try again with the answers in view', async () => {
    columns[0] = column('c1.i1', 'Midterm', 'limits', 'Limits');
    inCourse();
    const { user } = await openSavedQuiz(
      quiz({ courseId: 'c1', isPublished: true, allowedAttempts: -1, answerRelease: 'AFTER_SUBMISSION' }),
    );
    const warning = within(await screen.findByRole('note', { name: 'Anyone can get full points' }));
    await user.click(warning.getByRole('button', { name: 'Change the rules' }));
    const attempts = await screen.findByRole('textbox', { name: 'Attempts' });
    await waitFor(() => expect(attempts).toHaveFocus());
    await user.type(attempts, '1');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('shows how the points of the quiz become points of the item, while they differ', async () => {
    columns[0] = column('c1.i1', 'Midterm', 'limits', 'Limits');
    inCourse();
    const { user } = await openSavedQuiz(quiz({ courseId: 'c1' }));
    const rule = 'Its result counts as a share of the 20 points of “Midterm”.';
    expect(await screen.findByText(`The quiz has 2 points. ${rule}`)).toBeVisible();
    await user.click(await field());
    await user.click(screen.getByRole('option', { name: 'No item' }));
    await waitFor(() => expect(screen.queryByText(/^The quiz has/)).toBeNull());
  });

  it('stays the same if the server refuses another item', async () => {
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

describe('a new item of the course', () => {
  const openWindow = async () => {
    const { user } = await openSavedQuiz(quiz({ courseId: 'c1', isPublished: true }));
    await user.click(await field());
    await user.click(await screen.findByRole('option', { name: 'New item…' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'New item of the course' })) };
  };

  it('gets the title and the points of the quiz, and the quiz counts as it', async () => {
    columns = [];
    inCourse();
    takesItems();
    const { user, dialog } = await openWindow();
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Limits');
    await waitFor(() => expect(name).toHaveFocus());
    expect(dialog.getByRole('textbox', { name: 'Maximum points' })).toHaveValue('2');
    await user.click(dialog.getByRole('button', { name: 'Add item' }));
    expect(await dialog.findByText('Enter a weight.')).toBeVisible();
    const weight = dialog.getByRole('textbox', { name: 'Weight, percent of the course' });
    await user.type(weight, 'ten');
    await user.click(dialog.getByRole('button', { name: 'Add item' }));
    expect(weight).toHaveValue('ten');
    expect(weight).toHaveAccessibleDescription('Enter a number.');
    expect(added).not.toHaveBeenCalled();
    await user.clear(weight);
    await user.type(weight, '10');
    await user.click(dialog.getByRole('button', { name: 'Add item' }));
    await waitFor(async () => expect(await field()).toHaveValue('Limits'));
    expect(screen.queryByText(hint)).toBeNull();
    const [[exam, labs]] = added.mock.calls[0] as [[{ items: { itemId: string }[] }, { items: unknown[] }]];
    expect(exam.items).toMatchObject([
      { itemId: 'c1.i1', name: 'Midterm' },
      { itemId: 'c1.i2', name: 'Final' },
      { name: 'Limits', maximumPoints: 2, weight: 10 },
    ]);
    expect(labs.items).toEqual([]);
    expect(sent.mock.calls).toEqual([[`c1.${exam.items[2]?.itemId ?? ''}`, 'limits']]);
  });

  it('has no weight in a category that divides its weight by points', async () => {
    inCourse();
    takesItems();
    const { user, dialog } = await openWindow();
    await user.click(await dialog.findByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Labs' }));
    expect(dialog.queryByRole('textbox', { name: /^Weight/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(added).toHaveBeenCalled());
    expect(added.mock.calls[0]?.[0]).toMatchObject([{}, { items: [{ name: 'Limits', weight: 0 }] }]);
  });

  it('is added to the newest version of the course', async () => {
    inCourse();
    takesItems();
    const { user, dialog } = await openWindow();
    await user.type(await dialog.findByRole('textbox', { name: /^Weight/ }), '10');
    revision += 1;
    await user.click(dialog.getByRole('button', { name: 'Add item' }));
    expect(await dialog.findByText(/^The course was changed elsewhere/)).toBeVisible();
    expect(added).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Add item' }));
    await waitFor(async () => expect(await field()).toHaveValue('Limits'));
    expect(added).toHaveBeenCalledTimes(1);
  });

  it('needs a category', async () => {
    inCourse();
    takesItems([]);
    const { dialog } = await openWindow();
    const link = await dialog.findByRole('link', { name: 'Add a category to the course' });
    expect(link).toHaveAttribute('href', '/course/c1');
    expect(dialog.queryByRole('button', { name: 'Add item' })).toBeNull();
  });
});

describe('the item in the address of a new quiz', () => {
  const openForItem = async (itemId = 'c1.i2') => {
    const opened = openBuilder(`/quiz/manage/c1?item=${itemId}`);
    await onScreen.title();
    return opened;
  };

  it('becomes the title of the quiz, and the first save stores that the quiz counts as it', async () => {
    inCourse();
    const saves = storesQuizzes();
    const { user, address } = await openForItem();
    await waitFor(async () => expect(await field()).toHaveValue('Final'));
    expect(await onScreen.title()).toHaveValue('Final');
    expect(screen.getByText('A new quiz')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.click(onScreen.button('Save'));
    await waitFor(() => expect(sent.mock.calls).toEqual([['c1.i2', 'new']]));
    expect(saves.created[0]).toMatchObject({ courseId: 'c1', quizData: { title: 'Final' } });
    await waitFor(() => expect(address()).toBe('/quiz/manage/c1?quiz=new'));
    await waitFor(async () => expect(await field()).toHaveValue('Final'));
  });

  it('gives the quiz its due date, and a note shows both dates if the quiz gets another date', async () => {
    inCourse();
    const saves = storesQuizzes();
    const { user } = await openForItem();
    const due = await screen.findByLabelText('Due: date');
    await waitFor(() => expect(due).toHaveValue('2031-12-01'));
    expect(screen.getByText('A new quiz')).toBeVisible();
    expect(screen.queryByText(/^The item is due/)).toBeNull();
    await user.clear(due);
    await user.type(due, '2031-12-03');
    await waitFor(() =>
      expect(screen.getByText(/^The item is due/)).toHaveTextContent(
        /^The item is due Mon, Dec 1, 2031, 12:00 PM, the quiz is due Wed, Dec 3, 2031/,
      ),
    );
    await user.clear(due);
    await waitFor(() =>
      expect(screen.getByText(/^The item is due/)).toHaveTextContent(/but the quiz has no due date/),
    );
    await user.click(onScreen.button('Use the item’s date'));
    expect(due).toHaveValue('2031-12-01');
    expect(screen.queryByText(/^The item is due/)).toBeNull();
    await user.click(onScreen.button('Save'));
    await waitFor(() => expect(saves.created).toHaveLength(1));
    expect(saves.created[0]).toMatchObject({ quizData: { title: 'Final' } });
  });

  it('can be replaced before the quiz is saved', async () => {
    inCourse();
    storesQuizzes();
    const { user } = await openForItem();
    await waitFor(async () => expect(await field()).toHaveValue('Final'));
    await user.click(await field());
    await user.click(screen.getByRole('option', { name: 'Midterm' }));
    expect(await field()).toHaveValue('Midterm');
    expect(await onScreen.title()).toHaveValue('Midterm');
    await user.click(onScreen.button('Save'));
    await waitFor(() => expect(sent.mock.calls).toEqual([['c1.i1', 'new']]));
  });

  it('is linked on retry if the server refuses the link, and the quiz is saved anyway', async () => {
    inCourse({ refused: 'c1.i2' });
    storesQuizzes();
    const { user } = await openForItem();
    await waitFor(async () => expect(await field()).toHaveValue('Final'));
    await user.click(onScreen.button('Save'));
    expect(
      await screen.findByText(
        'The quiz is saved, but it doesn’t count as the item yet. Choose another quiz.',
      ),
    ).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveValue('No item'));
    inCourse();
    await user.click(onScreen.button('Try again'));
    await waitFor(async () => expect(await field()).toHaveValue('Final'));
  });

  it.each([
    ['another quiz grades it', 'c1.i3'],
    ['the course does not have it', 'c1.i9'],
  ])('is ignored if %s', async (_reason, itemId) => {
    inCourse();
    const saves = storesQuizzes();
    const { user } = await openForItem(itemId);
    expect(await field()).toHaveValue('No item');
    expect(await onScreen.title()).toHaveValue('');
    await user.type(await onScreen.title(), 'Heat');
    await user.click(onScreen.button('Save'));
    await waitFor(() => expect(saves.created).toHaveLength(1));
    expect(await screen.findByText(/^The quiz is saved\./)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });
});
