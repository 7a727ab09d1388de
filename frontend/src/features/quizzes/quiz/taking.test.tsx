import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api, noConnection, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { ids, openAttempt } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

const radio = (name: RegExp) => screen.findByRole('radio', { name }, patient);
const press = (name: string | RegExp) => screen.findByRole('button', { name }, patient);
const online = () => act(() => window.dispatchEvent(new Event('online')));
const offlineNote = 'Not saved yet: offline. Kept on this device.';

/** Opens an attempt. */
async function taking(attempt = openAttempt()) {
  const quizServer = new QuizServer();
  quizServer.attempts = [attempt];
  const site = quizServer.open('?attempt=first');
  await radio(/Jupiter/);
  return { quizServer, ...site };
}

describe('an attempt', () => {
  it('saves each answer when it changes', async () => {
    const { user, quizServer } = await taking();
    expect(screen.getByText('Answers are saved automatically')).toBeVisible();
    expect(screen.queryByText('Saved')).toBeNull();
    await user.click(await radio(/Jupiter/));
    await waitFor(() => expect(quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Jupiter']));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByText('Answers are saved automatically')).toBeNull();
    await user.click(await press('Next'));
    await user.type(await screen.findByLabelText('Your answer'), 'Paris');
    await waitFor(() => expect(quizServer.saved()[ids.word]?.text).toBe('Paris'));
    expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute('aria-valuetext', '2 of 3');
  });

  it('is answered with the keyboard', async () => {
    const { user, quizServer } = await taking();
    expect(screen.getByText(/^Keys:/)).toHaveTextContent('Keys: A to C (or 1 to 3) choose, Enter goes on.');
    await user.keyboard('b');
    expect(await radio(/Jupiter/)).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Question 2 of 3' })).toHaveFocus());
    await user.tab();
    await user.tab();
    expect(screen.queryByText(/^Keys:/)).toBeNull();
    await user.keyboard('Paris{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Question 3 of 3' })).toHaveFocus());
    await waitFor(() => expect(Object.keys(quizServer.saved())).toEqual([ids.choice, ids.word]));
  });

  it('stores answers while the server cannot be reached, and sends them later', async () => {
    const { user, quizServer } = await taking();
    quizServer.isReachable = false;
    await user.click(await radio(/Mars/));
    expect(await screen.findByText(offlineNote)).toBeVisible();
    await user.click(await press('Next'));
    await user.type(await screen.findByLabelText('Your answer'), 'Rome');
    expect(quizServer.saved()).toEqual({});
    quizServer.isReachable = true;
    online();
    await waitFor(() => expect(Object.keys(quizServer.saved())).toEqual([ids.choice, ids.word]));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('announces nothing new while it retries', async () => {
    const { user, quizServer } = await taking();
    quizServer.isReachable = false;
    await user.click(await radio(/Mars/));
    const note = await screen.findByText(offlineNote);
    let answer = () => {};
    const asked = vi.fn(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return noConnection();
    });
    quizServer.isReachable = true;
    server.use(api.mutation('SaveAttempt', asked));
    online();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(note).toHaveTextContent(offlineNote);
    answer();
  });

  it('shows unsent answers of this device after a reload, and sends them', async () => {
    const { user, quizServer, unmount } = await taking();
    quizServer.isReachable = false;
    await user.click(await press('Next'));
    await user.type(await screen.findByLabelText('Your answer'), 'Rome');
    expect(await screen.findByText(offlineNote)).toBeVisible();
    unmount();
    quizServer.isReachable = true;
    quizServer.open('?attempt=first');
    // The attempt opens at the question that was shown before.
    expect(await screen.findByLabelText('Your answer', {}, patient)).toHaveValue('Rome');
    await waitFor(() => expect(quizServer.saved()[ids.word]?.text).toBe('Rome'));
    await waitFor(() => expect(localStorage.getItem('markwise-attempt-ada-first')).not.toContain('Rome'));
  });

  it('warns before the page is closed if the browser stores nothing', async () => {
    const { user, quizServer } = await taking();
    quizServer.isReachable = false;
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    });
    await user.click(await radio(/Mars/));
    expect(
      await screen.findByText(/Your answers aren’t stored in this browser\. Don’t close the page\./),
    ).toBeVisible();
    const closing = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(closing));
    expect(closing.defaultPrevented).toBe(true);
    full.mockRestore();
    quizServer.isReachable = true;
    online();
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('shows no unsent answers of another account', async () => {
    const unsent = { [ids.choice]: { response: { answerIds: ['id-Mars'], text: '', matches: [] } } };
    localStorage.setItem('markwise-attempt-bob-first', JSON.stringify({ unsent, flagged: [], place: 2 }));
    await taking();
    expect(screen.getByRole('radio', { name: /Mars/ })).not.toBeChecked();
  });

  it('shows why the server refuses an answer, and retries on request', async () => {
    const { user, quizServer } = await taking();
    quizServer.refusing = refusal(
      'All answers together have at most 1,000,000 characters.',
      'BAD_USER_INPUT',
    );
    await user.click(await radio(/Jupiter/));
    const alert = await screen.findByRole('alert', { name: 'Your answers could not be saved' });
    expect(alert).toHaveTextContent('All answers together have at most 1,000,000 characters. Answers that');
    quizServer.refusing = null;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to sign in again if the session has ended', async () => {
    const { user, quizServer, state } = await taking();
    quizServer.refusing = refusal('Sign in first.', 'UNAUTHENTICATED');
    await user.click(await radio(/Jupiter/));
    const alert = await screen.findByRole('alert', { name: 'You’re signed out' });
    expect(alert).toHaveTextContent('Your answers are kept on this device and sent when you sign in again.');
    quizServer.refusing = null;
    await user.click(within(alert).getByRole('link', { name: 'Sign in' }));
    expect(state()).toEqual({ from: `${quizServer.path}?attempt=first` });
  });

  it('does not promise to keep the answers of an ended session if the browser stores nothing', async () => {
    const { user, quizServer } = await taking();
    quizServer.refusing = refusal('Sign in first.', 'UNAUTHENTICATED');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    });
    await user.click(await radio(/Jupiter/));
    const alert = await screen.findByRole('alert', { name: 'You’re signed out' });
    expect(alert).toHaveTextContent('Sign in in another tab, and don’t close this page.');
    full.mockRestore();
    quizServer.refusing = null;
    await user.click(within(alert).getByRole('link', { name: 'Sign in' }));
  });
});

describe('the questions of an attempt', () => {
  it('can be flagged for review, and are opened by number', async () => {
    const { user } = await taking();
    await user.click(await press('Flag question 1 for review'));
    expect(await press('Flag question 1 for review')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await press('Question 1 of 3'));
    expect(await press('Question 1, not answered, flagged')).toHaveAttribute('aria-current', 'step');
    await user.click(await press('Question 3, not answered'));
    expect(await screen.findByRole('region', { name: 'Question 3 of 3' })).toBeVisible();
  });

  it('are shown with the files of the quiz', async () => {
    const file = { __typename: 'QuizFile', id: 'f', name: 'formulas.pdf', size: 2048 } as const;
    const quizServer = new QuizServer({
      files: [{ ...file, type: 'application/pdf', url: '/api/quiz/planets/files/f' }],
    });
    quizServer.attempts = [openAttempt()];
    quizServer.open('?attempt=first');
    await radio(/Jupiter/);
    const link = screen.getByRole('link', { name: 'formulas.pdf' });
    expect(link).toHaveAttribute('href', '/api/quiz/planets/files/f');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('are all shown at once if the user has chosen that on this device', async () => {
    const { user, quizServer, unmount } = await taking();
    await user.click(await press('More for this quiz'));
    await user.click(await screen.findByRole('menuitem', { name: 'All questions at once' }));
    expect(await screen.findAllByRole('region', { name: /^Question \d of 3$/ })).toHaveLength(3);
    unmount();
    quizServer.open('?attempt=first');
    expect(await screen.findAllByRole('region', { name: /^Question \d of 3$/ }, patient)).toHaveLength(3);
  });
});
