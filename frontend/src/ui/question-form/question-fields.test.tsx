import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { QuestionType } from '../../../../core/quizzes/question.ts';
import { renderSite } from '../../testing/render.tsx';
import { blankDraft } from './open-draft.ts';
import { inputOf, settingsOf } from './question-draft.ts';
import { QuestionFields } from './question-fields.tsx';
import { useQuestionForm } from './use-question-form.ts';

interface OpenOptions {
  type?: QuestionType;
  /** The errors with which the server refuses a save, by field. */
  refusing?: Record<string, string>;
  inQuiz?: boolean;
}

const categories = [{ id: 'c1', categoryName: 'Algebra' }];

/** Opens a blank question. `sent` records what would be sent to the server. */
function open({ type = 'MULTIPLE_CHOICE', refusing, inQuiz = false }: OpenOptions = {}) {
  const sent = vi.fn();
  function Form() {
    const form = useQuestionForm(() => blankDraft(type));
    const send = () => {
      if (!form.check()) return;
      if (refusing) form.refuse(refusing);
      else sent({ ...inputOf(form.draft), ...settingsOf(form.draft) });
    };
    return (
      <>
        <QuestionFields form={form} {...(!inQuiz && { categories })} />
        <button onClick={send}>Send</button>
      </>
    );
  }
  const { user } = renderSite(<Form />);
  return { user, sent, send: () => user.click(screen.getByRole('button', { name: 'Send' })) };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const answers = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Answer \d+$/ }).map(({ value }) => value);

describe('a question with choices', () => {
  it('is written with the keyboard', async () => {
    const { user, send, sent } = open({ type: 'MULTIPLE_ANSWERS' });
    field('Question').focus();
    await user.keyboard('Which are prime?');
    field('Answer 1').focus();
    await user.keyboard('2{Enter}3{Enter}4{Enter}6{Enter}8');
    expect(answers()).toEqual(['2', '3', '4', '6', '8']);
    screen.getByRole('checkbox', { name: 'Answer 1 is correct' }).focus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('checkbox', { name: 'Answer 2 is correct' }));
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      type: 'MULTIPLE_ANSWERS',
      question: 'Which are prime?',
      answers: ['2', '3', '4', '6', '8'],
      correctAnswer: [1, 2],
      points: 1,
      availableForPractice: false,
      categoryId: null,
    });
  });

  it('has one correct answer if it is a multiple choice', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Answer 1 is correct' }));
    await user.click(screen.getByRole('radio', { name: 'Answer 3 is correct' }));
    expect(screen.getByRole('radio', { name: 'Answer 1 is correct' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Answer 3 is correct' })).toBeChecked();
  });

  it('moves an answer together with its mark as correct, and keeps the focus', async () => {
    const { user } = open();
    await user.type(field('Answer 1'), 'first');
    await user.type(field('Answer 2'), 'second');
    await user.click(screen.getByRole('radio', { name: 'Answer 1 is correct' }));
    field('Answer 1').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(answers().slice(0, 2)).toEqual(['second', 'first']);
    expect(field('Answer 2')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Answer 2 is correct' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Move answer 2 up' }));
    expect(answers().slice(0, 2)).toEqual(['first', 'second']);
    expect(screen.getByRole('button', { name: 'Move answer 1 up' })).toHaveFocus();
  });

  it('removes an answer, and moves the focus to the next', async () => {
    const { user } = open();
    await user.type(field('Answer 1'), 'gone');
    await user.type(field('Answer 2'), 'stays');
    await user.click(screen.getByRole('button', { name: 'Remove answer 1' }));
    expect(answers()).toEqual(['stays', '', '']);
    expect(field('Answer 1')).toHaveFocus();
  });

  it('accepts an explanation of an answer', async () => {
    const { user, send, sent } = open();
    await user.type(field('Question'), 'Which?');
    await user.type(field('Answer 1'), 'A');
    await user.type(field('Answer 2'), 'B');
    await user.click(screen.getByRole('radio', { name: 'Answer 1 is correct' }));
    await user.click(screen.getByRole('button', { name: 'Explain answer 2' }));
    expect(field('Why answer 2 is correct or wrong')).toHaveFocus();
    await user.keyboard('Not this');
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ answerExplanations: ['', 'Not this'] });
  });
});

describe('an error', () => {
  it('is shown on submission, gets the focus, and disappears when it is corrected', async () => {
    const { user, send, sent } = open();
    expect(screen.queryByText('The question must not be empty.')).toBeNull();
    await send();
    expect(field('Question')).toHaveAccessibleDescription('The question must not be empty.');
    await waitFor(() => expect(field('Question')).toHaveFocus());
    await user.keyboard('Which?');
    expect(screen.queryByText('The question must not be empty.')).toBeNull();
    expect(screen.getByText('Give at least two answers.')).toBeVisible();
    await send();
    await waitFor(() => expect(screen.getByText('Give at least two answers.')).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
  });

  it('of the server is shown until something changes', async () => {
    const { user, send } = open({ type: 'ESSAY', refusing: { question: 'It cannot be shown.' } });
    await user.type(field('Question'), 'Tell.');
    await send();
    expect(field('Question')).toHaveAccessibleDescription('It cannot be shown.');
    await user.type(field('Question'), ' More.');
    expect(screen.queryByText('It cannot be shown.')).toBeNull();
  });
});

describe('another type', () => {
  it('shows its own fields and keeps the text', async () => {
    const { user } = open();
    await user.type(field('Question'), 'Capital of France?');
    await user.type(field('Answer 1'), 'Paris');
    await user.click(screen.getByRole('radio', { name: 'Answer 1 is correct' }));
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Short answer' }));
    expect(field('Question')).toHaveValue('Capital of France?');
    expect(field('Answer 1')).toHaveValue('Paris');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('questions of other types', () => {
  it('accept a number with a tolerance', async () => {
    const { user, send, sent } = open({ type: 'NUMERIC' });
    await user.type(field('Question'), 'g?');
    await user.type(field('Number 1'), '9,81');
    await user.type(field('Tolerance of number 1'), '0.05');
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ numericAnswers: [{ value: 9.81, tolerance: 0.05 }] });
  });

  it('accept pairs, and distractors without a partner', async () => {
    const { user, send, sent } = open({ type: 'MATCHING' });
    await user.type(field('Question'), 'Match.');
    for (const [at, left, right] of [
      [1, 'one', '1'],
      [2, 'two', '2'],
    ] as const) {
      await user.type(field(`Left side ${at}`), left);
      await user.type(field(`Right side ${at}`), right);
    }
    await user.type(field('Right side 3'), '3');
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      pairs: [
        { left: 'one', right: '1' },
        { left: 'two', right: '2' },
        { left: '', right: '3' },
      ],
    });
  });

  it('accept true or false', async () => {
    const { user, send, sent } = open({ type: 'TRUE_FALSE' });
    await user.type(field('Question'), 'Is 7 prime?');
    await send();
    expect(screen.getByText('Mark at least one answer as right.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'True' }));
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ answers: ['True', 'False'], correctAnswer: [1] });
  });
});

describe('the metadata of a question', () => {
  it('is its concepts, category, difficulty, points, and availability for practice', async () => {
    const { user, send, sent } = open({ type: 'ESSAY' });
    await user.type(field('Question'), 'Tell.');
    await user.type(screen.getByRole('combobox', { name: 'Concepts' }), 'Sets,Proof{Enter}');
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Algebra' }));
    await user.click(screen.getByRole('combobox', { name: 'Difficulty' }));
    await user.click(await screen.findByRole('option', { name: 'Hard' }));
    await user.clear(field('Points'));
    await user.type(field('Points'), '2,5');
    await user.click(screen.getByRole('switch', { name: 'Students can practise with this question' }));
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      concepts: ['Sets', 'Proof'],
      categoryId: 'c1',
      difficulty: 'HARD',
      points: 2.5,
      availableForPractice: true,
    });
  });

  it('has no category and no availability for practice in a quiz', () => {
    open({ inQuiz: true });
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
    expect(screen.queryByRole('switch', { name: /practise/ })).toBeNull();
    expect(within(document.body).getByRole('combobox', { name: 'Difficulty' })).toBeVisible();
  });
});
