import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { answersToLose, grace, quiz, quizMeta, sections, storesQuizzes } from './testing/given.ts';
import { onScreen } from './testing/on-screen.ts';
import { openSavedQuiz } from './testing/open-builder.tsx';

const { button, texts } = onScreen;

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
});

/** Removes the first question of a quiz and selects Save. `answers`: the number of answers to each question on the server. */
async function saveWithoutFirst(answers: Readonly<Record<string, number>>, inProgress = 0) {
  server.use(api.query('AnswersToLose', answered(answersToLose(answers, inProgress))));
  const saves = storesQuizzes(quiz());
  const { user } = await openSavedQuiz();
  await user.click(button('Remove question 1'));
  await user.click(button('Save'));
  return { saves, user };
}

const askedWindow = () => screen.findByRole('dialog', { name: 'Save without the removed question?' });

describe('saving without a question', () => {
  it('asks first if attempts answered the question, with the number of answers and what happens to the scores', async () => {
    const { saves, user } = await saveWithoutFirst({ one: 26, two: 20 });
    expect(await askedWindow()).toHaveTextContent(
      '26 answers in submitted attempts belong to 1 question that you removed. Scores don’t change: these attempts keep the question and the points for it. The statistics no longer count it. New attempts don’t ask the removed question.',
    );
    expect(saves.updated).toEqual([]);
    await user.click(button('Save without 1 question'));
    await waitFor(() => expect(saves.updated[0]?.input.data?.questions).toEqual([{ id: 'two' }]));
    expect(await screen.findByText('The quiz is saved.')).toBeVisible();
  });

  it('sends nothing after Cancel, and the quiz can be saved later', async () => {
    const { saves, user } = await saveWithoutFirst({ one: 1 });
    expect(await askedWindow()).toHaveTextContent(/^.*1 answer in submitted attempts belongs to 1 question/);
    await user.click(button('Cancel'));
    expect(await screen.findByText('Not published · unsaved changes')).toBeVisible();
    expect(texts()).toEqual(['Does 1/n converge?']);
    expect(saves.updated).toEqual([]);
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Save without 1 question' }));
    await waitFor(() => expect(saves.updated).toHaveLength(1));
  });

  it('asks if attempts are in progress', async () => {
    await saveWithoutFirst({}, 2);
    expect(await askedWindow()).toHaveTextContent(
      '2 attempts are in progress, and still ask the questions that they started with. New attempts don’t ask the removed question.',
    );
  });

  it('opens no window if no attempt answered the question', async () => {
    const { saves } = await saveWithoutFirst({ two: 20 });
    await waitFor(() => expect(saves.updated).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves nothing if the answers could not be counted', async () => {
    const saves = storesQuizzes(quiz());
    server.use(api.query('AnswersToLose', refusal('Something went wrong.', 'INTERNAL_SERVER_ERROR')));
    const { user } = await openSavedQuiz();
    await user.click(button('Remove question 1'));
    await user.click(button('Save'));
    expect(await screen.findByText(/^Updating quiz failed/)).toBeVisible();
    expect(saves.updated).toEqual([]);
  });
});
