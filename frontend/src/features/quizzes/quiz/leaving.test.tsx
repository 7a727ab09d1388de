import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, api, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { ids, openAttempt } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

const key = 'markwise-attempt-ada-first';
const radio = (name: RegExp) => screen.findByRole('radio', { name }, patient);
const press = (name: string | RegExp) => screen.findByRole('button', { name }, patient);
const notice = /^Unsaved changes to your answers to a quiz stay on this device/;

async function taking() {
  const quizServer = new QuizServer();
  quizServer.attempts = [openAttempt()];
  const site = quizServer.open('?attempt=first');
  await radio(/Jupiter/);
  let savedBefore: readonly string[] | null = null;
  server.use(
    api.mutation('Logout', () => {
      savedBefore = Object.keys(quizServer.saved());
      return answered({ logout: true })();
    }),
  );
  const signOut = async () => {
    await site.user.click(await press('Account of Ada Lovelace'));
    await site.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(site.address()).toBe('/'));
  };
  return { quizServer, signOut, savedBefore: () => savedBefore, ...site };
}

describe('signing out during an attempt', () => {
  it('waits for the answer that is being sent, and leaves nothing on the device', async () => {
    const { user, signOut, savedBefore } = await taking();
    await user.click(await press('Flag question 1 for review'));
    await user.click(await radio(/Jupiter/));
    expect(localStorage.getItem(key)).toContain('Jupiter');
    await signOut();
    expect(savedBefore()).toEqual([ids.choice]);
    expect(localStorage.getItem(key)).toBeNull();
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('keeps unsent answers for the student with a notice, and deletes them on request', async () => {
    const { user, quizServer, signOut } = await taking();
    quizServer.refusing = refusal('Too many requests. Try again in a minute.', 'RATE_LIMITED');
    await user.click(await radio(/Jupiter/));
    await screen.findByRole('alert', { name: 'Your answers could not be saved' });
    await signOut();
    expect(await screen.findByText(notice)).toBeVisible();
    expect(localStorage.getItem(key)).toContain('Jupiter');
    await user.click(await press('Remove them'));
    expect(localStorage.getItem(key)).toBeNull();
  });
});

it('an attempt continues without a loss after the user has signed in again', async () => {
  const { user, quizServer, unmount } = await taking();
  quizServer.refusing = refusal('Sign in first.', 'UNAUTHENTICATED');
  await user.click(await radio(/Jupiter/));
  await screen.findByRole('alert', { name: 'You’re signed out' });
  await user.click(await radio(/Venus/));
  unmount();
  quizServer.refusing = null;
  quizServer.open('?attempt=first');
  expect(await radio(/Venus/)).toBeChecked();
  await waitFor(() => expect(quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Venus']));
  expect(screen.queryByRole('alert', { name: 'You’re signed out' })).toBeNull();
});
