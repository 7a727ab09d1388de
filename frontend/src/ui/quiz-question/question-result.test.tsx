import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import { renderSite } from '../../testing/render.tsx';
import { QuestionResult } from './question-result.tsx';
import { correct, gave, submitted, pair } from './testing/given-questions.ts';

function show(question: ResultQuestionPartsFragment) {
  renderSite(<QuestionResult question={question} label="Question 1" />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

const jupiter = { correct: correct({ answerIds: ['id-Jupiter'] }), points: 2 };

describe('the result of a question', () => {
  it('shows the correct answer next to the response, with the explanations', () => {
    const rows = show(
      submitted('MULTIPLE_CHOICE', {
        ...jupiter,
        response: gave({ answerIds: ['id-Mars'] }),
        earned: 0,
        explanation: 'Jupiter outweighs the others.',
        answerExplanations: ['It is small.', 'It is a giant.', ''],
      }),
    );
    expect(screen.getByText('Not correct')).toBeVisible();
    expect(screen.getByText('0 of 2 points')).toBeVisible();
    expect(screen.getByText('Jupiter outweighs the others.')).toBeVisible();
    expect(rows).toEqual([
      'AMarsIt is small.your answer, not correct',
      'BJupiterIt is a giant.correct answer',
      'CVenus',
    ]);
  });

  it.each([
    [2, 'Correct'],
    [0.5, 'Partly correct'],
    [0, 'Not correct'],
  ])('with %s earned points of 2 is called %s', (earned, name) => {
    show(submitted('MULTIPLE_CHOICE', { ...jupiter, earned, response: gave({ answerIds: ['id-Jupiter'] }) }));
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByText(`${earned} of 2 points`)).toBeVisible();
  });

  it('shows neither right nor wrong if the answers are not released', () => {
    const rows = show(submitted('MULTIPLE_CHOICE', { response: gave({ answerIds: ['id-Mars'] }) }));
    expect(screen.getByText('Answered')).toBeVisible();
    expect(rows).toEqual(['AMarsyour answer', 'BJupiter', 'CVenus']);
    // Neither a check mark nor a cross.
    expect(document.querySelector('.tabler-icon-check, .tabler-icon-x')).toBeNull();
    expect(document.querySelector('.tabler-icon-point-filled')).toBeInTheDocument();
  });

  it('shows that nothing was answered', () => {
    const rows = show(submitted('SHORT_ANSWER', { earned: 0, correct: correct({ texts: ['Paris'] }) }));
    expect(screen.getByText('Not answered')).toBeVisible();
    expect(rows).toEqual(['Pariscorrect answer']);
  });

  it('shows the first accepted answer and each with an explanation, and the others in one line', () => {
    const rows = show(
      submitted('SHORT_ANSWER', {
        earned: 0,
        response: gave({ text: 'Rome' }),
        correct: correct({ texts: ['Paris', 'Lutetia', 'Lutèce', 'Paname'] }),
        answerExplanations: ['Since 987.', '', '', 'In slang.'],
      }),
    );
    expect(rows).toEqual([
      'Romeyour answer, not correct',
      'ParisSince 987.correct answer',
      'PanameIn slang.correct answer',
    ]);
    expect(screen.getByText('Also accepted: Lutetia, Lutèce')).toBeVisible();
  });

  it('shows a number with its tolerance', () => {
    const pi = { __typename: 'NumericAnswer' as const, value: 3.14, tolerance: 0.01 };
    const rows = show(
      submitted('NUMERIC', { earned: 0, response: gave({ text: '3' }), correct: correct({ numbers: [pi] }) }),
    );
    expect(rows).toEqual(['3your answer, not correct', '3.14 ± 0.01correct answer']);
  });

  it('shows the points before a regrade', () => {
    show(submitted('SHORT_ANSWER', { earned: 0, earnedBeforeRegrade: 1 }));
    expect(screen.getByText('This question was regraded. Before, it gave 1 point.')).toBeVisible();
  });

  it('does not repeat a correct answer', () => {
    const rows = show(
      submitted('SHORT_ANSWER', {
        earned: 1,
        response: gave({ text: 'paris' }),
        correct: correct({ texts: ['Paris'] }),
      }),
    );
    expect(rows).toEqual(['parisyour answer, correct']);
  });

  it.each([
    [
      'SHORT_ANSWER',
      gave({ text: 'enzyme' }),
      correct({ texts: ['Enzymes'] }),
      ['enzymeyour answer, not correct', 'Enzymescorrect answer'],
    ],
    [
      'MULTIPLE_CHOICE',
      gave({ answerIds: ['id-Mars'] }),
      correct({ answerIds: ['id-Jupiter'] }),
      ['AMarsyour answer, not correct', 'BJupitercorrect answer', 'CVenus'],
    ],
  ] as const)('marks wrong answers as wrong despite full credit: %s', (type, response, right, expected) => {
    const more = { earned: 1, hasFullCredit: true, response, correct: right };
    expect(show(submitted(type, more))).toEqual(expected);
    expect(screen.getByText('Not correct')).toBeVisible();
    expect(screen.getByText('1 of 1 point')).toBeVisible();
    expect(screen.getByText('Everybody was given full credit for this question.')).toBeVisible();
  });

  it('marks correct and partly correct answers as before despite full credit', () => {
    const full = { earned: 1, hasFullCredit: true };
    const paris = { response: gave({ text: ' PARIS ' }), correct: correct({ texts: ['Paris'] }) };
    show(submitted('SHORT_ANSWER', { ...full, ...paris }));
    expect(screen.getByText('Correct')).toBeVisible();
    const matches = [pair('France', 'Paris'), pair('Italy', 'Rome')];
    const response = gave({ matches: [pair('France', 'Paris')] });
    show(submitted('MATCHING', { ...full, response, correct: correct({ matches }) }));
    expect(screen.getByText('Partly correct')).toBeVisible();
  });

  it('shows each pair', () => {
    const matches = [pair('France', 'Paris'), pair('Italy', 'Rome')];
    const response = gave({ matches: [pair('France', 'Paris'), pair('Italy', 'Madrid')] });
    const rows = show(submitted('MATCHING', { earned: 0.5, response, correct: correct({ matches }) }));
    expect(rows).toEqual(['France: Pariscorrect', 'Italy: MadridCorrect answer: Romenot correct']);
  });

  it('shows that an essay needs a grade, then its points and feedback', () => {
    show(submitted('ESSAY', { isPending: true, response: gave({ text: 'Blue light scatters.' }) }));
    expect(screen.getByText('Waits to be graded')).toBeVisible();
    show(
      submitted('ESSAY', {
        points: 5,
        earned: 4,
        response: gave({ text: 'Blue.' }),
        correct: correct({}),
        explanation: 'Short waves scatter most.',
        feedback: 'Say how.',
      }),
    );
    expect(screen.getByText('Graded')).toBeVisible();
    expect(screen.getByText('4 of 5 points')).toBeVisible();
    expect(screen.getByText('Say how.')).toBeVisible();
    expect(screen.getByText('What a good answer says').nextSibling).toHaveTextContent(
      'Short waves scatter most.',
    );
  });
});
