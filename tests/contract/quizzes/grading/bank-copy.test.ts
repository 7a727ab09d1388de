import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { readJson, takeQuiz, type AttemptReply } from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { comparableReply, expectUnchanged } from '../../../support/expectations.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { previewOf, regrade } from '../../../support/regrade.ts';
import { createQuiz, givenClass, quizIn } from '../../../support/quizzes.ts';

const planet = { question: 'Which planet is the largest?', answers: ['Mars', 'Jupiter'] };
const marsIsRight = { ...planet, correctAnswer: [1] };
const jupiterIsRight = { ...planet, correctAnswer: [2] };

async function addToBank(author: Browser): Promise<string> {
  const { text } = await author.post('/api/questions', marsIsRight);
  return (JSON.parse(text) as { id: string }).id;
}

/** A quiz with a bank question whose answer key is wrong, and Ada's attempt, in which she chose Jupiter. */
async function givenTakenQuiz(ivy: Browser, ada: Browser) {
  const bankId = await addToBank(ivy);
  const quizData = { title: 'Planets', questions: [{ questionId: bankId, points: 2 }] };
  const { id: quizId } = await createQuiz(ivy, { quizData });
  const attempt = await takeQuiz(ada, quizId, { MULTIPLE_CHOICE: 'Jupiter' });
  const readScore = async () =>
    (await readJson<AttemptReply>(ada, `/api/attempts/${attempt.id}`)).result?.score;
  const setQuestions = (questions: readonly object[]) =>
    ivy.patch(`/api/quiz/${quizId}`, { data: { questions } });
  return { bankId, quizId, scoreNow: readScore, setQuestions };
}

const suite: StoreSuite = (openStore) => {
  const given = givenClass(openStore, 'copies');

  describe.each(gatewaysOn(openStore))('a bank question in a quiz, over $name', (gateway) => {
    it('regrades the attempts after an edit of the original', async () => {
      const { ivy, ada } = await given(gateway);
      const { bankId, quizId, scoreNow: readScore } = await givenTakenQuiz(ivy, ada);
      expect(await readScore()).toBe(0);
      await ivy.put(`/api/questions/${bankId}`, jupiterIsRight);
      expect(await regrade(ivy, quizId)).toMatchObject({ studentCount: 1, changedCount: 1 });
      expect(await readScore()).toBe(2);
    });

    it('regrades the attempts after an edit of the copy that replaced it', async () => {
      const { ivy, ada } = await given(gateway);
      const { bankId, quizId, scoreNow: readScore, setQuestions } = await givenTakenQuiz(ivy, ada);
      const copy = { ...jupiterIsRight, replaces: bankId, points: 3 };
      const { quizData } = quizIn(await setQuestions([copy]), 200);
      expect(await previewOf(ivy, quizId)).toMatchObject({ studentCount: 1, changedCount: 1 });
      await regrade(ivy, quizId);
      expect(await readScore()).toBe(3);
      // The original no longer affects the grades of this quiz.
      await ivy.put(`/api/questions/${bankId}`, { ...planet, correctAnswer: [1, 2] });
      expect(await regrade(ivy, quizId)).toMatchObject({ studentCount: 0, changedCount: 0 });
      // Later edits of the copy also regrade. A list with only the ID keeps the question that the copy replaced.
      const [question] = quizData.questions;
      quizIn(await setQuestions([{ id: question?.id }]), 200);
      quizIn(await setQuestions([{ id: question?.id, ...marsIsRight, points: 3 }]), 200);
      expect(await regrade(ivy, quizId)).toMatchObject({ studentCount: 1, changedCount: 1 });
      expect(await readScore()).toBe(0);
    });

    it('keeps the points of its attempts if the quiz has both the question and the copy', async () => {
      const { ivy, ada } = await given(gateway);
      const { bankId, quizId, scoreNow: readScore, setQuestions } = await givenTakenQuiz(ivy, ada);
      quizIn(await setQuestions([{ id: bankId }, { ...jupiterIsRight, replaces: bankId }]), 200);
      expect(await regrade(ivy, quizId)).toMatchObject({ studentCount: 0, changedCount: 0 });
      expect(await readScore()).toBe(0);
    });

    it('is replaced only by a new question, and only in its own quiz', async () => {
      const { ivy, ada, test } = await given(gateway);
      const { bankId, setQuestions } = await givenTakenQuiz(ivy, ada);
      const other = await addToBank(ivy);
      const invalidQuestions = [
        [{ ...jupiterIsRight, replaces: other }, 'This question is not in the quiz.'],
        [{ id: bankId, replaces: bankId }, 'Only a new question can replace another one.'],
        [{ questionId: other, replaces: bankId }, 'Only a new question can replace another one.'],
      ] as const;
      await expectUnchanged(
        () => test.store.collection('quizzes').find({}).toArray(),
        async () => {
          for (const [question, message] of invalidQuestions) {
            const reply = comparableReply(await setQuestions([question]));
            expect(reply).toMatchObject({ status: 400 });
            expect(reply.text).toContain(`data.questions.0.replaces: ${message}`);
          }
        },
      );
    });
  });
};

describeOnSqlite('copies of bank questions', suite);
