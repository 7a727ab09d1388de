import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answered, api, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { grace, holdsInBank, question, quiz, quizMeta, sections, storesQuizzes } from './testing/given.ts';
import { onScreen } from './testing/on-screen.ts';
import { openSavedQuiz } from './testing/open-builder.tsx';

const { button } = onScreen;

const number = (value: number, tolerance: number) => ({
  __typename: 'NumericAnswer' as const,
  value,
  tolerance,
});

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
});

describe('fields for numbers', () => {
  it('keep a text that is not a number, and the quiz is not saved', async () => {
    const saves = storesQuizzes(quiz());
    const { user } = await openSavedQuiz(quiz({ timeLimit: 20, allowedAttempts: 2 }));
    await user.click(button('Change'));
    const limit = await screen.findByRole('textbox', { name: 'Time limit' });
    const attempts = screen.getByRole('textbox', { name: 'Attempts' });
    await user.clear(limit);
    await user.type(limit, 'ten');
    await user.clear(attempts);
    await user.type(attempts, '1.5');
    await user.click(button('Save'));
    expect(limit).toHaveValue('ten');
    expect(limit).toHaveAccessibleDescription(/Enter a number\./);
    expect(attempts).toHaveValue('1.5');
    expect(attempts).toHaveAccessibleDescription(/Enter a whole number\./);
    expect(screen.getByText(/^Invalid time limit/)).toBeVisible();
    expect(saves.updated).toHaveLength(0);
    await user.clear(limit);
    await user.type(limit, '10 min');
    await user.clear(attempts);
    await user.type(attempts, '0');
    await user.click(button('Save'));
    expect(attempts).toHaveAccessibleDescription(/Enter 1 to 1,000, or leave it empty for no limit\./);
    expect(saves.updated).toHaveLength(0);
    await user.clear(attempts);
    await user.click(button('Save'));
    await waitFor(() => expect(saves.updated).toHaveLength(1));
    expect(saves.updated[0]?.input.data).toMatchObject({ timeLimit: 10, allowedAttempts: -1 });
    expect(limit).toHaveValue('10');
  });

  it('don’t become fields without a limit when the draft is opened again', async () => {
    const { user, unmount } = await openSavedQuiz(quiz({ timeLimit: 20 }));
    await user.click(button('Change'));
    const limit = await screen.findByRole('textbox', { name: 'Time limit' });
    await user.clear(limit);
    await user.type(limit, 'ten');
    unmount();
    await openSavedQuiz(quiz({ timeLimit: 20 }));
    expect(await screen.findByText(/^Invalid time limit · /)).toBeVisible();
  });

  it('of a question have their text again when the draft is opened again', async () => {
    const prime = question('one', 'Which is even?', { type: 'NUMERIC', answers: [], correctAnswer: [] });
    const saved = quiz({
      questions: [{ ...prime, numericAnswers: [number(2, 0)] }, question('two', 'Is it?')],
    });
    const { user, unmount } = await openSavedQuiz(saved);
    await user.click(button('Edit question 1'));
    const fields = { 'Number 1': 'four', 'Tolerance of number 1': 'tiny', Points: 'three' };
    for (const [name, text] of Object.entries(fields)) {
      const field = screen.getByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, text);
    }
    const points = screen.getByRole('textbox', { name: 'Points of question 2' });
    await user.clear(points);
    await user.type(points, 'two');
    unmount();
    const { user: later } = await openSavedQuiz(saved);
    expect(screen.queryByText(/null|NaN/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Points of question 2' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Points of question 2' })).toBeInvalid();
    await later.click(button('Edit question 1'));
    for (const [name, text] of Object.entries(fields))
      expect(screen.getByRole('textbox', { name })).toHaveValue(text);
    await later.click(button('Done with question 1'));
    expect(screen.getByRole('textbox', { name: 'Number 1' })).toBeInvalid();
  });

  it('of an exception keep a text that is not a number, and nothing is saved', async () => {
    const sent: object[] = [];
    const course = { __typename: 'SavedCourse', id: 'c', name: 'Maths', timeZone: 'UTC', canEdit: true };
    const person = { __typename: 'CoursePerson', id: 'p', name: 'Pia', email: 'pia@x.edu', role: 'STUDENT' };
    server.use(
      api.query('BuilderCourse', answered({ course })),
      api.query('QuizExceptions', answered({ quizExceptions: [] })),
      api.query(
        'ExceptionPeople',
        answered({ course: { __typename: 'SavedCourse', id: 'c', people: [person] } }),
      ),
      api.mutation('SetQuizException', ({ variables }) => {
        sent.push(variables);
        return answered({ setQuizException: null })();
      }),
    );
    const { user } = await openSavedQuiz(quiz({ courseId: 'c', timeLimit: 20, allowedAttempts: 2 }));
    await user.click(await screen.findByRole('button', { name: 'Add an exception' }));
    await user.click(await screen.findByRole('combobox', { name: 'Person' }));
    await user.click(await screen.findByRole('option', { name: 'Pia (pia@x.edu)' }));
    const time = screen.getByRole('textbox', { name: 'Extra time' });
    const attempts = screen.getByRole('textbox', { name: 'Extra attempts' });
    await user.type(time, 'ten');
    await user.type(attempts, '2');
    await user.click(button('Save exception'));
    expect(time).toHaveValue('ten');
    expect(time).toHaveAccessibleDescription(/Enter a whole number\./);
    expect(sent).toEqual([]);
    await user.clear(time);
    await user.type(time, '10');
    await user.click(button('Save exception'));
    await waitFor(() => expect(sent).toMatchObject([{ input: { extraMinutes: 10, extraAttempts: 2 } }]));
  });

  it('of generated questions keep a text that is not a number, and nothing is proposed', async () => {
    const received: object[] = [];
    server.use(
      api.query('QuestionProposals', ({ variables }) => {
        received.push(variables['input']);
        const reply = { source: 'BANK', seed: 'seed-7', available: 0, shortfall: null, proposals: [] };
        return answered({ questionProposals: { __typename: 'QuestionProposals', ...reply } })();
      }),
    );
    holdsInBank({ ...question('a', 'Is a?'), __typename: 'Question' });
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    const count = await screen.findByRole('textbox', { name: 'Number of questions' });
    await user.clear(count);
    await user.click(button('Propose questions'));
    expect(count).toHaveValue('');
    expect(count).toHaveAccessibleDescription('Enter a whole number from 1 to 50.');
    await user.type(count, 'ten');
    await user.click(button('Propose questions'));
    expect(count).toHaveValue('ten');
    expect(count).toHaveAccessibleDescription('Enter a whole number.');
    await user.clear(count);
    await user.type(count, '51');
    await user.click(button('Propose questions'));
    expect(count).toHaveAccessibleDescription('Enter a whole number from 1 to 50.');
    expect(received).toEqual([]);
    await user.clear(count);
    await user.type(count, '10');
    await user.click(button('Propose questions'));
    await waitFor(() => expect(received).toMatchObject([{ count: 10 }]));
  });
});
