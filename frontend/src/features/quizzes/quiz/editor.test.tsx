import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, api } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { openOwnQuiz } from './testing/editor.ts';

describe('a quiz for its editors', () => {
  it('shows its state, and links to the builder', async () => {
    openOwnQuiz('', { isPublished: false, active: false });
    expect(await screen.findByText('Not published', {}, patient)).toBeVisible();
    const edit = screen.getByRole('link', { name: 'Edit' });
    expect(edit.getAttribute('href')).toMatch(/^\/quiz\/create-quiz\?quiz=own-\d+$/);
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it('links to its course', async () => {
    const course = { __typename: 'SavedCourse', id: 'c1', name: 'Limits and series', timeZone: '' };
    openOwnQuiz('', { courseId: 'c1', course });
    expect(await screen.findByText(/^In the course/, {}, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Limits and series' })).toHaveAttribute('href', '/course/c1');
  });
});

it.each([
  [{}, 'Open'],
  [{ active: false }, 'Closed'],
  [{ deleted: true }, 'Deleted'],
])('a quiz with %j has the state %s', async (state, name) => {
  openOwnQuiz('', state);
  expect(await screen.findByText(name, {}, patient)).toBeVisible();
});

describe('the item statistics', () => {
  const item = {
    __typename: 'ItemStatistics',
    textFormat: 'PLAIN',
    id: 'q',
    type: 'MULTIPLE_CHOICE',
    question_text: 'Which is the largest?',
    sampleSize: 20,
    correctCount: 13,
    difficulty: 0.65,
    discrimination: 0.42,
    unansweredCount: 1,
    options: [
      { __typename: 'OptionStatistics', id: 'a', text: 'Mars', count: 6, isCorrect: false },
      { __typename: 'OptionStatistics', id: 'b', text: 'Jupiter', count: 13, isCorrect: true },
      { __typename: 'OptionStatistics', id: 'c', text: 'Pluto', count: 0, isCorrect: false },
    ],
  };
  const statistics = (questions: readonly object[]) =>
    answered({
      quizStatistics: { __typename: 'QuizStatistics', id: 'planets', studentCount: 20, questions },
    });

  it('show the difficulty, the discrimination and the chosen answers of a question', async () => {
    server.use(api.query('QuizItemStatistics', statistics([item])));
    openOwnQuiz('?tab=statistics');
    const questions = within(await screen.findByRole('list', { name: 'Questions' }, patient));
    const figure = (name: string) => questions.getByText(name).nextSibling;
    expect(figure('Fully correct')).toHaveTextContent('13');
    expect(figure('Difficulty')).toHaveTextContent('65 % Good');
    expect(figure('Discrimination')).toHaveTextContent('0.42 Good');
    const answers = within(screen.getByRole('table', { name: 'How often each answer was chosen' }));
    const rows = answers.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'AnswerChosen by',
      'A Mars6 30 %',
      'B Jupiter right13 65 %',
      'C Plutonobody chose it0 0 %',
      'No answer1 5 %',
    ]);
    expect(screen.getByText('What these figures mean')).toBeVisible();
  });

  it.each([
    [{ difficulty: 0.2, discrimination: -0.1 }, 'Very hard', 'Reversed: check the answer key'],
    [{ difficulty: 0.95, discrimination: 0.05 }, 'Very easy', 'Weak: look at the wording'],
    [{ difficulty: 0.5, discrimination: 0.2 }, 'Good', 'Fair'],
  ])('rate %j', async (figures, difficulty, discrimination) => {
    server.use(api.query('QuizItemStatistics', statistics([{ ...item, ...figures }])));
    openOwnQuiz('?tab=statistics');
    expect(await screen.findByText(difficulty, {}, patient)).toBeVisible();
    expect(screen.getByText(discrimination)).toBeVisible();
  });

  it('count few answers without a rating, and show how many answers a rating needs', async () => {
    const few = {
      ...item,
      id: 'few',
      sampleSize: 4,
      correctCount: 1,
      difficulty: null,
      discrimination: null,
      options: item.options.map((option, at) => ({ ...option, count: [3, 1, 0][at] })),
      unansweredCount: 0,
    };
    server.use(api.query('QuizItemStatistics', statistics([few])));
    openOwnQuiz('?tab=statistics');
    expect(
      await screen.findByText(
        /^Difficulty and discrimination appear from 10 answers on, 6 to go\./,
        {},
        patient,
      ),
    ).toBeVisible();
    expect(screen.getAllByText('–')).toHaveLength(2);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['A Mars3 75 %', 'B Jupiter right1 25 %', 'C Pluto0 0 %']);
  });

  it('explain what they will show while there are none', async () => {
    server.use(api.query('QuizItemStatistics', statistics([])));
    openOwnQuiz('?tab=statistics');
    expect(
      await screen.findByText(/^Nobody has handed in this quiz yet\. From the first student on/, {}, patient),
    ).toBeVisible();
  });
});
