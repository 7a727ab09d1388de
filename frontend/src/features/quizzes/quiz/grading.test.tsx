import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { holdsBack } from '../../../lib/leaving.ts';
import { server } from '../../../testing/server.ts';
import { detail, openOwnQuiz, result, results, summary } from './testing/editor.ts';

describe('grading', () => {
  async function grading() {
    server.use(api.query('QuizSubmission', answered({ submission: detail() })));
    const site = openOwnQuiz('?submission=first');
    return { points: await screen.findByLabelText('Points, of 5', {}, patient), ...site };
  }

  it('shows the response next to the answer key', async () => {
    await grading();
    expect(screen.getByText('the student’s answer, not correct')).toBeVisible();
    expect(screen.getByText('Blue light scatters.')).toBeVisible();
    expect(screen.getByText('Waits to be graded')).toBeVisible();
  });

  it('gives an essay points and feedback', async () => {
    const { user, points } = await grading();
    const sent = vi.fn();
    server.use(
      api.mutation('GradeAnswer', ({ variables }) => {
        sent(variables);
        const graded = { earned: 4.5, isPending: false, feedback: 'Say how.' };
        return answered({ gradeAnswer: detail({ isPending: false, revision: 4, score: 6.5 }, graded) })();
      }),
    );
    await user.type(points, '4,5');
    await user.type(screen.getByLabelText('Feedback'), 'Say how.');
    await user.click(screen.getByRole('button', { name: 'Save the grade' }));
    await waitFor(() => expect(screen.getByText('The grade is saved.')).toBeVisible());
    expect(sent.mock.calls).toEqual([
      [{ attemptId: 'first', questionId: 'q-ESSAY', points: 4.5, feedback: 'Say how.', revision: 3 }],
    ]);
    expect(await screen.findByText('4.5 of 5 points')).toBeVisible();
  });

  it('changes the automatic points of an answer, and takes the change back', async () => {
    const { user } = await grading();
    const sent = vi.fn();
    server.use(
      api.mutation('GradeAnswer', ({ variables }) => {
        sent(variables);
        const isAutomatic = variables['points'] === null;
        const choice = isAutomatic ? { earned: 0 } : { earned: 1, automaticPoints: 0 };
        return answered({ gradeAnswer: detail({ revision: isAutomatic ? 5 : 4 }, {}, choice) })();
      }),
    );
    const change = { name: /^Change points or give feedback: What of MULTIPLE_CHOICE/ };
    await user.click(screen.getByRole('button', change));
    const points = screen.getByLabelText('Points, of 1');
    await user.clear(points);
    await user.type(points, '1');
    await user.click(screen.getByRole('button', { name: 'Change the grade' }));
    expect(
      await screen.findByText(/^The points were changed by hand\. Automatic grading gave 0 points/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', change));
    await user.click(screen.getByRole('button', { name: 'Use the automatic 0 points' }));
    await waitFor(() => expect(screen.queryByText(/changed by hand/)).toBeNull());
    const answer = { attemptId: 'first', questionId: 'q-MULTIPLE_CHOICE', feedback: '' };
    expect(sent.mock.calls).toEqual([
      [{ ...answer, points: 1, revision: 3 }],
      [{ ...answer, points: null, revision: 4 }],
    ]);
  });

  it.each(['6', '-1', 'good', ''])('refuses “%s” as points', async (typed) => {
    const { user, points } = await grading();
    if (typed !== '') await user.type(points, typed);
    await user.click(screen.getByRole('button', { name: 'Save the grade' }));
    expect(points).toHaveAccessibleDescription('The question gives 0 to 5 points.');
  });

  it('shows the grade that another instructor saved first', async () => {
    const { user, points } = await grading();
    server.use(
      api.mutation('GradeAnswer', refusal('The attempt was changed elsewhere.', 'CONFLICT')),
      api.query(
        'QuizSubmission',
        answered({ submission: detail({ revision: 4 }, { earned: 3, isPending: false }) }),
      ),
    );
    await user.type(points, '5');
    await user.click(screen.getByRole('button', { name: 'Save the grade' }));
    expect(await screen.findByText('3 of 5 points')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/graded after you opened it/));
  });
});

describe('a grade that was changed in another tab', () => {
  /** Bob's essay, which another tab graded with the feedback ‘Say how.’ while this one was open. */
  async function graded() {
    server.use(api.query('QuizSubmission', answered({ submission: detail() })));
    const site = openOwnQuiz('?submission=first');
    const points = await screen.findByLabelText('Points, of 5', {}, patient);
    const theirs = { earned: 3, isPending: false, feedback: 'Say how.' };
    const sent = vi.fn();
    server.use(
      api.query('QuizSubmission', answered({ submission: detail({ revision: 4 }, theirs) })),
      api.mutation('GradeAnswer', ({ variables }) => {
        if (variables['revision'] === 3) return refusal('The attempt was changed elsewhere.', 'CONFLICT')();
        sent(variables);
        const mine = { earned: 5, isPending: false, feedback: variables['feedback'] };
        return answered({ gradeAnswer: detail({ isPending: false, revision: 5 }, mine) })();
      }),
    );
    const save = (name: string) => site.user.click(screen.getByRole('button', { name }));
    return { points, sent, save, ...site };
  }
  const fieldOfFeedback = () => screen.getByLabelText('Feedback');

  it('keeps its feedback if only points are typed here', async () => {
    const { user, points, save, sent } = await graded();
    await user.type(points, '5');
    await save('Save the grade');
    await waitFor(() => expect(fieldOfFeedback()).toHaveValue('Say how.'));
    expect(points).toHaveValue('5');
    await save('Change the grade');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.lastCall?.[0]).toMatchObject({ points: 5, feedback: 'Say how.', revision: 4 });
  });

  it.each([
    ['Keep mine', 'Almost.'],
    ['Take theirs', 'Say how.'],
    ['Keep both', 'Say how.\n\nAlmost.'],
  ])('is not saved over before the user has chosen between two texts: %s', async (choice, feedback) => {
    const { user, points, save, sent } = await graded();
    await user.type(points, '5');
    await user.type(fieldOfFeedback(), 'Almost.');
    await save('Save the grade');
    await screen.findByText('The saved feedback was changed while you were writing');
    expect(fieldOfFeedback()).toHaveValue('Almost.');
    await save('Change the grade');
    expect(fieldOfFeedback()).toHaveAccessibleDescription(/Choose which feedback to keep\./);
    expect(sent).not.toHaveBeenCalled();
    await save(choice);
    await save('Change the grade');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.lastCall?.[0]).toMatchObject({ points: 5, feedback, revision: 4 });
  });

  it('keeps its feedback also if the points typed here wait in an attempt that is opened again', async () => {
    server.use(
      api.query('QuizResults', answered(results([result()]))),
      api.query('QuizResultsSummary', () => answered(summary())()),
    );
    const { user, points } = await graded();
    await user.type(points, '5');
    await user.click(screen.getByRole('link', { name: 'All results' }));
    await user.click(await screen.findByRole('link', { name: 'Bob Stone' }));
    await waitFor(() => expect(fieldOfFeedback()).toHaveValue('Say how.'));
    expect(screen.getByLabelText('Points, of 5')).toHaveValue('5');
  });
});

describe('the grading queue', () => {
  const eve = result({ id: 'second', name: 'Eve', submittedAt: '2026-01-06T10:00:00.000Z' });

  /** Bob's attempt and Eve's, each with an essay. By default, Bob's is shown. */
  async function waiting(search = '?tab=results&state=to-grade&submission=first') {
    const site = openOwnQuiz(search);
    server.use(
      api.query('GradingQueue', answered(results([result(), eve]))),
      api.query('QuizSubmission', ({ variables }) =>
        answered({
          submission: variables['id'] === 'first' ? detail() : detail({ id: 'second', name: 'Eve' }),
        })(),
      ),
      api.mutation('GradeAnswer', () =>
        answered({
          gradeAnswer: detail({ isPending: false, revision: 4 }, { earned: 4, isPending: false }),
        })(),
      ),
    );
    return { points: await screen.findByLabelText('Points, of 5', {}, patient), ...site };
  }

  it('continues after each grade, with the focus in the next field', async () => {
    const { user, points, address } = await waiting();
    expect(await screen.findByText('2 attempts to grade')).toBeVisible();
    await user.type(points, '4');
    await user.click(screen.getByRole('button', { name: 'Save and next' }));
    await waitFor(() =>
      expect(
        screen.getByText('The grade is saved. The student sees the result now. Next: Eve, attempt 1.'),
      ).toBeVisible(),
    );
    expect(await screen.findByRole('heading', { name: 'Eve, attempt 1' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Points, of 5')).toHaveFocus());
    expect(address()).toMatch(/\?state=to-grade&submission=second$/);
    expect(screen.getByRole('link', { name: 'All results' }).getAttribute('href')).toMatch(
      /\?state=to-grade&tab=results$/,
    );
  });

  it('stays at the attempt if the grade is saved without “Save and next”', async () => {
    const { user, points } = await waiting();
    await screen.findByRole('button', { name: 'Save and next' });
    await user.type(points, '4');
    await user.click(screen.getByRole('button', { name: 'Save the grade' }));
    await waitFor(() => expect(screen.getByText('The grade is saved.')).toBeVisible());
    expect(screen.getByRole('heading', { name: 'Bob Stone, attempt 1' })).toBeVisible();
  });

  it('can skip an attempt, and starts again after the last', async () => {
    const { user } = await waiting('?submission=second');
    await user.click(await screen.findByRole('link', { name: 'Skip to the next' }));
    expect(await screen.findByRole('heading', { name: 'Bob Stone, attempt 1' })).toBeVisible();
  });
});

describe('an unsaved grade', () => {
  async function typed() {
    server.use(
      api.query('QuizSubmission', answered({ submission: detail() })),
      api.query('QuizResults', answered(results([result()]))),
      api.query('QuizResultsSummary', () => answered(summary())()),
    );
    const site = openOwnQuiz('?submission=first');
    await site.user.type(await screen.findByLabelText('Points, of 5', {}, patient), '3');
    await site.user.type(screen.getByLabelText('Feedback'), 'Almost.');
    return site;
  }
  const closesWithoutWarning = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is restored after a look at the results', async () => {
    const { user } = await typed();
    await user.click(screen.getByRole('link', { name: 'All results' }));
    await user.click(await screen.findByRole('link', { name: 'Bob Stone' }));
    expect(await screen.findByLabelText('Points, of 5')).toHaveValue('3');
    expect(screen.getByLabelText('Feedback')).toHaveValue('Almost.');
    expect(screen.getByText('You typed this grade earlier. It isn’t saved yet.')).toBeVisible();
  });

  it('needs a confirmation before the user leaves the quiz', async () => {
    const { user } = await typed();
    const leave = vi.fn();
    expect(await act(async () => holdsBack(leave))).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(leave).not.toHaveBeenCalled();
    expect(await act(async () => holdsBack(leave))).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(leave).toHaveBeenCalledOnce();
    expect(closesWithoutWarning()).toBe(false);
  });

  it('needs no confirmation once it is saved', async () => {
    const { user } = await typed();
    server.use(
      api.mutation('GradeAnswer', () =>
        answered({
          gradeAnswer: detail({ isPending: false, revision: 4 }, { earned: 3, isPending: false }),
        })(),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Save the grade' }));
    await waitFor(() => expect(screen.getByText('The grade is saved.')).toBeVisible());
    expect(await act(async () => holdsBack(vi.fn()))).toBe(false);
    expect(closesWithoutWarning()).toBe(true);
  });
});
