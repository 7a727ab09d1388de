import { describe, expect, it } from 'vitest';
import { choice, matching } from '../../../../core/quizzes/testing/given.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  answersTo,
  givenClassroom,
  readJson,
  startAttempt,
  submitAttempt,
  type AttemptReply,
  type Classroom,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { storeInAuthorsOrder } from '../../../support/older-orders.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Questions with the correct answer first. Each answer has an explanation. */
const choices = Array.from({ length: 12 }, (_, at) =>
  choice({
    question: `Which, ${at + 1}?`,
    answers: letters,
    correctAnswer: [1],
    answerExplanations: letters.map((letter) => `${letter} it is`),
  }),
);
const columns = Array.from({ length: 6 }, (_, at) =>
  matching(
    letters.map((letter, index) => [String(index + 1), letter]),
    { question: `Which belong together, ${at + 1}?` },
  ),
);
const writtenQuestions = [...choices, ...columns];

type ShownQuestions = AttemptReply['questions'];
type Side = 'answers' | 'matchPrompts' | 'matchOptions';

const textsOf = (questions: ShownQuestions, side: Side) =>
  questions
    .filter((each) => each[side].length > 0)
    .map((each) => each[side].map(({ text }) => text).join(''));
const ordersOf = (questions: ShownQuestions, side: Side) => new Set(textsOf(questions, side));

/** Everything that the author can read about the order of a quiz. */
async function readAsAuthor({ teacher }: Classroom, quizId: string) {
  const query = `{ quiz(id: "${quizId}") { ... on AuthoredQuiz {
    questions { type textFormat question answers correctAnswer answerExplanations pairs { left right } }
    quizData { questions { id answers { id text ... on WeightedAnswer { weight } } } } } } }`;
  const { result } = await teacher.graphql(query);
  return result.data?.['quiz'] as { readonly questions: readonly object[] };
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'olderorders');

  describe.each(gatewaysOn(openStore))(
    'questions that were stored in the author’s order, over $name',
    (gateway) => {
      it('are shown to their author in that order, like questions that are stored shuffled', async () => {
        const test = await given(gateway);
        const { _id } = await test.quiz(writtenQuestions);
        const now = await readAsAuthor(test, _id);
        expect(now.questions).toEqual(
          writtenQuestions.map(
            ({ concepts: _concepts, difficulty: _difficulty, points: _points, ...rest }) => {
              const { numericAnswers: _numbers, explanation: _explanation, ...seen } = rest;
              return seen;
            },
          ),
        );
        await storeInAuthorsOrder(test.store);
        expect(await readAsAuthor(test, _id)).toEqual(now);
      });

      it('are asked in other orders in new attempts', async () => {
        const { ada, quiz, store } = await given(gateway);
        const { _id } = await quiz(writtenQuestions);
        await storeInAuthorsOrder(store);
        const { questions } = await startAttempt(ada, _id);
        for (const side of ['answers', 'matchPrompts', 'matchOptions'] as const)
          expect(ordersOf(questions, side).size).toBeGreaterThan(4);
      });

      it('keep the author’s order of choices if the quiz does not shuffle, but pairs are shuffled', async () => {
        const { ada, eve, quiz, store } = await given(gateway);
        const { _id } = await quiz(writtenQuestions, { shuffleAnswers: false });
        const asked = [await startAttempt(ada, _id)];
        await storeInAuthorsOrder(store);
        asked.push(await startAttempt(eve, _id));
        for (const { questions } of asked) {
          expect(ordersOf(questions, 'answers')).toEqual(new Set([letters.join('')]));
          for (const side of ['matchPrompts', 'matchOptions'] as const)
            expect(ordersOf(questions, side).size).toBeGreaterThan(2);
        }
      });

      it('keep their order in an open attempt, and are graded and explained correctly', async () => {
        const { ada, quiz, store } = await given(gateway);
        const { _id } = await quiz(writtenQuestions);
        const { id, questions } = await startAttempt(ada, _id);
        await storeInAuthorsOrder(store);
        const open = await readJson<AttemptReply>(ada, `/api/attempts/${id}`);
        for (const side of ['answers', 'matchOptions'] as const)
          expect(open.questions.map((each) => each[side])).toEqual(questions.map((each) => each[side]));
        // matchPrompts were shown in their stored order.
        expect(ordersOf(open.questions, 'matchPrompts')).toEqual(new Set(['123456']));
        const matches = Object.fromEntries(letters.map((letter, at) => [String(at + 1), letter]));
        const answers = answersTo(open, { MULTIPLE_CHOICE: 'a', MATCHING: matches });
        expect((await ada.patch(`/api/attempts/${id}`, { answers })).status).toBe(200);
        const result = await submitAttempt(ada, id);
        expect(result).toMatchObject({ score: questions.length, percent: 100 });
        for (const { answers: shown, answerExplanations } of result.questions.slice(0, choices.length))
          expect(answerExplanations).toEqual(shown.map(({ text }) => `${text} it is`));
      });
    },
  );

  describe.each(gatewaysOn(openStore))('the answer key over $name', (gateway) => {
    it('is shown in the order of the attempt, not in the author’s', async () => {
      const { ada, quiz } = await given(gateway);
      const several = choices.map((question) => ({
        ...question,
        type: 'MULTIPLE_ANSWERS' as const,
        correctAnswer: [1, 2, 3, 4, 5],
      }));
      const { _id } = await quiz([...several, ...columns]);
      await submitAttempt(ada, (await startAttempt(ada, _id)).id);
      const query = `query ($quizId: ID!) { attempts(quizId: $quizId) { id } }`;
      const { result } = await ada.graphql(query, { quizId: _id });
      const [{ id } = { id: '' }] = (result.data?.['attempts'] ?? []) as { id: string }[];
      const reply = await readJson<{ result: { questions: readonly ResultQuestion[] } }>(
        ada,
        `/api/attempts/${id}`,
      );
      for (const { answers, matchPrompts, correct } of reply.result.questions) {
        const [ids, promptIds] = [answers, matchPrompts].map((parts) => parts.map((part) => part.id));
        expect(correct.answerIds).toEqual(ids?.filter((each) => correct.answerIds.includes(each)));
        expect(correct.matches.map(({ promptId }) => promptId)).toEqual(promptIds);
      }
    });
  });
};

interface ResultQuestion {
  readonly answers: readonly { readonly id: string }[];
  readonly matchPrompts: readonly { readonly id: string }[];
  readonly correct: {
    readonly answerIds: readonly string[];
    readonly matches: readonly { readonly promptId: string }[];
  };
}

describeOnSqlite('older orders', suite);
