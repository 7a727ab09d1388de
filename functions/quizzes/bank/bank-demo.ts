import { blankQuestion, type Question } from '../../../core/quizzes/question.ts';

/** A demo category with its questions. */
export interface DemoCategory {
  readonly categoryName: string;
  readonly questions: readonly Question[];
}

type DemoQuestion = Pick<Question, 'question' | 'explanation'> & Partial<Question>;

function demoQuestion(question: DemoQuestion): Question {
  return { ...blankQuestion, ...question };
}

const calculus: readonly Question[] = [
  demoQuestion({
    question: 'What is the derivative of f(x) = 3x² − 5x + 2?',
    answers: ['6x − 5', '3x − 5', '6x + 2', '6x² − 5'],
    correctAnswer: [1],
    answerExplanations: [
      'Each power comes down as a factor, and constants vanish.',
      'The 2 of x² has to come down as a factor.',
      'The derivative of −5x is −5, and that of 2 is 0.',
      'The power of x² becomes one less.',
    ],
    explanation: 'The power rule, term by term.',
    concepts: ['Derivatives', 'Power rule'],
    difficulty: 'EASY',
  }),
  demoQuestion({
    type: 'MULTIPLE_ANSWERS',
    question: 'Which of these functions are continuous on all of ℝ?',
    answers: ['f(x) = |x|', 'f(x) = 1/x', 'f(x) = eˣ', 'f(x) = tan x'],
    correctAnswer: [1, 3],
    explanation:
      '1/x has a gap at 0, and tan x one at every odd multiple of π/2. A corner as in |x| is no gap.',
    concepts: ['Continuity'],
    difficulty: 'MEDIUM',
    points: 2,
  }),
  demoQuestion({
    type: 'TRUE_FALSE',
    question: 'A function that is continuous at a point is differentiable there.',
    answers: ['True', 'False'],
    correctAnswer: [2],
    explanation: '|x| is continuous at 0 and has no slope there. The converse is true.',
    concepts: ['Continuity', 'Derivatives'],
    difficulty: 'MEDIUM',
  }),
  demoQuestion({
    type: 'NUMERIC',
    textFormat: 'MARKDOWN',
    question: String.raw`What is $\int_0^3 x^2 \, dx$?`,
    numericAnswers: [{ value: 9, tolerance: 0 }],
    explanation: String.raw`$\frac{x^3}{3}$ is 9 at 3 and 0 at 0.`,
    concepts: ['Integrals'],
    difficulty: 'EASY',
  }),
  demoQuestion({
    type: 'SHORT_ANSWER',
    question: 'Which rule differentiates a function inside another one, as in sin(x²)?',
    answers: ['chain rule', 'the chain rule'],
    correctAnswer: [1, 2],
    explanation: 'The slope of the outer function at the inner one, times the slope of the inner one.',
    concepts: ['Derivatives', 'Chain rule'],
    difficulty: 'EASY',
  }),
  demoQuestion({
    type: 'MATCHING',
    question: 'Which derivative belongs to which function?',
    pairs: [
      { left: 'sin x', right: 'cos x' },
      { left: 'cos x', right: '−sin x' },
      { left: 'ln x', right: '1/x' },
      { left: '', right: '1/x²' },
    ],
    explanation: 'Only the cosine changes its sign.',
    concepts: ['Derivatives'],
    difficulty: 'MEDIUM',
    points: 3,
  }),
  demoQuestion({
    type: 'NUMERIC',
    question: 'To which value does (1 + 1/n)ⁿ tend as n grows? Give two decimals.',
    numericAnswers: [{ value: 2.72, tolerance: 0.01 }],
    explanation: 'It is the number e, about 2.72.',
    concepts: ['Limits'],
    difficulty: 'HARD',
    points: 2,
  }),
];

const statistics: readonly Question[] = [
  demoQuestion({
    question:
      'Five marks are 55, 70, 70, 85 and 100. One more mark of 0 is added. Which of these moves most?',
    answers: ['The mean', 'The median', 'The mode'],
    correctAnswer: [1],
    answerExplanations: [
      'It falls from 76 to about 63.',
      'It stays at 70: the two in the middle are both 70.',
      'It stays at 70, which still occurs twice.',
    ],
    explanation: 'One extreme value pulls the mean. It hardly changes the median and the mode.',
    concepts: ['Mean and median'],
    difficulty: 'EASY',
  }),
  demoQuestion({
    type: 'TRUE_FALSE',
    question: 'A p-value of 0.03 means that the null hypothesis is true with a probability of 3 percent.',
    answers: ['True', 'False'],
    correctAnswer: [2],
    explanation: 'It is the probability of data at least as extreme, given that the null hypothesis is true.',
    concepts: ['Hypothesis tests'],
    difficulty: 'MEDIUM',
  }),
  demoQuestion({
    type: 'NUMERIC',
    question: 'What is the standard deviation of a variable whose variance is 2.25?',
    numericAnswers: [{ value: 1.5, tolerance: 0 }],
    explanation: 'The square root of the variance.',
    concepts: ['Variance'],
    difficulty: 'EASY',
  }),
  demoQuestion({
    type: 'MULTIPLE_ANSWERS',
    question: 'Which changes make a confidence interval for a mean narrower?',
    answers: ['A larger sample', 'A higher level of confidence', 'Less spread in the data', 'A larger mean'],
    correctAnswer: [1, 3],
    explanation:
      'Its width grows with spread and confidence, and shrinks with the root of the sample’s size.',
    concepts: ['Confidence intervals'],
    difficulty: 'HARD',
    points: 2,
  }),
  demoQuestion({
    type: 'ESSAY',
    question:
      'Ice cream sales and drownings rise together. Explain in a few sentences why neither has to cause the other, and how one could find out.',
    explanation:
      'Hot days raise both. Comparing days of equal heat, or an experiment, would tell the causes apart.',
    concepts: ['Correlation and causation'],
    difficulty: 'MEDIUM',
    points: 5,
  }),
];

/** Demo questions: at least one of each type. */
export const demoCategories: readonly DemoCategory[] = [
  { categoryName: 'Calculus', questions: calculus },
  { categoryName: 'Statistics', questions: statistics },
];
