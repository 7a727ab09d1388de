import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  GradebookRowGradesFragment,
  SaveCourseInput,
  UpdateGradesMutationVariables,
} from '../../../gql/graphql.ts';
import { ada, answered, api, badGateway, heldBack, signedInAs } from '../../../testing/accounts.ts';
import { listedQuiz } from '../../../testing/listed-quiz.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { workedCourse } from '../testing/given.ts';
import { columnsOfExams, exams, openGradebook, sentDetail, sentRow } from '../testing/given-gradebook.ts';
import { savedAs } from '../testing/saved-course.ts';

/** The rows and columns on the mocked server, as lists that responses change. */
let rows: GradebookRowGradesFragment[];
let columns: typeof columnsOfExams;
const sent = vi.fn();

function updated({ grades }: UpdateGradesMutationVariables) {
  sent(grades);
  for (const { studentId, itemId, points = null, status = null } of [grades].flat()) {
    const at = columnsOfExams.findIndex((column) => column.itemId === itemId);
    rows = rows.map((row) => {
      if (row.studentId !== studentId) return row;
      return {
        ...row,
        points: row.points.with(at, points),
        revisions: row.revisions.with(at, (row.revisions[at] ?? 0) + 1),
        currentGrade: 90,
        letter: 'A',
        details: status ? [sentDetail({ itemId, status })] : [],
      };
    });
  }
  return { __typename: 'GradesUpdate', rows, conflicts: [] };
}

function storesGrades(canEdit = true): void {
  const access = canEdit ? 'OWNER' : 'MEMBER';
  const course = { ...workedCourse(), categories: exams.categories, name: 'Algebra' };
  const page = () => ({
    __typename: 'GradebookRowConnection',
    nodes: rows,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  });
  signedInAs(ada);
  server.use(
    api.query('SavedCourse', answered({ course: savedAs(course, { canEdit, access }) })),
    api.query('LinkableQuizzes', answered({ quizzes: [] })),
    api.query('Gradebook', () =>
      HttpResponse.json({
        data: {
          course: {
            ...savedAs(course, { canEdit, access }),
            gradebookColumns: columns,
            gradebookRows: page(),
          },
        },
      }),
    ),
    api.mutation('UpdateGrades', ({ variables }) =>
      HttpResponse.json({ data: { updateGrades: updated(variables as UpdateGradesMutationVariables) } }),
    ),
  );
}

beforeEach(() => {
  // The table renders only cells within its size, and jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  sent.mockClear();
  rows = [sentRow('Ada', [12, null]), sentRow('Eve', [null, null])];
  columns = columnsOfExams;
});

describe('The gradebook', () => {
  it('takes grades from the keyboard, down a column, and shows the total at once', async () => {
    storesGrades();
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.keyboard('90 %{Enter}ex{Enter}');
    expect(cellOf('Ada')).toHaveTextContent('18');
    expect(cellOf('Ada', 1)).toHaveTextContent('90 A');
    expect(cellOf('Eve')).toHaveTextContent('Excused');
    await screen.findByText('All grades are saved.');
    expect(sent.mock.calls.flatMap(([grades]) => grades as object[])).toMatchObject([
      { studentId: 'ada', itemId: 'c1.i1', points: 18, status: null, revision: 1 },
      { studentId: 'eve', itemId: 'c1.i1', points: null, status: 'EXCUSED', revision: 0 },
    ]);
  });

  it('keeps what is typed while the reply to another grade arrives', async () => {
    storesGrades();
    const { held, release } = heldBack(() =>
      HttpResponse.json({
        data: {
          updateGrades: {
            __typename: 'GradesUpdate',
            rows: [sentRow('Ada', [17, null], { revisions: [2, 0], currentGrade: 85 })],
            conflicts: [],
          },
        },
      }),
    );
    server.use(api.mutation('UpdateGrades', held, { once: true }));
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.keyboard('17{Enter}');
    await user.click(cellOf('Ada', 3));
    await user.keyboard('1');
    release();
    await waitFor(() => expect(cellOf('Ada', 1)).toHaveTextContent('85'));
    await user.keyboard('5{Enter}');
    expect(cellOf('Ada', 3)).toHaveTextContent('15');
  });

  it('keeps a text that is no grade, with the reason, and sends nothing', async () => {
    storesGrades();
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.keyboard('four{Enter}');
    expect(cellOf('Ada')).toHaveTextContent('four, not saved: The grade must be a number');
    // The table would move under the pointer if the problem were above it.
    const problem = screen.getByText('One cell has no valid grade and is not saved');
    expect(problem.compareDocumentPosition(cellOf('Ada'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await user.click(screen.getByRole('link', { name: '1 cell is not saved.' }));
    expect(document.activeElement).toContainElement(problem);
    await user.click(cellOf('Ada'));
    await user.click(await screen.findByRole('button', { name: 'Discard the text' }));
    expect(cellOf('Ada')).toHaveTextContent('12');
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows one notice about pasted cells outside of the table, about the last block', async () => {
    storesGrades();
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    fireEvent.paste(cellOf('Ada'), { clipboardData: { getData: () => '1\t2\t3\n' } });
    expect(await screen.findByText('One pasted cell was outside of the table.')).toBeInTheDocument();
    fireEvent.paste(cellOf('Ada'), { clipboardData: { getData: () => '1\t2\t3\t4\n' } });
    expect(await screen.findByText('2 pasted cells were outside of the table.')).toBeInTheDocument();
    expect(screen.queryByText('One pasted cell was outside of the table.')).toBeNull();
  });

  it('enters a block from a spreadsheet as one step', async () => {
    storesGrades();
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    fireEvent.paste(cellOf('Ada'), { clipboardData: { getData: () => '1\t2\t3\n4\t5\n' } });
    expect(await screen.findByText('One pasted cell was outside of the table.')).toBeInTheDocument();
    expect(cellOf('Eve', 3)).toHaveTextContent('5');
    await user.click(screen.getByRole('button', { name: 'Undo the last change of grades' }));
    expect([cellOf('Ada').textContent, cellOf('Eve', 3).textContent]).toEqual(['12', '']);
  });

  it('keeps grades after a failure and in a new tab, and sends them when the gradebook opens again', async () => {
    storesGrades();
    server.use(api.mutation('UpdateGrades', badGateway));
    const first = await openGradebook();
    await first.user.click(first.cellOf('Ada'));
    await first.user.keyboard('17{Enter}');
    expect(await screen.findByText('One grade is not saved yet')).toBeInTheDocument();
    cleanup();
    // The tab was closed, and the course is opened in another one.
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.includes('gradebook')) continue;
      localStorage.removeItem(key);
      localStorage.setItem(key.replace(/~.*/, '~closed'), String(text));
    }
    storesGrades();
    const again = await openGradebook();
    // The gradebook opens with the grade, and sends it.
    expect(again.cellOf('Ada')).toHaveTextContent('17');
    await waitFor(() =>
      expect(sent.mock.lastCall?.[0]).toMatchObject([{ studentId: 'ada', points: 17, revision: 1 }]),
    );
    await screen.findByText('All grades are saved.');
    expect(Object.keys(localStorage).filter((key) => key.includes('gradebook'))).toEqual([]);
  });
});

describe('feedback and the note about a grade', () => {
  it('have a description of who sees them', async () => {
    storesGrades();
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    const bar = within(await screen.findByRole('region', { name: 'Selected cell' }));
    await user.click(bar.getByRole('button', { name: 'Add feedback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Feedback for Ada' }));
    const field = (name: string) => dialog.getByRole('textbox', { name });
    expect(field('Feedback')).toHaveAccessibleDescription('Ada sees it next to the grade, as plain text.');
    expect(field('Note for instructors')).toHaveAccessibleDescription(/Ada doesn’t see it/);
    await user.type(field('Feedback'), 'Well done');
    await user.type(field('Note for instructors'), 'Curved');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const texts = { feedback: 'Well done', note: 'Curved' };
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject([texts]));
  });

  it('both stay if the grade is removed with the Delete key and the instructor keeps both', async () => {
    storesGrades();
    rows = [sentRow('Ada', [12, null], { details: [sentDetail({ note: 'Curved', feedback: 'Well done' })] })];
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.keyboard('{Delete}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the grade of Ada?' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Keep the feedback and note' }));
    await user.click(dialog.getByRole('button', { name: 'Remove the grade' }));
    // Null keeps the stored texts.
    const unchangedTexts = { studentId: 'ada', points: null, note: null, feedback: null };
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject([unchangedTexts]));
  });
});

describe('the open gradebook', () => {
  afterEach(() => vi.useRealTimers());

  it('shows new results after a minute, and never while a cell is edited', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    storesGrades();
    const { user, cellOf } = await openGradebook();
    rows = [sentRow('Ada', [14, null]), sentRow('Eve', [null, 5])];
    await user.click(cellOf('Ada', 3));
    await user.keyboard('1');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(cellOf('Ada')).toHaveTextContent('12');
    expect(within(cellOf('Ada', 3)).getByRole('textbox')).toHaveValue('1');
    await user.keyboard('5{Enter}');
    await screen.findByText('All grades are saved.');
    rows = [sentRow('Ada', [16, 15]), sentRow('Eve', [8, 5])];
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(cellOf('Ada')).toHaveTextContent('16'));
    expect(cellOf('Eve')).toHaveTextContent('8');
    expect(cellOf('Ada', 3)).toHaveTextContent('15');
  });

  it('shows the quiz of an item and its grades, also if the quiz was linked during a fetch of the grades', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    storesGrades();
    const { user, cellOf } = await openGradebook();
    const old = { nodes: rows, pageInfo: { hasNextPage: false, endCursor: null } };
    const course = { ...savedAs(workedCourse()), gradebookColumns: columns, gradebookRows: old };
    const { held, release } = heldBack(() => HttpResponse.json({ data: { course } }));
    const firstFetch = vi.fn(held);
    const quizzes = [listedQuiz('q1', 'Heat', { canEdit: true })];
    server.use(
      api.query('Gradebook', firstFetch, { once: true }),
      api.query('CourseQuizzes', answered({ quizzes })),
      api.query('LinkableQuizzes', answered({ quizzes })),
      api.query('QuizRules', answered({ quiz: null })),
      api.mutation('UpdateGradebookColumn', () => {
        columns = columns.map((column, at) =>
          at === 0 ? { ...column, quizId: 'q1', quizTitle: 'Heat' } : column,
        );
        rows = [sentRow('Ada', [20, null]), sentRow('Eve', [6, null])];
        return HttpResponse.json({ data: { updateGradebookColumn: columns[0] } });
      }),
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(firstFetch).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'Settings and statistics of Midterm' }));
    const choice = await screen.findByRole('combobox', { name: 'Graded by a quiz' });
    await user.click(choice);
    await user.click(await screen.findByRole('option', { name: 'Heat' }));
    await waitFor(() => expect(choice).toHaveValue('Heat'));
    release();
    await waitFor(() => expect(choice).toBeEnabled());
    expect(choice).toHaveValue('Heat');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(cellOf('Ada')).toHaveTextContent('20'));
    expect(cellOf('Eve')).toHaveTextContent('6');
  });

  it('keeps a grade that is not saved when new results arrive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    storesGrades();
    server.use(api.mutation('UpdateGrades', badGateway));
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.keyboard('17{Enter}');
    await screen.findByText('One grade is not saved yet');
    rows = [sentRow('Ada', [14, null]), sentRow('Eve', [8, null])];
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(cellOf('Ada')).toHaveTextContent('17');
    expect(cellOf('Eve')).toHaveTextContent('');
  });
});

describe('grades that are not saved yet', () => {
  it.each(['pagehide', 'beforeunload'])('include the text that is being typed at %s', async (event) => {
    storesGrades();
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.keyboard('17');
    fireEvent(window, new Event(event));
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject([{ studentId: 'ada', points: 17 }]));
    expect(cellOf('Ada')).toHaveTextContent('17');
  });

  it('are a choice between two grades if somebody else changed the same one', async () => {
    storesGrades();
    const theirs = {
      studentId: 'ada',
      itemId: 'c1.i1',
      points: 7,
      status: null,
      gradedBy: 'Grace',
      revision: 4,
    };
    server.use(
      api.mutation(
        'UpdateGrades',
        answered({
          updateGrades: {
            __typename: 'GradesUpdate',
            rows: [sentRow('Ada', [7, null], { revisions: [4, 0] })],
            conflicts: [{ __typename: 'GradeConflict', ...theirs }],
          },
        }),
        { once: true },
      ),
    );
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.keyboard('17{Enter}');
    expect(await screen.findByText('Grace changed Midterm of Ada at the same time')).toBeInTheDocument();
    expect(cellOf('Ada')).toHaveTextContent('7');
    expect(screen.queryByText('All grades are saved.')).toBeNull();
    const unsaved = screen.getByRole('link', { name: '1 cell is not saved.' });
    await user.click(unsaved);
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Save 17' }));
    await user.click(screen.getByRole('button', { name: 'Save 17' }));
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject([{ points: 17, revision: 4 }]));
    expect(cellOf('Ada')).toHaveTextContent('17');
    expect(unsaved).not.toBeInTheDocument();
  });
});

describe('the course of somebody else', () => {
  it('has no gradebook tab for a member', async () => {
    storesGrades(false);
    openSite('/course/c1?tab=gradebook');
    await screen.findByRole('tab', { name: 'People' }, patient);
    expect(screen.queryByRole('tab', { name: 'Gradebook' })).toBeNull();
  });
});

const excusedFromMidterm = sentDetail({ status: 'EXCUSED' });

/** The IDs of the items in each save of the course. */
const savedIds = ({ mock }: { mock: { calls: unknown[][] } }) =>
  mock.calls.map(([input]) =>
    (input as SaveCourseInput).categories.flatMap(({ items }) => items.map(({ itemId }) => itemId)),
  );

describe('a save that removes graded items', () => {
  it('asks with the number of grades before it saves, and does not ask after the deletion is undone', async () => {
    storesGrades();
    rows = [
      sentRow('Ada', [12, 9]),
      sentRow('Bo', [null, 8], { details: [excusedFromMidterm] }),
      sentRow('Eve', [null, null]),
    ];
    const saves = vi.fn();
    server.use(
      api.mutation('UpdateCourse', ({ variables }) => {
        saves(variables['input']);
        const course = { ...workedCourse(), categories: exams.categories, name: 'Algebra' };
        return HttpResponse.json({
          data: { updateCourse: savedAs(course, { ...variables['input'], revision: 2 }) },
        });
      }),
    );
    const { user } = openSite('/course/c1');
    await user.click(await screen.findByRole('button', { name: 'More for Midterm' }, patient));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const save = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    const window = await screen.findByRole('dialog', { name: 'Save without the deleted items?' });
    expect(window).toHaveTextContent('2 grades in the gradebook belong to items that you deleted.');
    await user.click(within(window).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saves).not.toHaveBeenCalled();
    await user.click(save);
    await user.click(await screen.findByRole('button', { name: 'Save without 2 grades' }));
    await screen.findByText('Saved just now.');
    expect(savedIds(saves)).toEqual([['c1.i2']]);
    // The item comes back with its ID, to which the grades belong on the server.
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    await user.click(save);
    await waitFor(() => expect(savedIds(saves)).toEqual([['c1.i2'], ['c1.i1', 'c1.i2']]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
