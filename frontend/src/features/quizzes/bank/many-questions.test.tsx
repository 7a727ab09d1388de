import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { listedQuiz } from '../../../testing/listed-quiz.ts';
import { server } from '../../../testing/server.ts';
import { bankHas, gravity, listed, openBank, primes } from './testing/given.ts';

const rowOf = (text: string) => screen.findByRole('row', { name: (name) => name.includes(text) }, patient);
const dialog = (name: string) => screen.findByRole('dialog', { name }, patient);
const noFilters = {
  bankId: null,
  search: null,
  concept: null,
  categoryId: null,
  difficulty: null,
  type: null,
};

const changedAre = (...ids: readonly string[]) =>
  answered({ updateQuestions: { __typename: 'QuestionChanges', ids } })();

/** Records the changes that are sent. `then` returns the response. */
function changing(then: (variables: Record<string, unknown>) => ReturnType<typeof changedAre>) {
  const received = vi.fn();
  server.use(
    api.mutation('UpdateQuestions', ({ variables }) => {
      received(variables);
      return then(variables);
    }),
  );
  return received;
}

describe('deleting', () => {
  it('removes a question from the list, and undo restores it', async () => {
    bankHas(primes, gravity);
    const { user } = openBank();
    await user.click(await screen.findByRole('button', { name: `More for: ${primes.question}` }, patient));
    const received = changing(({ changes }) => {
      const isDeleted = JSON.stringify(changes) === '{"isDeleted":true}';
      bankHas(...(isDeleted ? [gravity] : [primes, gravity]));
      return changedAre('primes');
    });
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Deleted “Which of these are prime?”')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /prime/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await rowOf(primes.question);
    const selection = { questions: [{ id: 'primes' }] };
    expect(received.mock.calls).toEqual([
      [{ selection, changes: { isDeleted: true } }],
      [{ selection, changes: { isDeleted: false } }],
    ]);
  });

  it('fails for all questions if a quiz uses one of them, shows why, and offers to delete the others', async () => {
    bankHas(primes, gravity);
    const { user } = openBank();
    await rowOf(primes.question);
    await user.click(screen.getByRole('checkbox', { name: 'Select page' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    const why = 'One of the questions is used in “Week 1”. Remove it there first; none was deleted.';
    changing(() => refusal(why, 'CONFLICT', undefined, { inUse: ['primes'] })());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByText('2 selected')).toBeVisible();
    const received = changing(() => {
      bankHas(primes);
      return changedAre('gravity');
    });
    await user.click(screen.getByRole('button', { name: 'Delete the other question' }));
    expect(await screen.findByText('Deleted “What is g in m/s²?”')).toBeVisible();
    expect(screen.getByText('1 selected')).toBeVisible();
    const selection = { questions: [{ id: 'gravity', revision: 5 }] };
    expect(received.mock.calls).toEqual([[{ selection, changes: { isDeleted: true } }]]);
  });
});

describe('changing many questions', () => {
  const chooseItem = async (user: ReturnType<typeof openBank>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  it('moves the selection to a category, and uses the new revisions afterwards', async () => {
    bankHas(primes, gravity);
    const { user } = openBank();
    await rowOf(primes.question);
    await user.click(screen.getByRole('checkbox', { name: 'Select page' }));
    const received = changing(() => changedAre('gravity'));
    await chooseItem(user, 'Move to a category…');
    const window = within(await dialog('Move to a category'));
    await user.click(window.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Algebra' }));
    await user.click(window.getByRole('button', { name: 'Move 2 questions' }));
    expect(
      await screen.findByText('Moved 1 question to Algebra. 1 question already had this value.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseItem(user, 'Hard');
    await waitFor(() => expect(received).toHaveBeenCalledTimes(2));
    const questions = [
      { id: 'primes', revision: 5 },
      { id: 'gravity', revision: 5 },
    ];
    expect(received.mock.calls).toEqual([
      [{ selection: { questions }, changes: { categoryId: 'algebra' } }],
      [
        {
          selection: { questions: [questions[0], { id: 'gravity', revision: 6 }] },
          changes: { difficulty: 'HARD' },
        },
      ],
    ]);
  });

  it('changes all matches, and asks again if their number has changed', async () => {
    server.use(api.query('Bank', answered(listed([primes, gravity], 'c1', 132))));
    const { user } = openBank();
    await rowOf(primes.question);
    await user.click(screen.getByRole('checkbox', { name: 'Select page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 132 matches' }));
    expect(screen.getByText('All 132 matches selected')).toBeVisible();
    const received = changing(() =>
      refusal('134 questions match now, not 132. Nothing was changed.', 'CONFLICT', undefined, {
        count: 134,
      })(),
    );
    await chooseItem(user, 'Not for practice');
    await screen.findByText(/^Nothing was changed\. 134 questions match now/);
    changing((variables) => {
      received(variables);
      return changedAre(...Array.from({ length: 134 }, (_, at) => `q${at}`));
    });
    await user.click(screen.getByRole('button', { name: 'Change 134 questions' }));
    expect(await screen.findByText(/^134 questions are not for practice now\./)).toBeVisible();
    expect(received.mock.calls).toEqual([
      [{ selection: { filter: noFilters, count: 132 }, changes: { availableForPractice: false } }],
      [{ selection: { filter: noFilters, count: 134 }, changes: { availableForPractice: false } }],
    ]);
  });

  it('shows that a question was changed in another tab, and changes all anyway on request', async () => {
    bankHas(primes);
    const { user } = openBank();
    await rowOf(primes.question);
    await user.click(screen.getByRole('checkbox', { name: `Select: ${primes.question}` }));
    changing(() => refusal('One of the questions was changed elsewhere.', 'CONFLICT')());
    await chooseItem(user, 'Easy');
    await screen.findByText('Nothing was changed. One of the questions was changed elsewhere.');
    const received = changing(() => changedAre('primes'));
    await user.click(screen.getByRole('button', { name: 'Change them anyway' }));
    expect(await screen.findByText('1 question is easy now.')).toBeVisible();
    expect(received).toHaveBeenCalledWith({
      selection: { questions: [{ id: 'primes' }] },
      changes: { difficulty: 'EASY' },
    });
  });

  it('adds the selected questions to a quiz of the user', async () => {
    bankHas(primes, gravity);
    const quiz = listedQuiz('week', 'Week 1', {
      questionCount: 3,
      isPublished: false,
      canEdit: true,
      canGrade: true,
    });
    const others = [
      { ...quiz, id: 'taken', title: 'Of others', canEdit: false },
      { ...quiz, id: 'gone', title: 'Gone', deleted: true },
    ];
    const { user } = openBank();
    await rowOf(primes.question);
    server.use(api.query('QuizList', answered({ quizzes: [quiz, ...others] })));
    await user.click(screen.getByRole('checkbox', { name: 'Select page' }));
    await user.click(screen.getByRole('button', { name: 'Add to a quiz' }));
    const window = within(await dialog('Add to a quiz'));
    await user.click(await window.findByRole('combobox', { name: 'Quiz' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Week 1']);
    await user.click(screen.getByRole('option', { name: 'Week 1' }));
    const received = vi.fn();
    server.use(
      api.mutation('AddToQuiz', ({ variables }) => {
        received(variables);
        return answered({
          addToQuiz: { __typename: 'AuthoredQuiz', id: 'week', title: 'Week 1', questionCount: 5 },
        })();
      }),
    );
    await user.click(window.getByRole('button', { name: 'Add 2 questions' }));
    expect(await screen.findByText('Added 2 questions to Week 1.')).toBeVisible();
    expect(received.mock.calls[0]?.[0]).toMatchObject({ quizId: 'week' });
  });
});

describe('selecting by keyboard', () => {
  it('moves the focus from the selected row to the actions for the selection', async () => {
    bankHas(primes, gravity);
    const { user } = openBank();
    await rowOf(primes.question);
    screen.getByRole('checkbox', { name: `Select: ${gravity.question}` }).focus();
    await user.keyboard(' ');
    await user.tab();
    const toActions = screen.getByRole('button', { name: 'Go to actions (1 selected)' });
    expect(toActions).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  it('selects a range with Shift, and the next row with Shift and an arrow key', async () => {
    const third = { ...gravity, id: 'third', question: 'What is the third?' };
    const fourth = { ...gravity, id: 'fourth', question: 'What is the fourth?' };
    bankHas(primes, gravity, third, fourth);
    const { user } = openBank();
    await rowOf(primes.question);
    const box = (question: string) => screen.getByRole('checkbox', { name: `Select: ${question}` });
    box(primes.question).focus();
    await user.keyboard(' ');
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box(third.question)).toHaveFocus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText('4 selected')).toBeVisible();
    expect(box(fourth.question)).toHaveFocus();
    await user.keyboard(' {ArrowUp}');
    expect(screen.getByText('3 selected')).toBeVisible();
  });
});
