import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegradePlan } from './regrade/regrade-documents.ts';
import { answered, api, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { openOwnQuiz, result, results, summary } from './testing/editor.ts';
import { submittedAttempt, resultOf } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

type Question = RegradePlan['questions'][number];

const question = (id: string, text: string, more: Partial<Question> = {}): Question => ({
  __typename: 'RegradeQuestion',
  id,
  textFormat: 'PLAIN',
  question_text: text,
  outdatedKeyCount: 0,
  rewordedCount: 0,
  skippedReason: null,
  hasFullCredit: false,
  ...more,
});

const change = (name: string, before: number, after: number) => ({
  __typename: 'RegradeChange' as const,
  attemptId: name,
  name,
  email: `${name}@site.test`,
  number: 1,
  before,
  after,
  possibleBefore: 5,
  possibleAfter: 5,
});

/** Number of quizzes that `openOwnQuiz` has opened. It is part of the quiz's ID. */
let quizzes = 0;

function plan(more: Partial<RegradePlan> = {}): RegradePlan {
  return {
    __typename: 'Regrade',
    id: `own-${quizzes}`,
    studentCount: 2,
    changedCount: 2,
    changes: [change('Ada', 3, 4), change('Bob', 5, 4)],
    questions: [
      question('planets', 'The largest?', { outdatedKeyCount: 2 }),
      question('capital', 'Capital of France?', {
        rewordedCount: 1,
        skippedReason: 'Its text has changed.',
      }),
    ],
    gradesBelow: [],
    ...more,
  };
}

const sent = vi.fn<(fullCredit: unknown) => void>();

/** Opens the results of the user's quiz, with a mocked server that regrades. */
async function openResults(first: Partial<RegradePlan> = {}, search = '?tab=results') {
  quizzes += 1;
  const site = openOwnQuiz(search);
  server.use(
    api.query('QuizResults', answered(results([result()]))),
    api.query('QuizResultsSummary', answered(summary())),
    api.query('RegradePreview', ({ variables }) => {
      const { fullCredit } = variables;
      const hasFullCredit = Array.isArray(fullCredit) && fullCredit.length > 0;
      const withCredit = { changedCount: 1, changes: [change('Ada', 3, 4)] };
      return answered({ regradePreview: plan({ ...first, ...(hasFullCredit && withCredit) }) })();
    }),
    api.mutation('RegradeQuiz', ({ variables }) => {
      sent(variables['fullCredit']);
      return answered({ regradeQuiz: plan(first) })();
    }),
  );
  await screen.findByRole('table', {}, patient);
  return site;
}

const openWindow = async (user: Awaited<ReturnType<typeof openResults>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Regrade' }));
  return within(await screen.findByRole('dialog', { name: 'Regrade' }));
};

beforeEach(() => sent.mockClear());

describe('regrading', () => {
  it('is offered with the number of affected people, shows the changes, and runs on request', async () => {
    const { user } = await openResults();
    expect(await screen.findByText(/^2 people were graded before you changed/)).toBeVisible();
    const dialog = await openWindow(user);
    expect(await dialog.findByText('2 attempts would change')).toBeVisible();
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['StudentBeforeAfter', 'AdaAttempt 13 of 54 of 5+1', 'BobAttempt 15 of 54 of 5−1']);
    expect(dialog.getByText('2 people were graded before this question changed.')).toBeVisible();
    expect(
      dialog.getByText(/^1 person saw another wording, and keeps.*Its text has changed\.$/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Regrade 2 attempts' }));
    expect(await screen.findByText('Regraded: 2 attempts changed.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(null);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Regrade' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Regrade' })).toHaveFocus());
  });

  it('names entered grades that are lower than the quiz, and replaces them on request', async () => {
    const taken = vi.fn();
    server.use(
      api.mutation('TakeQuizResult', ({ variables }) => {
        taken(variables);
        return answered({ updateGrades: { __typename: 'GradesUpdate', conflicts: [] } })();
      }),
    );
    const gradeBelow = {
      __typename: 'GradeBelowQuiz' as const,
      courseId: 'c1',
      itemId: 'c1.i1',
      studentId: 's1',
      name: 'Sam',
      points: 90,
      quizPoints: 100,
      maximumPoints: 100,
      gradedBy: 'Ada',
      revision: 3,
    };
    const { user } = await openResults({ gradesBelow: [gradeBelow] });
    const preview = await openWindow(user);
    expect(
      await preview.findByText('Sam keeps 90, entered by Ada. The quiz would give 100 of 100.'),
    ).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Regrade 2 attempts' }));
    const done = within(await screen.findByRole('dialog', { name: 'Regraded' }));
    expect(done.getByText('Sam keeps 90, entered by Ada. The quiz now gives 100 of 100.')).toBeVisible();
    expect(done.getByRole('link', { name: 'Open the gradebook' })).toHaveAttribute(
      'href',
      '/course/c1?tab=gradebook',
    );
    expect(done.getByText(/^An entered grade counts instead/)).toHaveTextContent(
      'Using the quiz’s result also removes the feedback and the note about the entered grade.',
    );
    await user.click(done.getByRole('button', { name: 'Use the quiz’s result for Sam' }));
    expect(await done.findByText('Sam has the quiz’s result: 100 of 100.')).toHaveFocus();
    // The texts about a grade that no longer counts would be misleading.
    const removed = { points: null, status: null, feedback: '', note: '' };
    const grade = { studentId: 's1', itemId: 'c1.i1', ...removed, revision: 3 };
    expect(taken).toHaveBeenCalledWith({ courseId: 'c1', grades: [grade] });
  });

  it('gives everybody full credit for the selected questions', async () => {
    const { user } = await openResults();
    const dialog = await openWindow(user);
    await user.click(
      await dialog.findByRole('checkbox', { name: 'Full credit for everyone: Capital of France?' }),
    );
    await user.click(await dialog.findByRole('button', { name: 'Regrade 1 attempt' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(['capital']));
  });

  it('shows the questions with full credit, and can revoke it', async () => {
    const planets = question('planets', 'The largest?', { hasFullCredit: true });
    const { user } = await openResults({ studentCount: 0, questions: [planets] });
    const dialog = await openWindow(user);
    const box = await dialog.findByRole('checkbox', { name: /The largest/ });
    expect(box).toBeChecked();
    await user.click(box);
    await user.click(await dialog.findByRole('button', { name: 'Regrade 2 attempts' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith([]));
  });

  it('shows that nothing would change', async () => {
    const questions = [question('planets', 'The largest?')];
    const { user } = await openResults({ studentCount: 0, changedCount: 0, changes: [], questions });
    expect(await screen.findByText('Scores match the current answer key.')).toBeVisible();
    const dialog = await openWindow(user);
    expect(await dialog.findByText('Nobody’s points change')).toBeVisible();
  });

  it('shows that scores depend on an earlier wording', async () => {
    await openResults({ studentCount: 0, changedCount: 0, changes: [] });
    expect(
      await screen.findByText(
        /^1 question was reworded later\. Students who saw the earlier wording keep their points\./,
      ),
    ).toBeVisible();
  });

  it('is suggested if points would change without a new key', async () => {
    await openResults({ studentCount: 0, changedCount: 2 });
    expect(await screen.findByText('Regrading would change the points of 2 attempts.')).toBeVisible();
  });

  it('opens from a link, and shows why it failed', async () => {
    const { user } = await openResults({}, '?tab=results&regrade=');
    server.use(
      api.mutation(
        'RegradeQuiz',
        refusal(
          'Somebody else is grading these attempts. Only some were regraded. Regrade again.',
          'CONFLICT',
        ),
      ),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Regrade' }));
    await user.click(await dialog.findByRole('button', { name: 'Regrade 2 attempts' }));
    expect(await dialog.findByRole('alert', { name: 'Not everything was regraded' })).toHaveTextContent(
      'Somebody else is grading these attempts. Only some were regraded. Regrade again.',
    );
  });

  it('is not offered without submitted attempts', async () => {
    await openResults({ studentCount: 0, changedCount: 0, changes: [], questions: [] });
    expect(screen.queryByRole('button', { name: 'Regrade' })).toBeNull();
  });
});

it('a regraded result shows the date, and the questions with full credit', async () => {
  const quizServer = new QuizServer({ attemptsUsed: 1 });
  const { questions } = resultOf();
  const regraded = questions.map((one, index) => ({ ...one, hasFullCredit: index === 0 }));
  quizServer.attempts = [
    submittedAttempt(resultOf({ regradedAt: '2026-01-07T10:00:00.000Z', questions: regraded })),
  ];
  quizServer.open('?attempt=first');
  const score = within(await screen.findByRole('region', { name: 'Score' }, patient));
  expect(score.getByText(/^Regraded on Jan 7, 2026/)).toBeVisible();
  expect(screen.getAllByText('Everybody was given full credit for this question.')).toHaveLength(1);
});
