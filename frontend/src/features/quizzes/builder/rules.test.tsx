import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInAs } from '../../../testing/accounts.ts';
import { grace, quiz, quizMeta, sections } from './testing/given.ts';
import { onScreen } from './testing/on-screen.ts';
import { openSavedQuiz } from './testing/open-builder.tsx';

const { button } = onScreen;

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
});

describe('the rules', () => {
  it('warn that answers stay hidden if they are due after the last attempt, but attempts have no limit', async () => {
    const { user } = await openSavedQuiz();
    await user.click(button('Change'));
    const rule = await screen.findByRole('combobox', { name: 'Show correct answers' });
    await user.click(rule);
    await user.click(await screen.findByRole('option', { name: 'After the last attempt' }));
    const never = 'Attempts have no limit, so students never see the correct answers.';
    expect(rule).toHaveAccessibleDescription(never);
    expect(screen.getByText(/· answers not shown$/)).toBeVisible();
    const attempts = screen.getByRole('textbox', { name: 'Attempts' });
    await user.type(attempts, '2');
    expect(rule).toHaveAccessibleDescription(
      'Students see the correct answers when they have no attempt left.',
    );
  });

  it('warn that students know the answers in the next attempt if each result shows them', async () => {
    const { user } = await openSavedQuiz(quiz({ allowedAttempts: 2 }));
    await user.click(button('Change'));
    const rule = await screen.findByRole('combobox', { name: 'Show correct answers' });
    expect(rule).toHaveAccessibleDescription(/students know them when they retake the quiz\.$/);
    const attempts = screen.getByRole('textbox', { name: 'Attempts' });
    await user.clear(attempts);
    await user.type(attempts, '1');
    expect(rule).toHaveAccessibleDescription('Every result shows the correct answers and explanations.');
  });

  it('explain the order of choices if they are not shuffled', async () => {
    const { user } = await openSavedQuiz();
    await user.click(button('Change'));
    const shuffle = await screen.findByRole('switch', { name: 'Shuffle the answers' });
    expect(shuffle).toBeChecked();
    expect(screen.queryByText(/choices in your order/)).toBeNull();
    await user.click(shuffle);
    expect(screen.getByText(/ · choices in your order$/)).toBeVisible();
    expect(screen.getByText('Students see choices in your order. Pairs are always shuffled.')).toBeVisible();
  });
});
