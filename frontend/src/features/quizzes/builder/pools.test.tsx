import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInAs } from '../../../testing/accounts.ts';
import { grace, holdsInBank, question, quiz, quizMeta, sections, storesQuizzes } from './testing/given.ts';
import { onScreen } from './testing/on-screen.ts';
import { openSavedQuiz } from './testing/open-builder.tsx';

const { button } = onScreen;

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
});

const three = () => quiz({ questions: ['a', 'b', 'c'].map((name) => question(name, `Is ${name}?`)) });

const window = (name: string) => within(screen.getByRole('dialog', { name }));

describe('a random pool', () => {
  it('is created from questions of the quiz, changed, and dissolved', async () => {
    const saves = storesQuizzes(three());
    const { user } = await openSavedQuiz(three());
    await user.click(button('Random pool'));
    const form = window('New random pool');
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Pool 1');
    await user.click(form.getByRole('button', { name: 'Make the pool' }));
    expect(form.getByRole('alert')).toHaveTextContent('Choose at least 1 question.');
    await user.click(form.getByRole('checkbox', { name: '1. Is a?' }));
    await user.click(form.getByRole('checkbox', { name: '3. Is c?' }));
    const points = form.getByRole('textbox', { name: 'Points for each' });
    await user.clear(points);
    await user.type(points, 'four');
    await user.click(form.getByRole('button', { name: 'Make the pool' }));
    expect(points).toHaveValue('four');
    expect(points).toHaveAccessibleDescription('Enter a number.');
    await user.clear(points);
    await user.type(points, '4');
    await user.click(form.getByRole('button', { name: 'Make the pool' }));
    expect(screen.getByText('Each attempt asks 1 of 2 questions, 4 points each.')).toBeVisible();
    expect(screen.getByText('3 questions, 2 in an attempt · 5 points')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Points of question 1' })).toBeNull();
    await user.click(button('Save'));
    await waitFor(() => expect(saves.updated).toHaveLength(1));
    expect(saves.updated[0]?.input.data).toMatchObject({
      pools: [{ name: 'Pool 1', count: 1, points: 4 }],
      questions: [{ id: 'a', pool: 'Pool 1' }, { id: 'b' }, { id: 'c', pool: 'Pool 1' }],
    });
    await user.click(button('Change the pool Pool 1'));
    await user.click(window('Random pool').getByRole('button', { name: 'Dissolve the pool' }));
    expect(screen.queryByText(/Each attempt asks/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Points of question 1' })).toHaveValue('4');
  });

  it('takes all questions of the quiz at once, or none', async () => {
    const { user } = await openSavedQuiz(three());
    await user.click(button('Random pool'));
    const form = window('New random pool');
    const all = form.getByRole('checkbox', { name: 'Select all' });
    await user.click(form.getByRole('checkbox', { name: '2. Is b?' }));
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(form.getByRole('group', { name: 'Questions in the pool: 3' })).toBeVisible();
    expect(all).toBeChecked();
    await user.click(all);
    expect(form.getByRole('group', { name: 'Questions in the pool: 0' })).toBeVisible();
    expect(form.getByRole('checkbox', { name: '1. Is a?' })).not.toBeChecked();
  });

  it('that asks more questions than it contains is refused, with an alert in the list of pools', async () => {
    const saved = quiz({
      pools: [{ __typename: 'QuestionPool', name: 'Letters', count: 2, points: 1 }],
      questions: ['a', 'b'].map((name) => question(name, `Is ${name}?`, { pool: 'Letters' })),
    });
    const { user } = await openSavedQuiz(saved);
    await user.click(button('Remove question 1'));
    await user.click(button('Save'));
    const pools = within(screen.getByRole('region', { name: 'Random pools' }));
    expect(pools.getByRole('alert')).toHaveTextContent(
      'The pool “Letters” has 1 question, so it can’t ask 2.',
    );
    await user.click(button('Change the pool Letters'));
    const form = window('Random pool');
    const count = form.getByRole('textbox', { name: 'Questions in an attempt' });
    await user.clear(count);
    await user.type(count, '1');
    await user.click(form.getByRole('button', { name: 'Change the pool' }));
    expect(pools.queryByRole('alert')).toBeNull();
  });

  it('says that its questions are in the quiz first, and leads to the bank', async () => {
    const { id: _id, isInBank: _inBank, pool: _pool, ...wording } = question('', '');
    holdsInBank({ ...wording, __typename: 'Question', id: 'x', question: 'Is x?' });
    const { user } = await openSavedQuiz(three());
    await user.click(button('Random pool'));
    const form = window('New random pool');
    expect(form.getByText(/A pool contains questions of this quiz/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'From the bank' }));
    expect(await screen.findByRole('checkbox', { name: 'Is x?' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'New random pool' })).toBeNull();
  });

  it('is created from questions of the bank in one step', async () => {
    const { id: _id, isInBank: _inBank, pool: _pool, ...wording } = question('', '');
    const nodes = ['x', 'y'].map((id) => ({ ...wording, __typename: 'Question', id, question: `Is ${id}?` }));
    holdsInBank(...nodes);
    const { user } = await openSavedQuiz(quiz({ questions: [question('a', 'Is a?')] }));
    await user.click(button('From the bank'));
    await user.click(await screen.findByRole('checkbox', { name: 'Is x?' }));
    await user.click(screen.getByRole('checkbox', { name: 'Is y?' }));
    await user.click(button('Add as a random pool'));
    const form = window('New random pool');
    expect(form.getByRole('checkbox', { name: '2. Is x?' })).toBeChecked();
    expect(form.getByRole('checkbox', { name: '1. Is a?' })).not.toBeChecked();
    await user.click(form.getByRole('button', { name: 'Make the pool' }));
    expect(screen.getByText('Each attempt asks 1 of 2 questions, 1 point each.')).toBeVisible();
  });
});
