import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { startAttempt, submitAttempt } from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { comparableReply, expectUnchanged } from '../../../support/expectations.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { createQuiz, givenClass, quizIn, sendForm } from '../../../support/quizzes.ts';

const essayNamed = (name: string, more: object = {}) => ({
  question: `Is ${name}?`,
  answers: ['Yes', 'No'],
  correctAnswer: [1],
  ...more,
});

/** Each attempt asks 'first', and two of 'a' to 'e' for 3 points each. */
const quizData = {
  title: 'Drawn',
  allowedAttempts: 20,
  pools: [{ name: 'Letters', count: 2, points: 3 }],
  questions: [
    essayNamed('first', { points: 4 }),
    ...['a', 'b', 'c', 'd', 'e'].map((name) => essayNamed(name, { pool: 'letters', points: 9 })),
  ],
};

interface QuizReply {
  readonly questionCount: number;
  readonly pointsPossible: number;
  readonly pools: readonly object[];
  readonly questions: readonly {
    readonly id: string;
    readonly pool: string | null;
    readonly points: number;
  }[];
}

async function readQuiz(browser: Browser, id: string): Promise<QuizReply> {
  const query = `query ($id: ID!) {
    quiz(id: $id) {
      questionCount pointsPossible
      ... on AuthoredQuiz { pools { name count points } questions { id pool points } }
    }
  }`;
  return (await browser.graphql(query, { id })).result.data?.['quiz'] as QuizReply;
}

/** Takes and submits the quiz. Returns the questions that the attempt asked. */
async function takeAndSubmit(student: Browser, quizId: string): Promise<string[]> {
  const attempt = await startAttempt(student, quizId);
  await submitAttempt(student, attempt.id);
  expect(attempt.questions.reduce((sum, { points }) => sum + points, 0)).toBe(10);
  return attempt.questions.map(({ question_text }) => question_text);
}

const suite: StoreSuite = (openStore) => {
  const given = givenClass(openStore, 'pools');

  describe.each(gatewaysOn(openStore))('a random pool over $name', (gateway) => {
    it('gives each attempt some of its questions, with the points of the pool', async () => {
      const { ivy, ada } = await given(gateway);
      const { id } = await createQuiz(ivy, { quizData });
      const { questions, ...quiz } = await readQuiz(ivy, id);
      expect(quiz).toEqual({
        questionCount: 3,
        pointsPossible: 10,
        pools: [{ name: 'Letters', count: 2, points: 3 }],
      });
      expect(questions.map(({ pool, points }) => [pool, points])).toEqual([
        [null, 4],
        ...Array.from({ length: 5 }, () => ['Letters', 3]),
      ]);
      expect(await readQuiz(ada, id)).toMatchObject({ questionCount: 3, pointsPossible: 10 });
      const draws = new Set<string>();
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const [first, ...others] = await takeAndSubmit(ada, id);
        expect(first).toBe('Is first?');
        expect(others).toEqual([...new Set(others)].toSorted());
        expect(others).toHaveLength(2);
        draws.add(others.join(' '));
      }
      // There are ten possible draws, so twelve equal draws have a probability of 10 to the power of -11.
      expect(draws.size).toBeGreaterThan(1);
    });

    it('has questions of the bank', async () => {
      const { ivy, ada } = await given(gateway);
      const bank: string[] = [];
      for (const name of ['a', 'b', 'c']) {
        const { text } = await ivy.post('/api/questions', essayNamed(name));
        bank.push((JSON.parse(text) as { id: string }).id);
      }
      const questions = bank.map((questionId) => ({ questionId, pool: 'Bank' }));
      const pools = [{ name: 'Bank', count: 2 }];
      const { id } = await createQuiz(ivy, { quizData: { title: 'Bank', pools, questions } });
      expect(await readQuiz(ada, id)).toMatchObject({ questionCount: 2, pointsPossible: 2 });
      const attempt = await startAttempt(ada, id);
      expect(attempt.questions).toHaveLength(2);
    });

    it('can be changed without its questions, and its questions stay in the quiz when it is removed', async () => {
      const { ivy } = await given(gateway);
      const { id } = await createQuiz(ivy, { quizData });
      const { questions } = await readQuiz(ivy, id);
      const set = (data: object) => ivy.patch(`/api/quiz/${id}`, { data });
      quizIn(await set({ pools: [{ name: 'Letters', count: 4, points: 1 }] }), 200);
      expect(await readQuiz(ivy, id)).toMatchObject({ questionCount: 5, pointsPossible: 8 });
      quizIn(await set({ questions: questions.map((question) => ({ id: question.id })) }), 200);
      expect(await readQuiz(ivy, id)).toMatchObject({ questionCount: 5, pointsPossible: 8 });
      const [, letter] = questions;
      const moved = questions.map(({ id: each }) => ({
        id: each,
        ...(each === letter?.id && { pool: null }),
      }));
      quizIn(await set({ questions: moved }), 200);
      expect((await readQuiz(ivy, id)).questions.filter(({ pool }) => pool === 'Letters')).toHaveLength(4);
      quizIn(await set({ pools: [] }), 200);
      expect(await readQuiz(ivy, id)).toMatchObject({ questionCount: 6, pools: [] });
      expect((await readQuiz(ivy, id)).questions.map(({ pool }) => pool)).toEqual(Array(6).fill(null));
    });

    it('is refused if it asks more questions than it has, if its name is missing or not unique, or if it does not exist', async () => {
      const { ivy, jon, test } = await given(gateway);
      const { id } = await createQuiz(ivy, { quizData });
      const { questions } = await readQuiz(ivy, id);
      const bad = [
        [
          { pools: [{ name: 'Letters', count: 6 }] },
          'input.data.pools.0.count: The pool “Letters” has 5 questions, so it can’t ask 6.',
        ],
        [
          { pools: [...quizData.pools, { name: 'Empty', count: 1 }] },
          'input.data.pools.1.count: The pool “Empty” has 0 questions, so it can’t ask 1.',
        ],
        [
          { pools: [...quizData.pools, { name: 'LETTERS', count: 1 }] },
          'input.data.pools.1.name: Another pool has this name.',
        ],
        [
          { questions: questions.map((question) => ({ id: question.id, pool: 'Numbers' })) },
          'The quiz has no pool “Numbers”.',
        ],
        [{ pools: [{ name: 'Letters\nand more', count: 1 }] }, 'pools.0.name'],
      ] as const;
      await expectUnchanged(
        () => test.store.collection('quizzes').find({}).toArray(),
        async () => {
          for (const [data, message] of bad) {
            const reply = await ivy.patch(`/api/quiz/${id}`, { data });
            expect(comparableReply(reply)).toMatchObject({ status: 400 });
            expect(reply.text).toContain(message.replace('input.data.', ''));
          }
          expect((await jon.patch(`/api/quiz/${id}`, { data: { pools: [] } })).status).toBe(404);
        },
      );
    });

    it('is in the export for Canvas, and is imported from it', async () => {
      const { ivy } = await given(gateway);
      const { id } = await createQuiz(ivy, { quizData });
      const { bytes } = await ivy.get(`/api/quiz/${id}/export?format=QTI`);
      const file = new File([Uint8Array.from(bytes)], 'drawn.zip');
      const reply = await sendForm(ivy, 'POST', '/api/quiz/import', [['file', file]]);
      expect(reply.status).toBe(201);
      const imported = (JSON.parse(reply.text) as { quiz: { id: string } }).quiz.id;
      const { questions, ...rest } = await readQuiz(ivy, imported);
      const { questions: before, ...expected } = await readQuiz(ivy, id);
      expect(rest).toEqual(expected);
      expect(questions.map(({ pool, points }) => [pool, points])).toEqual(
        before.map(({ pool, points }) => [pool, points]),
      );
    });
  });
};

describeOnSqlite('pools', suite);
