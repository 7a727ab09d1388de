import { describe, expect, it } from 'vitest';
import { minute } from '../../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  everyQuestionType,
  givenClassroom,
  readJson,
  answerKeyTexts,
  startAttempt,
  submitAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

interface QuizDataReply {
  readonly questions: readonly {
    readonly id: string;
    readonly question_type: string;
    readonly question_text: string;
    readonly points: number;
    readonly answers: readonly { readonly id: string; readonly text: string; readonly weight?: number }[];
  }[];
}

async function quizDataOf(browser: Browser, quizId: string): Promise<QuizDataReply | null> {
  return (await readJson<{ quizData: QuizDataReply | null }>(browser, `/api/quiz/${quizId}`)).quizData;
}

/** Whether each answer of the choice questions has a weight. */
const weightsIn = (data: QuizDataReply | null) =>
  new Set(data?.questions.flatMap(({ answers }) => answers.map((answer) => 'weight' in answer)));

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'taken');

  describe.each(gatewaysOn(openStore))('the questions of a quiz, for a student over $name,', (gateway) => {
    it('are shown without weights before an attempt, in a different order for each student', async () => {
      const { ada, eve, quiz } = await given(gateway);
      const { _id } = await quiz();
      const data = await quizDataOf(ada, _id);
      expect(data?.questions.map(({ question_type }) => question_type)).toEqual([
        'multiple_choice_question',
        'multiple_choice_question',
        'short_answer_question',
        'numerical_question',
        'matching_question',
        'essay_question',
      ]);
      const [planets, , short, numeric, matching, essay] = data?.questions ?? [];
      expect(planets).toMatchObject({ question_text: 'Which planet is the largest?', points: 1 });
      expect(planets?.answers.map(({ text }) => text).toSorted()).toEqual(['Jupiter', 'Mars', 'Venus']);
      expect([short, numeric, essay].map((each) => each?.answers)).toEqual([[], [], []]);
      expect(matching?.answers.map(({ text }) => text).toSorted()).toEqual(['Madrid', 'Paris', 'Rome']);
      for (const answer of data?.questions.flatMap(({ answers }) => answers) ?? [])
        expect(Object.keys(answer).toSorted()).toEqual(['id', 'text']);
      for (const word of answerKeyTexts) expect(JSON.stringify(data)).not.toContain(word);
      // The order is the same each time. If each request had a new order, their differences would reveal the author's order.
      expect(await quizDataOf(ada, _id)).toEqual(data);
      const orders = await Promise.all(
        [ada, eve].map(async (browser) => JSON.stringify(await quizDataOf(browser, _id))),
      );
      expect(new Set(orders).size).toBe(2);
    });

    it('are the questions of the open attempt, in its order and versions', async () => {
      const { ada, quiz } = await given(gateway);
      const { _id } = await quiz(everyQuestionType, { timeLimit: 10 });
      const attempt = await startAttempt(ada, _id);
      const data = await quizDataOf(ada, _id);
      const idsOf = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id);
      expect(data?.questions.map(({ id, answers }) => [id, idsOf(answers)])).toEqual(
        attempt.questions.map(({ id, answers, matchOptions }) => [id, idsOf([...answers, ...matchOptions])]),
      );
      expect(weightsIn(data)).toEqual(new Set([false]));
    });

    it('have weights after an attempt, if the quiz shows correct answers', async () => {
      const { ada, quiz } = await given(gateway);
      const { _id } = await quiz();
      const { id } = await startAttempt(ada, _id);
      await submitAttempt(ada, id);
      const data = await quizDataOf(ada, _id);
      const [planets, several, short, numeric, matching, essay] = data?.questions ?? [];
      const weightOf = Object.fromEntries(planets?.answers.map(({ text, weight }) => [text, weight]) ?? []);
      expect(weightOf).toEqual({ Jupiter: 100, Mars: 0, Venus: 0 });
      expect(several?.answers.filter(({ weight }) => weight === 100)).toHaveLength(2);
      expect(short?.answers).toEqual([{ id: '1', text: 'Paris', weight: 100 }]);
      expect(numeric?.answers).toEqual([{ id: '1', text: '3.14 ± 0.01', weight: 100 }]);
      expect(matching?.answers.map(({ text, weight }) => [text, weight]).toSorted()).toEqual([
        ['France → Paris', 100],
        ['Italy → Rome', 100],
        ['Madrid', 0],
      ]);
      expect(essay?.answers).toEqual([]);
      // A new attempt hides them again.
      await startAttempt(ada, _id);
      expect(weightsIn(await quizDataOf(ada, _id))).toEqual(new Set([false]));
    });

    it('have no weights after an attempt, if the quiz never shows correct answers', async () => {
      const { ada, quiz } = await given(gateway);
      const { _id } = await quiz(everyQuestionType, { answerRelease: 'NEVER' });
      const { id } = await startAttempt(ada, _id);
      await submitAttempt(ada, id);
      const data = await quizDataOf(ada, _id);
      expect(data?.questions).toHaveLength(everyQuestionType.length);
      expect(weightsIn(data)).toEqual(new Set([false]));
      for (const word of answerKeyTexts) expect(JSON.stringify(data)).not.toContain(word);
    });

    it.each([
      ['has a time limit', { timeLimit: 10 }],
      ['limits the number of attempts', { allowedAttempts: 3 }],
    ])('are null before the first attempt if the quiz %s', async (_, more) => {
      const { ada, quiz } = await given(gateway);
      const { _id } = await quiz(everyQuestionType, more);
      expect(await quizDataOf(ada, _id)).toBeNull();
      await startAttempt(ada, _id);
      expect(await quizDataOf(ada, _id)).not.toBeNull();
    });

    it('are the questions of the submitted attempt once its time is up', async () => {
      const { ada, clock, quiz } = await given(gateway);
      const { _id } = await quiz(everyQuestionType, { timeLimit: 10 });
      await startAttempt(ada, _id);
      clock.advance(11 * minute);
      expect(weightsIn(await quizDataOf(ada, _id))).toEqual(new Set([true]));
    });

    it('of an unpublished quiz are only those that the student has submitted', async () => {
      const { ada, eve, change, quiz } = await given(gateway);
      const { _id } = await quiz();
      const { id } = await startAttempt(ada, _id);
      await submitAttempt(ada, id);
      const open = await startAttempt(eve, _id);
      await change(_id, { isPublished: false });
      expect(weightsIn(await quizDataOf(ada, _id))).toEqual(new Set([true]));
      expect(await quizDataOf(eve, _id)).toBeNull();
      await change(_id, { isPublished: true });
      const again = await readJson<AttemptReply>(eve, `/api/attempts/${open.id}`);
      expect((await quizDataOf(eve, _id))?.questions.map(({ id: each }) => each)).toEqual(
        again.questions.map(({ id: each }) => each),
      );
    });

    it('are not shown to anybody who is signed out', async () => {
      const { nobody, quiz } = await given(gateway);
      const { _id } = await quiz();
      const reply = await nobody.get(`/api/quiz/${_id}`);
      expect(reply.status).toBe(401);
      expect(reply.text).not.toContain('planet');
    });

    it('have no field for a weight in GraphQL unless the student can see it', async () => {
      const { ada, quiz } = await given(gateway);
      const { _id } = await quiz();
      const query =
        'query ($id: ID!) { quiz(id: $id) { ... on TakenQuiz { quizData { questions { answers { __typename ... on WeightedAnswer { weight } } } } } } }';
      const typesNow = async () => {
        const { result } = await ada.graphql(query, { id: _id });
        expect(result.errors).toBeUndefined();
        return new Set(JSON.stringify(result.data).match(/\w+Answer/g));
      };
      expect(await typesNow()).toEqual(new Set(['UnweightedAnswer']));
      const { id } = await startAttempt(ada, _id);
      await submitAttempt(ada, id);
      expect(await typesNow()).toEqual(new Set(['WeightedAnswer']));
    });
  });
};

describeOnSqlite('questions of a quiz for students', suite);
await describeOnMongo('questions of a quiz for students', suite);
