import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, noConnection } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { asked, gave } from '../../../ui/quiz-question/testing/given-questions.ts';
import { ids, openAttempt } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

const radio = (name: RegExp) => screen.findByRole('radio', { name }, patient);
const press = (name: string | RegExp) => screen.findByRole('button', { name }, patient);
const resultHead = () => screen.findByRole('heading', { name: 'Attempt 1: your result' }, patient);
const online = () => act(() => window.dispatchEvent(new Event('online')));
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

async function taking(attempt = openAttempt(), refusing: QuizServer['refusing'] = null) {
  const quizServer = new QuizServer();
  quizServer.refusing = refusing;
  quizServer.attempts = [attempt];
  const site = quizServer.open('?attempt=first');
  await radio(/Jupiter/);
  const askToSubmit = async () => {
    await site.user.click(await press('More for this quiz'));
    await site.user.click(await screen.findByRole('menuitem', { name: 'Hand in…' }));
    return screen.findByRole('dialog', { name: 'Hand in your answers?' });
  };
  return { quizServer, askToSubmit, ...site };
}

describe('handing in', () => {
  it('first lists unanswered questions, with links', async () => {
    const { user, askToSubmit } = await taking();
    await user.click(await radio(/Mars/));
    const check = within(await askToSubmit());
    expect(check.getByText('2 questions are not answered:')).toBeVisible();
    await user.click(check.getByRole('button', { name: 'Go to question 2' }));
    expect(await screen.findByRole('region', { name: 'Question 2 of 3' })).toBeVisible();
  });

  it('distinguishes partly answered questions', async () => {
    const match = (optionId: string) => ({
      __typename: 'AnswerMatch' as const,
      promptId: 'id-France',
      optionId,
    });
    const begun = asked('MATCHING', { response: gave({ matches: [match('id-Paris')] }) });
    const { user, askToSubmit } = await taking(openAttempt({ questions: [asked('MULTIPLE_CHOICE'), begun] }));
    expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute('aria-valuetext', '0 of 2');
    expect(screen.getByText('0 answered, 1 in part')).toBeVisible();
    await user.click(await radio(/Mars/));
    const check = within(await askToSubmit());
    expect(check.getByText('1 question is answered in part only:')).toBeVisible();
    expect(check.queryByText('All questions are answered.')).toBeNull();
    await user.click(check.getByRole('button', { name: 'Go to question 2' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Italy' }), 'Rome');
    expect(within(await askToSubmit()).getByText('All questions are answered.')).toBeVisible();
  });

  it('lists answers that should be numbers but are not', async () => {
    const asksNumber = asked('NUMERIC', { response: gave({ text: 'four' }) });
    const { user, askToSubmit } = await taking(
      openAttempt({ questions: [asked('MULTIPLE_CHOICE'), asksNumber] }),
    );
    expect(screen.getByText('0 answered, 1 not a number')).toBeVisible();
    await user.click(await radio(/Mars/));
    const check = within(await askToSubmit());
    expect(check.getByText('1 question is answered without a number:')).toBeVisible();
    expect(check.queryByText('All questions are answered.')).toBeNull();
    await user.click(check.getByRole('button', { name: 'Go to question 2' }));
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, '4');
    expect(within(await askToSubmit()).getByText('All questions are answered.')).toBeVisible();
  });

  it.each(['one question at a time', 'all questions at once'])(
    'shows ‘Saved’ for an answer only once it is a number, with %s',
    async (view) => {
      const { user } = await taking(openAttempt({ questions: [asked('MULTIPLE_CHOICE'), asked('NUMERIC')] }));
      if (view === 'all questions at once') {
        await user.click(await press('More for this quiz'));
        await user.click(await screen.findByRole('menuitem', { name: 'All questions at once' }));
      } else await user.click(await press('Next'));
      const field = await screen.findByRole('textbox', { name: 'Your answer' });
      await user.type(field, 'four');
      expect(await screen.findByText('Kept as typed, but not a number')).toBeVisible();
      expect(screen.queryByText('Saved')).toBeNull();
      await user.clear(field);
      await user.type(field, '4');
      expect(await screen.findByText('Saved')).toBeVisible();
    },
  );

  it('blocks Enter and Next while an answer is not a number, but the list of questions works', async () => {
    const asksNumber = asked('NUMERIC');
    const { user } = await taking(
      openAttempt({ questions: [asked('MULTIPLE_CHOICE'), asksNumber, asked('ESSAY')] }),
    );
    await user.click(await press('Next'));
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    for (const text of ['forty-six{Enter}', '-{Enter}']) {
      await user.clear(field);
      await user.type(field, text);
      expect(screen.getByRole('region', { name: 'Question 2 of 3' })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('This isn’t a number. Use digits, without a unit.');
    }
    await user.click(await press('Next'));
    expect(screen.getByRole('region', { name: 'Question 2 of 3' })).toBeVisible();
    expect(field).toHaveFocus();
    await user.click(await press('Question 2 of 3'));
    await user.click(await press('Question 3, not answered'));
    expect(await screen.findByRole('region', { name: 'Question 3 of 3' })).toBeVisible();
    await user.click(await press('Back'));
    await user.clear(await screen.findByRole('textbox', { name: 'Your answer' }));
    await user.keyboard('46{Enter}');
    expect(await screen.findByRole('region', { name: 'Question 3 of 3' })).toBeVisible();
  });

  it('includes unsaved answers, and shows the result with explanations', async () => {
    const { user, quizServer, askToSubmit } = await taking();
    await user.click(await radio(/Mars/));
    await user.click(within(await askToSubmit()).getByRole('button', { name: 'Hand in' }));
    await waitFor(async () => expect(await resultHead()).toHaveFocus());
    expect(quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Mars']);
    expect(screen.getByText('14.29 %')).toBeVisible();
    expect(screen.getByText('Jupiter outweighs the others.')).toBeVisible();
    expect(localStorage.getItem('markwise-attempt-ada-first')).toBeNull();
  });

  it('waits for the connection, shows that, and can be cancelled', async () => {
    const { user, quizServer, askToSubmit } = await taking();
    quizServer.isReachable = false;
    await user.click(await radio(/Mars/));
    await user.click(within(await askToSubmit()).getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(screen.getByText('Not handed in yet: offline')).toHaveFocus());
    await user.click(await press('Continue answering'));
    await user.click(await radio(/Venus/));
    await user.click(within(await askToSubmit()).getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByText('Not handed in yet: offline')).toBeVisible();
    quizServer.isReachable = true;
    online();
    expect(await resultHead()).toBeVisible();
    expect(quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Venus']);
  });

  it('asks again after a reload, and never submits automatically', async () => {
    const { user, quizServer, askToSubmit, unmount } = await taking();
    quizServer.isReachable = false;
    await user.click(within(await askToSubmit()).getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByText('Not handed in yet: offline')).toBeVisible();
    unmount();
    quizServer.isReachable = true;
    quizServer.open('?attempt=first');
    const check = within(await screen.findByRole('dialog', { name: 'Hand in your answers?' }, patient));
    expect(check.getByText(/you wanted to hand in when the connection was lost/)).toBeVisible();
    await check.findByText('All your answers are saved.');
    expect(quizServer.sent).not.toHaveBeenCalledWith('submit', expect.anything());
    await user.click(check.getByRole('button', { name: 'Hand in' }));
    expect(await resultHead()).toBeVisible();
  });

  it('is cancelled by returning to the questions after a reload', async () => {
    const { user, quizServer, askToSubmit, unmount } = await taking();
    quizServer.isReachable = false;
    await user.click(within(await askToSubmit()).getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByText('Not handed in yet: offline')).toBeVisible();
    unmount();
    quizServer.isReachable = true;
    const again = quizServer.open('?attempt=first');
    await user.click(await press('Back to the questions'));
    again.unmount();
    quizServer.open('?attempt=first');
    await radio(/Jupiter/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(quizServer.attempts[0]?.submittedAt).toBeNull();
  });
});

describe('a failed submission', () => {
  it.each([
    ['FORBIDDEN', 'This quiz is closed.'],
    ['RATE_LIMITED', 'Too many requests. Try again in a minute.'],
  ])('with %s is forgotten after a reload', async (code, message) => {
    const { user, quizServer, askToSubmit, unmount } = await taking();
    const submit = within(await askToSubmit()).getByRole('button', { name: 'Hand in' });
    await waitFor(() => expect(submit).toBeEnabled());
    quizServer.refusing = refusal(message, code);
    await user.click(submit);
    expect(await screen.findByRole('alert', { name: 'Not handed in' })).toHaveTextContent(message);
    quizServer.sent.mockClear();
    unmount();
    quizServer.refusing = null;
    quizServer.open('?attempt=first');
    const choice = await radio(/Mars/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(choice);
    await waitFor(() => expect(quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Mars']));
    expect(quizServer.sent).not.toHaveBeenCalledWith('submit', expect.anything());
    expect(quizServer.attempts[0]?.submittedAt).toBeNull();
  });

  it('to a closed quiz is not repeated automatically', async () => {
    const { user, quizServer, askToSubmit } = await taking();
    const submit = within(await askToSubmit()).getByRole('button', { name: 'Hand in' });
    await waitFor(() => expect(submit).toBeEnabled());
    quizServer.refusing = refusal('The attempt was changed elsewhere after you loaded it.', 'CONFLICT');
    quizServer.close();
    await user.click(submit);
    expect(await screen.findByRole('alert', { name: 'Not handed in' })).toHaveTextContent(
      'This quiz is closed.',
    );
    expect(localStorage.getItem('markwise-attempt-ada-first')).toContain('"handedIn":null');
  });

  it('can be repeated after a lost response, and then shows the result of the first submission', async () => {
    const { user, quizServer, askToSubmit } = await taking();
    const check = within(await askToSubmit());
    await check.findByText('All your answers are saved.');
    quizServer.isMute = true;
    await user.click(check.getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(screen.getByText('Not handed in yet: offline')).toHaveFocus());
    quizServer.isMute = false;
    await user.click(await press('Try again'));
    expect(await resultHead()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This attempt was handed in already.');
  });

  it('finds an attempt that was handed in on another device, and lists late answers', async () => {
    const { user, quizServer } = await taking();
    quizServer.submitOnOtherDevice();
    await user.click(await radio(/Mars/));
    expect(await resultHead()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This attempt was handed in already. Your last answer to question 1 didn’t reach the server in time and doesn’t count.',
    );
  });

  it('shows the server’s reason, and can be tried again', async () => {
    const { user, quizServer, askToSubmit } = await taking();
    quizServer.refusing = refusal(
      'This quiz was deleted. Your saved answers come back if it is restored.',
      'NOT_FOUND',
    );
    await user.click(within(await askToSubmit()).getByRole('button', { name: 'Hand in' }));
    const alert = await screen.findByRole('alert', { name: 'Not handed in' });
    expect(alert).toHaveTextContent(
      'Your saved answers come back if it is restored. All your answers are saved.',
    );
    quizServer.refusing = null;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await resultHead()).toBeVisible();
  });

  it('is cancelled by continuing to answer', async () => {
    const { user, quizServer, askToSubmit } = await taking();
    const submit = within(await askToSubmit()).getByRole('button', { name: 'Hand in' });
    await waitFor(() => expect(submit).toBeEnabled());
    quizServer.refusing = refusal('Too many requests. Try again in a minute.', 'RATE_LIMITED');
    await user.click(submit);
    await screen.findByRole('alert', { name: 'Not handed in' });
    quizServer.refusing = null;
    await user.click(await radio(/Mars/));
    await waitFor(() => expect(quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Mars']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(quizServer.attempts[0]?.submittedAt).toBeNull();
  });
});

describe('the time limit', () => {
  it('uses the server’s clock', async () => {
    // The server's clock is an hour ahead.
    const ahead = 3600;
    const attempt = openAttempt({ dueAt: inSeconds(ahead + 11 * 60 + 42) });
    const quizServer = new QuizServer();
    quizServer.clockAhead = ahead;
    quizServer.attempts = [attempt];
    quizServer.open('?attempt=first');
    expect(await screen.findByRole('timer', { name: 'Time left' }, patient)).toHaveTextContent(/^11:[34]\d$/);
  });

  it('is shown with an earlier due date, except in a retry', async () => {
    const quizServer = new QuizServer({ dueAt: '2031-12-04T12:00:00.000Z' });
    const dueAt = '2031-12-06T12:00:00.000Z';
    quizServer.attempts = [openAttempt({ dueAt })];
    const { unmount } = quizServer.open('?attempt=first');
    await radio(/Jupiter/);
    expect(screen.getByText(/^Due .*Dec 4, 2031/)).toBeVisible();
    expect(screen.getByText(/^Closes .*Dec 6, 2031/)).toBeVisible();
    unmount();
    quizServer.attempts = [openAttempt({ id: 'retry', kind: 'RETRY', dueAt })];
    quizServer.open('?attempt=retry');
    await radio(/Jupiter/);
    expect(screen.getByText(/^Until .*Dec 6, 2031/)).toBeVisible();
    expect(screen.queryByText(/^Due/)).toBeNull();
  });

  it('is not needed to show a due date that has passed', async () => {
    const quizServer = new QuizServer({ dueAt: '2021-12-04T12:00:00.000Z' });
    quizServer.attempts = [openAttempt()];
    quizServer.open('?attempt=first');
    await radio(/Jupiter/);
    expect(screen.getByText(/^Was due .*Dec 4, 2021/)).toBeVisible();
  });

  it.each([
    [4, 'Less than 5 minutes left.'],
    [0.8, 'Less than 1 minute left.'],
  ])('is announced politely when %s minutes are left', async (minutes, words) => {
    await taking(openAttempt({ dueAt: inSeconds(minutes * 60) }));
    expect(screen.getByText(words)).toHaveAttribute('role', 'status');
  });

  it('submits automatically when it ends, and the result shows that', async () => {
    const { user, quizServer } = await taking(openAttempt({ dueAt: inSeconds(3) }));
    await user.click(await radio(/Mars/));
    expect(await resultHead()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Time was up. Your saved answers were handed in.');
    expect(quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Mars']);
  });

  it('shows which answers count if it ended before the server responded', async () => {
    const { quizServer } = await taking(openAttempt({ dueAt: inSeconds(3) }));
    quizServer.endTime();
    expect(await resultHead()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Time was up. Your saved answers were handed in.');
  });

  it('does not end if the device’s clock jumps ahead', async () => {
    const { user, quizServer } = await taking(openAttempt({ dueAt: inSeconds(30 * 60) }));
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3600_000);
    quizServer.clockAhead = -3600;
    await screen.findByText('Handing in…');
    await waitFor(() =>
      expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^(29|30):/),
    );
    await user.click(await radio(/Mars/));
    await waitFor(() => expect(quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Mars']));
    expect(quizServer.attempts[0]?.submittedAt).toBeNull();
    clock.mockRestore();
  });

  it('submits automatically once online again, and offers no way to cancel that', async () => {
    // From the beginning, because the time can end before the screen is shown.
    const { quizServer } = await taking(openAttempt({ dueAt: inSeconds(2) }), noConnection);
    expect(await screen.findByText('Not handed in yet: offline', {}, patient)).toBeVisible();
    expect(screen.getByText(/Your saved answers still count/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue answering' })).toBeNull();
    quizServer.sent.mockClear();
    quizServer.refusing = null;
    online();
    await waitFor(() => expect(quizServer.sent).toHaveBeenCalledWith('submit', {}));
    expect(await resultHead()).toBeVisible();
  });
});
