import { expect, it } from 'vitest';
import { problemsIn, problemsOf } from './problems.ts';
import { blankContent, ownQuestion, type QuizContent } from './quiz-content.ts';

const content = (): QuizContent => {
  const blank = blankContent(null);
  const first = { ...ownQuestion({ type: 'ESSAY', question: 'Why?' }), key: 'first' };
  const second = { ...ownQuestion({ type: 'ESSAY', question: '' }), key: 'second' };
  return { ...blank, questions: [first, second] };
};

it('finds errors in settings and questions, each with its path', () => {
  const { fields, questions } = problemsIn(content());
  expect(Object.keys(fields)).toEqual(['title']);
  expect(questions).toEqual({ second: { question: 'The question must not be empty.' } });
});

it('checks only the points of a question of the bank', () => {
  const { questions, ...rest } = content();
  const linked = questions.map((each) => ({ ...each, bankId: each.key }));
  expect(problemsIn({ ...rest, questions: linked }).questions).toEqual({});
  const pointless = linked.map((each) => ({ ...each, question: { ...each.question, points: -1 } }));
  expect(Object.keys(problemsIn({ ...rest, questions: pointless }).questions)).toEqual(['first', 'second']);
});

it.each(['input.quizData', 'input.data'])('assigns the server’s error about %s to its field', (envelope) => {
  const refused = {
    [`${envelope}.title`]: 'T.',
    [`${envelope}.questions`]: 'L.',
    [`${envelope}.questions.1.answers.0`]: 'A.',
    [`${envelope}.questions.0`]: 'Q.',
    'input.courseId': 'C.',
  };
  expect(problemsOf(refused, content())).toEqual({
    fields: { title: 'T.', questions: 'L.', courseId: 'C.' },
    questions: { second: { 'answers.0': 'A.' }, first: { question: 'Q.' } },
  });
});
