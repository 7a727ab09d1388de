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

async function addedToBank(author: Browser): Promise<string> {
  const { text } = await author.post('/api/questions', marsIsRight);
  return (JSON.parse(text) as { id: string }).id;
}

/** A quiz that asks a bank question with a wrong key, and Ada's attempt, which chose Jupiter. */
async function taken(ivy: Browser, ada: Browser) {
  const bankId = await addedToBank(ivy);
  const quizData = { title: 'Planets', questions: [{ questionId: bankId, points: 2 }] };
  const { id: quizId } = await createQuiz(ivy, { quizData });
  const attempt = await takeQuiz(ada, quizId, { MULTIPLE_CHOICE: 'Jupiter' });
  const scoreNow = async () =>
    (await readJson<AttemptReply>(ada, `/api/attempts/${attempt.id}`)).result?.score;
  const setQuestions = (questions: readonly object[]) =>
    ivy.patch(`/api/quiz/${quizId}`, { data: { questions } });
  return { bankId, quizId, scoreNow, setQuestions };
}

const suite: StoreSuite = (openStore) => {
  const given = givenClass(openStore, 'copies');

  describe.each(gatewaysOn(openStore))('a bank question that a quiz asked, over $name', (gateway) => {
    it('regrades the attempts after an edit of the original', async () => {
      const { ivy, ada } = await given(gateway);
      const { bankId, quizId, scoreNow } = await taken(ivy, ada);
      expect(await scoreNow()).toBe(0);
      await ivy.put(`/api/questions/${bankId}`, jupiterIsRight);
      expect(await regrade(ivy, quizId)).toMatchObject({ studentCount: 1, changedCount: 1 });
      expect(await scoreNow()).toBe(2);
    });

    it('regrades the attempts after an edit of the copy that replaced it', async () => {
      const { ivy, ada } = await given(gateway);
      const { bankId, quizId, scoreNow, setQuestions } = await taken(ivy, ada);
      const copy = { ...jupiterIsRight, replaces: bankId, points: 3 };
      const { quizData } = quizIn(await setQuestions([copy]), 200);
      expect(await previewOf(ivy, quizId)).toMatchObject({ studentCount: 1, changedCount: 1 });
      await regrade(ivy, quizId);
      expect(await scoreNow()).toBe(3);
      // The original does not grade this quiz any more.
      await ivy.put(`/api/questions/${bankId}`, { ...planet, correctAnswer: [1, 2] });
      expect(await regrade(ivy, quizId)).toMatchObject({ studentCount: 0, changedCount: 0 });
      // Later edits of the copy follow, and a list that names only the ID keeps what it replaced.
      const [asked] = quizData.questions;
      quizIn(await setQuestions([{ id: asked?.id }]), 200);
      quizIn(await setQuestions([{ id: asked?.id, ...marsIsRight, points: 3 }]), 200);
      expect(await regrade(ivy, quizId)).toMatchObject({ studentCount: 1, changedCount: 1 });
      expect(await scoreNow()).toBe(0);
    });

    it('grades its own attempts if the quiz asks it beside the copy', async () => {
      const { ivy, ada } = await given(gateway);
      const { bankId, quizId, scoreNow, setQuestions } = await taken(ivy, ada);
      quizIn(await setQuestions([{ id: bankId }, { ...jupiterIsRight, replaces: bankId }]), 200);
      expect(await regrade(ivy, quizId)).toMatchObject({ studentCount: 0, changedCount: 0 });
      expect(await scoreNow()).toBe(0);
    });

    it('is replaced only by a new question, and only in its own quiz', async () => {
      const { ivy, ada, test } = await given(gateway);
      const { bankId, setQuestions } = await taken(ivy, ada);
      const other = await addedToBank(ivy);
      const bad = [
        [{ ...jupiterIsRight, replaces: other }, 'This question is not in the quiz.'],
        [{ id: bankId, replaces: bankId }, 'Only a new question can replace another one.'],
        [{ questionId: other, replaces: bankId }, 'Only a new question can replace another one.'],
      ] as const;
      await expectUnchanged(
        () => test.store.collection('quizzes').find({}).toArray(),
        async () => {
          for (const [question, message] of bad) {
            // oxlint-disable-next-line no-await-in-loop -- one after the other
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
