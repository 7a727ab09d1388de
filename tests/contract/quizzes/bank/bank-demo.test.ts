import { describe, expect, it } from 'vitest';
import { signIn } from '../../../support/accounts.ts';
import { choiceBody, type QuestionReply } from '../../../support/bank.ts';
import { browserOf } from '../../../support/browser.ts';
import { gateways, type Gateway } from '../../../support/gateways.ts';
import { testApp } from '../../../support/test-app.ts';
import { testStore } from '../../../support/test-store.ts';

const [gateway] = gateways as readonly [Gateway];

interface DemoQuestion extends QuestionReply {
  readonly type: string;
  readonly explanation: string;
  readonly answerExplanations: readonly string[];
  readonly numericAnswers: readonly { readonly value: number; readonly tolerance: number }[];
  readonly pairs: readonly { readonly left: string; readonly right: string }[];
  readonly concepts: readonly string[];
  readonly difficulty: string | null;
  readonly points: number;
  readonly availableForPractice: boolean;
}

/** Fields that the author of a question can send. */
const authoredFields = new Set(Object.keys(choiceBody));

function bodyOf(question: object): object {
  return Object.fromEntries(Object.entries(question).filter(([name]) => authoredFields.has(name)));
}

const isFilled = (text: string) => text.trim() !== '';

/** The demo instructor, and the bank as the instructor reads it. */
async function setUp() {
  const test = testApp({ store: await testStore() });
  await test.product.prepare();
  const account = (await test.product.seedDemo()).find(({ role }) => role === 'Instructor');
  const instructor = browserOf(gateway, test.app);
  await signIn(instructor, account?.email ?? '', account?.password);
  const questions = JSON.parse((await instructor.get('/api/all-questions')).text) as DemoQuestion[];
  const questionWith = (words: string): DemoQuestion => {
    const found = questions.find(({ question }) => question.includes(words));
    if (!found) throw new Error(`No demo question has the words “${words}”.`);
    return found;
  };
  return { instructor, questions, asking: questionWith };
}

describe('the demo question bank', () => {
  it('has two categories with questions of every type', async () => {
    const { instructor, questions } = await setUp();
    expect(questions).toHaveLength(12);
    expect(new Set(questions.map(({ type }) => type)).size).toBe(7);
    expect(JSON.parse((await instructor.get('/api/quiz/category/meta')).text)).toMatchObject([
      { categoryName: 'Calculus', bankQuestionCount: 7 },
      { categoryName: 'Statistics', bankQuestionCount: 5 },
    ]);
  });

  it('has only questions that stay the same when the instructor saves them', async () => {
    const { instructor, questions } = await setUp();
    for (const question of questions) {
      const put = await instructor.put(`/api/questions/${question.id}`, bodyOf(question));
      expect(JSON.parse(put.text), put.text).toMatchObject({ version: 1 });
    }
  });

  it('shows every feature of a question: explanation, concepts, difficulty, practice', async () => {
    const { questions } = await setUp();
    for (const { question, explanation, concepts, difficulty, availableForPractice } of questions) {
      expect(isFilled(explanation), question).toBe(true);
      expect(concepts.length, question).toBeGreaterThan(0);
      expect(concepts.every(isFilled), question).toBe(true);
      expect(difficulty, question).toBeOneOf(['EASY', 'MEDIUM', 'HARD']);
      expect(availableForPractice, question).toBe(true);
    }
    expect(new Set(questions.map(({ difficulty }) => difficulty)).size).toBe(3);
    expect(new Set(questions.map(({ points }) => points)).size).toBeGreaterThan(2);
  });

  it('explains each answer of a question with one right choice', async () => {
    const { questions } = await setUp();
    const choices = questions.filter(({ type }) => type === 'MULTIPLE_CHOICE');
    expect(choices.length).toBeGreaterThan(0);
    for (const { question, answers, answerExplanations } of choices) {
      expect(answerExplanations.length, question).toBe(answers.length);
      expect(answerExplanations.every(isFilled), question).toBe(true);
    }
  });

  it('has matching questions with an extra option, so that the last pair is not obvious', async () => {
    const { questions } = await setUp();
    for (const { pairs } of questions.filter(({ type }) => type === 'MATCHING')) {
      expect(pairs.filter(({ left }) => isFilled(left)).length).toBeGreaterThan(1);
      expect(pairs.filter(({ left }) => !isFilled(left))).toHaveLength(1);
      expect(pairs.every(({ right }) => isFilled(right))).toBe(true);
    }
  });

  it('marks the right answers as correct', async () => {
    const { asking: questionWith } = await setUp();
    const correctAnswersOf = (words: string) => {
      const { answers, correctAnswer } = questionWith(words);
      return correctAnswer.map((position) => answers[position - 1]);
    };
    expect(correctAnswersOf('derivative of f(x) = 3x²')).toEqual(['6x − 5']);
    expect(correctAnswersOf('continuous on all of ℝ')).toEqual(['f(x) = |x|', 'f(x) = eˣ']);
    expect(correctAnswersOf('is differentiable there')).toEqual(['False']);
    expect(correctAnswersOf('moves most')).toEqual(['The mean']);
    expect(correctAnswersOf('p-value')).toEqual(['False']);
    expect(correctAnswersOf('interval for a mean narrower')).toEqual([
      'A larger sample',
      'Less spread in the data',
    ]);
    expect(questionWith('sin(x²)').answers.toSorted()).toEqual(['chain rule', 'the chain rule']);
  });

  it('accepts the exact numbers, and only close ones', async () => {
    const { asking: questionWith } = await setUp();
    const exactValues = [
      ['int_0^3', 3 ** 3 / 3],
      ['(1 + 1/n)ⁿ', Math.E],
      ['variance is 2.25', Math.sqrt(2.25)],
    ] as const;
    for (const [words, exactValue] of exactValues) {
      const [{ value, tolerance } = { value: NaN, tolerance: 0 }] = questionWith(words).numericAnswers;
      expect(Math.abs(value - exactValue), words).toBeLessThanOrEqual(tolerance);
      expect(tolerance, words).toBeLessThan(0.05);
    }
  });
});
