import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { patient } from '../../../testing/open-site.tsx';
import { ids, openAttempt } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

const radio = (name: RegExp) => screen.findByRole('radio', { name }, patient);
const press = (name: string | RegExp) => screen.findByRole('button', { name }, patient);
const resultHead = () => screen.findByRole('heading', { name: 'Attempt 1: your result' }, patient);
const happens = (target: EventTarget, name: string) => act(() => void target.dispatchEvent(new Event(name)));
const comeBack = () => happens(window, 'focus');
const added = 'Answers from another device were added: question 2.';

/** An attempt that is open here and on another device. */
async function taking() {
  const quizServer = new QuizServer();
  quizServer.attempts = [openAttempt()];
  const site = quizServer.open('?attempt=first');
  await radio(/Jupiter/);
  const askToSubmit = async () => {
    await site.user.click(await press('More for this quiz'));
    await site.user.click(await screen.findByRole('menuitem', { name: 'Hand in…' }));
    return within(await screen.findByRole('dialog', { name: 'Hand in your answers?' }));
  };
  const submit = async (check: ReturnType<typeof within>) => {
    const button = check.getByRole('button', { name: 'Hand in' });
    await waitFor(() => expect(button).toBeEnabled());
    await site.user.click(button);
  };
  return { quizServer, askToSubmit, submit, ...site };
}

type Site = Awaited<ReturnType<typeof taking>>;

/** Question 1 is answered differently on both devices. This device's answer is not saved. */
async function openConflict({ user, quizServer }: Site) {
  quizServer.answerOnOtherDevice(ids.choice, { answerIds: ['id-Venus'] });
  await user.click(await radio(/Jupiter/));
  const alert = await screen.findByRole('alert', { name: 'Question 1 was answered on another device, too' });
  return within(alert);
}

describe('the answers of another device', () => {
  it.each([
    ['comes back to the page', window, 'focus'],
    ['shows the page again', document, 'visibilitychange'],
    ['has a connection again', window, 'online'],
  ])('appear when the user %s, with a quiet announcement', async (_, target, name) => {
    const { user, quizServer } = await taking();
    quizServer.answerOnOtherDevice(ids.word, { text: 'Paris' });
    happens(target, name);
    expect(await screen.findByText(added)).toBeVisible();
    expect(screen.getByText(added).parentElement).toHaveAttribute('role', 'status');
    expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute('aria-valuetext', '1 of 3');
    await user.click(await press('Next'));
    expect(await screen.findByLabelText('Your answer')).toHaveValue('Paris');
    await user.click(await press('Dismiss: answers from another device'));
    expect(screen.queryByText(added)).toBeNull();
  });

  it('are merged with the answers of this device, question by question', async () => {
    const { user, quizServer } = await taking();
    quizServer.answerOnOtherDevice(ids.word, { text: 'Paris' });
    await user.click(await radio(/Jupiter/));
    await waitFor(() => expect(Object.keys(quizServer.saved())).toEqual([ids.choice, ids.word]));
    expect(await screen.findByText(added)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not announced if this device sent them itself and got no response', async () => {
    const { user, quizServer } = await taking();
    quizServer.isMute = true;
    await user.click(await radio(/Mars/));
    await screen.findByText('Not saved yet: offline. Kept on this device.');
    quizServer.isMute = false;
    await user.click(await radio(/Venus/));
    comeBack();
    await waitFor(() => expect(quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Venus']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/another device/)).toBeNull();
  });
});

describe('a question with two answers', () => {
  it('asks which one counts, and does not send this device’s answer before', async () => {
    const site = await taking();
    const conflict = await openConflict(site);
    expect(conflict.getByText('B: Jupiter')).toBeVisible();
    expect(conflict.getByText('C: Venus')).toBeVisible();
    expect(screen.getByText('Not saved: choose which answer counts.')).toBeVisible();
    comeBack();
    await site.user.click(await press('Next'));
    expect(await screen.findByText(/^Another device has different answers: question 1\./)).toBeVisible();
    await site.user.click(await press('Go to question 1'));
    expect(site.quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Venus']);
    await site.user.click(await press('Keep this device’s answer'));
    expect(screen.getByRole('region', { name: 'Question 1 of 3' })).toHaveFocus();
    await waitFor(() => expect(site.quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Jupiter']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('uses the answer of the other device on request', async () => {
    const site = await taking();
    const conflict = await openConflict(site);
    await site.user.click(conflict.getByRole('button', { name: 'Use the other answer' }));
    expect(await radio(/Venus/)).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(site.quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Venus']);
    expect(localStorage.getItem('markwise-attempt-ada-first')).not.toContain('Jupiter');
  });

  it('asks again after a reload', async () => {
    const site = await taking();
    await openConflict(site);
    site.unmount();
    site.quizServer.open('?attempt=first');
    const conflict = await screen.findByRole('alert', { name: /^Question 1 was answered/ }, patient);
    expect(conflict).toHaveTextContent('B: Jupiter');
  });

  it('must be decided before submission', async () => {
    const site = await taking();
    await openConflict(site);
    const check = await site.askToSubmit();
    expect(await check.findByText('Choose first which answers count.')).toBeVisible();
    expect(check.getByRole('button', { name: 'Hand in' })).toBeDisabled();
    await site.user.click(check.getByRole('button', { name: 'Keep this device’s answer' }));
    await site.submit(check);
    expect(await resultHead()).toBeVisible();
    expect(site.quizServer.saved()[ids.choice]?.answerIds).toEqual(['id-Jupiter']);
  });
});

describe('handing in', () => {
  it('first shows the answers on the server', async () => {
    const { quizServer, askToSubmit } = await taking();
    quizServer.answerOnOtherDevice(ids.word, { text: 'Paris' });
    const check = await askToSubmit();
    expect(await check.findByText('1 question is answered on another device:')).toBeVisible();
    expect(check.getByText('2 questions are not answered:')).toBeVisible();
    expect(check.getByText('All your answers are saved.')).toBeVisible();
  });

  it('shows that the saved answers could not be checked', async () => {
    const { quizServer, askToSubmit } = await taking();
    quizServer.isReachable = false;
    const check = await askToSubmit();
    expect(
      await check.findByText(/^The saved answers could not be checked, so only the answers on this device/),
    ).toBeVisible();
    expect(check.getByRole('button', { name: 'Hand in' })).toBeEnabled();
  });

  it('is stopped if another device has saved answers, and continues after a look at them', async () => {
    const { quizServer, askToSubmit, submit } = await taking();
    const check = await askToSubmit();
    await check.findByText('All your answers are saved.');
    quizServer.answerOnOtherDevice(ids.word, { text: 'Paris' });
    await submit(check);
    const again = within(await screen.findByRole('dialog', { name: 'Hand in your answers?' }));
    expect(await again.findByText(/^Not handed in yet: another device/)).toBeVisible();
    expect(again.getByText('1 question is answered on another device:')).toBeVisible();
    expect(quizServer.attempts[0]?.submittedAt).toBeNull();
    await submit(again);
    expect(await resultHead()).toBeVisible();
  });

  it('offline is stopped in the same way after the device reconnects', async () => {
    const { user, quizServer, askToSubmit, submit } = await taking();
    quizServer.isReachable = false;
    await submit(await askToSubmit());
    expect(await screen.findByText('Not handed in yet: offline')).toBeVisible();
    quizServer.answerOnOtherDevice(ids.word, { text: 'Paris' });
    quizServer.isReachable = true;
    happens(window, 'online');
    const check = within(await screen.findByRole('dialog', { name: 'Hand in your answers?' }));
    expect(await check.findByText(/^Not handed in yet: another device/)).toBeVisible();
    await user.click(check.getByRole('button', { name: 'Back to the questions' }));
    expect(await radio(/Jupiter/)).toBeEnabled();
    expect(quizServer.attempts[0]?.submittedAt).toBeNull();
  });

  it('offline is stopped in the same way after a reload', async () => {
    const { quizServer, askToSubmit, submit, unmount } = await taking();
    quizServer.isReachable = false;
    await submit(await askToSubmit());
    expect(await screen.findByText('Not handed in yet: offline')).toBeVisible();
    unmount();
    quizServer.answerOnOtherDevice(ids.word, { text: 'Paris' });
    quizServer.isReachable = true;
    quizServer.open('?attempt=first');
    expect(await screen.findByText(/^Not handed in yet: another device/, {}, patient)).toBeVisible();
    expect(quizServer.attempts[0]?.submittedAt).toBeNull();
  });

  it('on another device is noticed, and the result shows that', async () => {
    const { quizServer } = await taking();
    quizServer.submitOnOtherDevice();
    comeBack();
    await waitFor(async () => expect(await resultHead()).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('This attempt was handed in on another device.');
  });
});
