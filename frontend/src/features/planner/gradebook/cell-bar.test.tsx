import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpdateGradesMutationVariables } from '../../../gql/graphql.ts';
import { api } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { columnsOfExams, hasGrades, openGradebook, sentDetail, sentRow } from '../testing/given-gradebook.ts';

beforeEach(() => {
  // The table renders only cells within its size, and jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const bar = async () => within(await screen.findByRole('region', { name: 'Selected cell' }));

describe('a search in the gradebook', () => {
  it('clears the selected cell, so that no button changes the grade of somebody out of view', async () => {
    hasGrades([sentRow('Ada', [18, null]), sentRow('Eve', [12, null])]);
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    expect((await bar()).getByRole('button', { name: 'Excuse' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Search people' }), 'Eve');
    expect((await bar()).queryByRole('button', { name: 'Excuse' })).toBeNull();
    expect((await bar()).queryByText(/Ada/)).toBeNull();
  });
});

describe('the selected cell of the gradebook', () => {
  it('leads to the attempt whose result is the grade, also if another grade was entered', async () => {
    const details = [sentDetail({ attemptId: 'a1', quizPoints: 15 })];
    const columns = columnsOfExams.map((column) => ({ ...column, quizId: 'heat', quizTitle: 'Heat' }));
    hasGrades([sentRow('Ada', [18, null], { details }), sentRow('Eve', [12, null])], {
      gradebookColumns: columns,
    });
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    const link = (await bar()).getByRole('link', { name: 'See the attempt' });
    expect(link).toHaveAttribute('href', '/quiz/heat?submission=a1');
    await user.click(cellOf('Eve'));
    expect((await bar()).getByRole('button', { name: 'Excuse' })).toBeVisible();
    expect((await bar()).queryByRole('link', { name: 'See the attempt' })).toBeNull();
  });

  it('names the person who entered a grade without any details', async () => {
    hasGrades([sentRow('Ada', [18, null], { gradedBy: ['Ines Carnot', null] })]);
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    expect((await bar()).getByText('18 of 20, entered by Ines Carnot.')).toBeVisible();
    await user.click(cellOf('Ada', 3));
    expect((await bar()).getByText('No grade yet (of 20).')).toBeVisible();
  });

  it('does not lead to an attempt at a quiz that is no longer in the course', async () => {
    const details = [sentDetail({ attemptId: 'a1', quizPoints: 15 })];
    const columns = columnsOfExams.map((column) => ({ ...column, quizId: 'heat', quizTitle: null }));
    hasGrades([sentRow('Ada', [18, null], { details })], { gradebookColumns: columns });
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    expect((await bar()).getByText(/instead of 15 by the quiz/)).toBeVisible();
    expect((await bar()).queryByRole('link', { name: 'See the attempt' })).toBeNull();
  });

  it('says that the quiz of a grade is deleted, and leads to its attempts only for those who edit the course', async () => {
    const byQuiz = sentDetail({ attemptId: 'a1', quizPoints: 15, gradedBy: null });
    const entered = sentDetail({ attemptId: 'a2', quizPoints: 12 });
    const deletedQuiz = { quizId: 'heat', quizTitle: 'Heat', isQuizDeleted: true };
    const columns = columnsOfExams.map((column) => ({ ...column, ...deletedQuiz }));
    const rows = [
      sentRow('Ada', [15, null], { details: [byQuiz] }),
      sentRow('Eve', [18, null], { details: [entered] }),
    ];
    hasGrades(rows, { gradebookColumns: columns });
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    expect((await bar()).getByText('15 of 20, by the quiz “Heat”, which is deleted.')).toBeVisible();
    expect((await bar()).getByRole('link', { name: 'See the attempt' })).toBeVisible();
    await user.click(cellOf('Eve'));
    expect((await bar()).getByText(/instead of 12 by the quiz “Heat”, which is deleted\.$/)).toBeVisible();
    cleanup();
    hasGrades(rows, { gradebookColumns: columns, access: 'GRADER' });
    const asGrader = await openGradebook();
    await asGrader.user.click(asGrader.cellOf('Ada'));
    expect((await bar()).getByRole('button', { name: 'Excuse' })).toBeVisible();
    expect((await bar()).queryByRole('link', { name: 'See the attempt' })).toBeNull();
  });

  it('leads to an attempt that waits to be graded, also next to a grade', async () => {
    const details = (more: object) => [sentDetail({ pendingAttemptId: 'a2', gradedBy: null, ...more })];
    const columns = columnsOfExams.map((column) => ({ ...column, quizId: 'heat', quizTitle: 'Heat' }));
    hasGrades(
      [
        sentRow('Ada', [15, null], { details: details({ attemptId: 'a1', quizPoints: 15 }) }),
        sentRow('Eve', [null, null], { details: details({}) }),
        sentRow('Ian', [null, null]),
      ],
      { gradebookColumns: columns },
    );
    const { user, cellOf } = await openGradebook();
    expect(cellOf('Ada')).toHaveTextContent('15 To grade: an attempt waits to be graded');
    expect(cellOf('Eve')).toHaveTextContent('To grade: an attempt waits to be graded');
    expect(cellOf('Ian')).toHaveTextContent(/^$/);
    for (const name of ['Ada', 'Eve']) {
      await user.click(cellOf(name));
      expect((await bar()).getByText(/An attempt waits to be graded\.$/)).toBeVisible();
      expect((await bar()).getByRole('link', { name: 'Grade the attempt' })).toHaveAttribute(
        'href',
        '/quiz/heat?submission=a2',
      );
    }
    expect((await bar()).queryByRole('link', { name: 'See the attempt' })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Show' }));
    await user.click(await screen.findByRole('option', { name: 'With an attempt to grade' }));
    expect(screen.getByText('Eve')).toBeVisible();
    expect(screen.queryByText('Ian')).toBeNull();
    // Work that was handed in is not missing.
    await user.click(screen.getByRole('button', { name: /^Settings and statistics of Midterm/ }));
    expect(await screen.findByRole('button', { name: 'Mark 1 empty grade as missing' })).toBeVisible();
    expect(screen.getByText(/Attempts that wait to be graded are not marked\./)).toBeVisible();
  });

  it('has no links to attempts for users who can read grades and not enter them', async () => {
    const details = [sentDetail({ attemptId: 'a1', pendingAttemptId: 'a2', quizPoints: 15, gradedBy: null })];
    const columns = columnsOfExams.map((column) => ({ ...column, quizId: 'heat', quizTitle: 'Heat' }));
    hasGrades([sentRow('Ada', [15, null], { details })], {
      gradebookColumns: columns,
      access: 'INSTRUCTOR',
    });
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    expect((await bar()).getByText(/An attempt waits to be graded\.$/)).toBeVisible();
    expect((await bar()).queryByRole('link')).toBeNull();
  });

  it('has the link below the field on a phone, and the field’s description reports that an attempt waits', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      ...matchMedia(media),
      matches: media.includes('max-width: 760px'),
    }));
    const details = [sentDetail({ pendingAttemptId: 'a2', gradedBy: null })];
    const columns = columnsOfExams.map((column) => ({ ...column, quizId: 'heat', quizTitle: 'Heat' }));
    hasGrades([sentRow('Eve', [null, null], { details })], { gradebookColumns: columns });
    const { user } = openSite('/course/c1?tab=gradebook');
    const field = await screen.findByRole('textbox', { name: 'Midterm of Eve' }, patient);
    expect(field).toHaveAccessibleDescription('An attempt waits to be graded');
    expect(screen.getByText(/EX is excused, MI is missing\.$/)).toBeVisible();
    await user.click(field);
    expect((await bar()).getByRole('link', { name: 'Grade the attempt' })).toHaveAttribute(
      'href',
      '/quiz/heat?submission=a2',
    );
  });

  it('keeps the feedback window open, with the typed text, when the screen becomes narrow', async () => {
    const listeners = new Set<(event: { matches: boolean }) => void>();
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      ...matchMedia(media),
      addEventListener: (_: string, listener: unknown) => {
        if (media.includes('max-width: 760px')) listeners.add(listener as () => void);
      },
    }));
    hasGrades([sentRow('Ada', [12, null])]);
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.click((await bar()).getByRole('button', { name: 'Add feedback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Feedback for Ada' }));
    await user.type(dialog.getByRole('textbox', { name: 'Feedback' }), 'Well done');
    act(() => listeners.forEach((listener) => listener({ matches: true })));
    expect(screen.queryByRole('grid')).toBeNull();
    expect(dialog.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Well done');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('All grades are saved.')).toBeVisible();
  });
});

describe('removing a grade in the gradebook', () => {
  const feedback = '3 extra points for your drawing';

  /** Ada’s 18 points with feedback replace the 15 of the quiz. Returns the grades of each request. */
  function adaHasFeedback() {
    const detail = sentDetail({ attemptId: 'a1', quizPoints: 15, feedback });
    hasGrades([sentRow('Ada', [18, null], { details: [detail] })]);
    const sent: UpdateGradesMutationVariables['grades'][] = [];
    server.use(
      api.mutation('UpdateGrades', ({ variables }) => {
        const { grades } = variables as UpdateGradesMutationVariables;
        sent.push(grades);
        const text = [grades].flat()[0]?.feedback ?? feedback;
        const details = [{ ...detail, gradedBy: null, feedback: text }];
        const rows = [sentRow('Ada', [15, null], { revisions: [1 + sent.length, 0], details })];
        return HttpResponse.json({
          data: { updateGrades: { __typename: 'GradesUpdate', rows, conflicts: [] } },
        });
      }),
    );
    return sent;
  }

  const question = async () =>
    within(await screen.findByRole('dialog', { name: 'Use the quiz’s result for Ada?' }));

  it('asks first about the feedback, which is removed with the grade', async () => {
    const sent = adaHasFeedback();
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.click((await bar()).getByRole('button', { name: 'Use the quiz’s result' }));
    const dialog = await question();
    expect(
      dialog.getByText(/feedback .* is removed, too, and Ada no longer sees the feedback\./),
    ).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Keep the feedback' })).not.toBeChecked();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Use the quiz’s result' }));
    await waitFor(() => expect(sent).toMatchObject([[{ points: null, status: null, feedback: '' }]]));
    expect(await screen.findByText('The quiz’s result counts again. Its feedback is removed.')).toBeVisible();
    expect((await bar()).queryByText(`Feedback: ${feedback}`)).toBeNull();
    expect(cellOf('Ada')).toHaveTextContent('15');
  });

  it('keeps the feedback if the instructor wants it', async () => {
    const sent = adaHasFeedback();
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.keyboard('{Delete}');
    const dialog = await question();
    await user.click(dialog.getByRole('checkbox', { name: 'Keep the feedback' }));
    await user.click(dialog.getByRole('button', { name: 'Use the quiz’s result' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([sent[0]].flat()[0]?.feedback ?? null).toBeNull();
    expect(await screen.findByText('The quiz’s result counts again. Its feedback stays.')).toBeVisible();
    expect((await bar()).getByText(`Feedback: ${feedback}`)).toBeVisible();
  });

  it('changes nothing if the instructor cancels', async () => {
    const sent = adaHasFeedback();
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.keyboard('{Delete}');
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cellOf('Ada')).toHaveTextContent('18');
    expect(sent).toEqual([]);
  });

  it('asks nothing if the grade has no texts', async () => {
    hasGrades([sentRow('Ada', [18, null], { details: [sentDetail({})] })]);
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.click((await bar()).getByRole('button', { name: 'Remove the grade' }));
    expect(await screen.findByText('All grades are saved.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks once about the texts of a pasted block of blank cells', async () => {
    const details = [sentDetail({ note: 'Checked twice' })];
    hasGrades([
      sentRow('Ada', [18, null], { details }),
      sentRow('Eve', [12, null], { details: [sentDetail({ feedback })] }),
      sentRow('Ian', [11, null]),
    ]);
    const { user, cellOf } = await openGradebook();
    await user.click(cellOf('Ada'));
    await user.paste('-\n-\n14');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Remove 2 grades with feedback and notes?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Remove 2 grades' }));
    expect(
      await screen.findByText(/^2 grades are removed\. Their feedback and notes are removed\.$/),
    ).toBeVisible();
  });
});

it.each([
  ['one person', [sentRow('Ada', [12, null]), sentRow('Eve', [null, null])], 'Mark 1 empty grade as missing'],
  [
    'several people',
    [sentRow('Ada', [null, null]), sentRow('Eve', [null, null])],
    'Mark 2 empty grades as missing',
  ],
])('the settings of a column offer to mark the empty grades of %s', async (_, rows, name) => {
  hasGrades(rows);
  const { user } = await openGradebook();
  await user.click(screen.getByRole('button', { name: /^Settings and statistics of Midterm/ }));
  expect(await screen.findByRole('button', { name })).toBeVisible();
});
