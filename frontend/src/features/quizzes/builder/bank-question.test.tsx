import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { primes } from '../bank/testing/given.ts';
import { grace, holds, question, quiz, quizMeta, sections, storesQuizzes } from './testing/given.ts';
import { onScreen } from './testing/on-screen.ts';
import { openSavedQuiz } from './testing/open-builder.tsx';

const { button, texts } = onScreen;
const inBank = question('b', 'From the bank?', { isInBank: true });
const { __typename: _type, isInBank: _isInBank, pool: _pool, ...content } = inBank;
const stored = { ...primes, ...content, categoryId: 'calculus', revision: 3 };
const window = () => screen.findByRole('dialog', { name: 'Edit a copy or the original?' }, patient);

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
  server.use(api.query('SimilarQuestions', answered({ similarQuestions: [] })));
});

/** Opens a quiz with one question of the bank, and asks to edit it. */
async function opened() {
  const saves = storesQuizzes(quiz({ questions: [inBank] }));
  const site = await openSavedQuiz(quiz({ questions: [inBank] }));
  await site.user.click(button('Edit question 1'));
  return { ...site, saves, choice: within(await window()) };
}

describe('a question of the bank', () => {
  it('is replaced by a copy, which is saved with the ID of the original', async () => {
    server.use(api.query('BankQuestionNow', answered({ question: stored })));
    const { user, saves, choice } = await opened();
    await user.click(choice.getByRole('button', { name: 'Edit a copy for this quiz' }));
    const card = within(await onScreen.question(1));
    expect(card.getByRole('textbox', { name: 'Question' })).toHaveValue('From the bank?');
    await user.click(button('Save'));
    await waitFor(() => expect(saves.updated).toHaveLength(1));
    expect(saves.updated[0]?.input.data?.questions).toMatchObject([
      { question: 'From the bank?', replaces: 'b' },
    ]);
    await screen.findByText('Not published · saved just now');
    await user.type(card.getByRole('textbox', { name: 'Question' }), ' Why?');
    await user.click(button('Save'));
    await waitFor(() => expect(saves.updated).toHaveLength(2));
    expect(saves.updated[1]?.input.data?.questions?.[0]).not.toHaveProperty('replaces');
  });

  it('is edited in the bank, and the quiz shows it without being changed itself', async () => {
    const sent = vi.fn();
    const usedIn = [
      { __typename: 'QuestionUse' as const, quizId: 'limits', title: 'Limits' },
      { __typename: 'QuestionUse' as const, quizId: 'series', title: 'Series' },
    ];
    server.use(
      api.query('BankQuestionNow', answered({ question: { ...stored, usedIn } })),
      api.query(
        'QuizzesToRegrade',
        answered({
          quizzesToRegrade: [
            { __typename: 'QuizToRegrade', quizId: 'series', quizTitle: 'Series', studentCount: 2 },
          ],
        }),
      ),
      api.mutation('EditQuestion', ({ variables }) => {
        sent(variables);
        const changed = { ...stored, question: 'From the bank? Why?', revision: 4 };
        holds(quiz({ questions: [{ ...inBank, question: changed.question, points: 4 }] }));
        return answered({ editQuestion: changed })();
      }),
    );
    const { user, choice } = await opened();
    expect(
      await choice.findByText(
        'The bank and all quizzes that ask the question change: this one and ‘Series’.',
      ),
    ).toBeVisible();
    await user.click(choice.getByRole('button', { name: 'Edit the original in the bank' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit the question' }, patient));
    await user.type(drawer.getByRole('textbox', { name: 'Question' }), ' Why?');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(texts()).toEqual(['From the bank? Why?']));
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      id: 'b',
      revision: 3,
      input: { question: 'From the bank? Why?', categoryId: 'calculus' },
    });
    expect(
      await screen.findByText('2 people were graded in “Series” before this question changed.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Points of question 1' })).toHaveValue('4');
    expect(screen.getByText(/^Not published · saved/)).toBeVisible();
  });

  it('can only be copied if it is somebody else’s, and is requested again after a failure', async () => {
    server.use(api.query('BankQuestionNow', refusal('Question not found', 'NOT_FOUND')));
    const { user, choice } = await opened();
    expect(
      await choice.findByText('It was deleted, or it is in somebody else’s bank.', {}, patient),
    ).toBeVisible();
    expect(choice.getByRole('button', { name: 'Edit the original in the bank' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    server.use(api.query('BankQuestionNow', refusal('Not now.', 'INTERNAL_SERVER_ERROR')));
    await user.click(button('Edit question 1'));
    const again = within(await window());
    server.use(api.query('BankQuestionNow', answered({ question: stored })));
    await user.click(await again.findByRole('button', { name: 'Try again' }, patient));
    expect(
      await again.findByText('The bank and this quiz change. No other quiz asks the question.', {}, patient),
    ).toBeVisible();
    expect(again.getByRole('button', { name: 'Edit the original in the bank' })).toBeEnabled();
  });
});
