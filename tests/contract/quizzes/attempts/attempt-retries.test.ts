import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  answersTo,
  takeQuiz,
  readJson,
  startAttempt,
  submitAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { addQuestion, choiceBody } from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { bodyOf, givenClassroom, createQuizFromBank } from '../../../support/generation.ts';
import { regrade } from '../../../support/regrade.ts';

vi.setConfig({ testTimeout: 60_000 });

const reworded = { question: 'Other numbers?', answers: ['p', 'q', 'r'], correctAnswer: [2] };

function requestRetry(student: Browser, quizId: string) {
  return student.post('/api/attempts/retry', { quizId });
}

async function startRetry(student: Browser, quizId: string): Promise<AttemptReply> {
  return bodyOf(await requestRetry(student, quizId), 201);
}

async function rewordQuestion(author: Browser, id: string, more: object): Promise<void> {
  bodyOf(await author.put(`/api/questions/${id}`, { ...choiceBody, answerExplanations: [], ...more }));
}

function textsOf({ questions }: AttemptReply): string[] {
  return questions.map(({ question_text: text }) => text);
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'retries');

  describe.each(gatewaysOn(openStore))('a retry over $name', (gateway) => {
    it('asks the question in the wording that was missed, even if its author has changed it', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await addQuestion(ada, { question: 'First numbers?' });
      const quiz = await createQuizFromBank(ada, [id], { courseId }, { allowedAttempts: 1 });
      const missed = await takeQuiz(sam, quiz.id, {});
      await rewordQuestion(ada, id, reworded);
      const again = await startRetry(sam, quiz.id);
      expect(textsOf(again)).toEqual(['First numbers?']);
      const idsOf = ({ questions }: AttemptReply) => questions[0]?.answers.map((each) => each.id).toSorted();
      expect(idsOf(again)).toEqual(idsOf(missed));
    });

    it('can be repeated even if the quiz can be taken only once', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await addQuestion(ada, { question: 'Numbers?' });
      const quiz = await createQuizFromBank(ada, [id], { courseId }, { allowedAttempts: 1 });
      await takeQuiz(sam, quiz.id, {});
      for (const number of [1, 2, 3]) {
        const again = await startRetry(sam, quiz.id);
        expect(again).toMatchObject({ kind: 'RETRY', number });
        await submitAttempt(sam, again.id);
      }
      expect(await sam.post('/api/attempts', { quizId: quiz.id })).toMatchObject({
        status: 409,
        text: 'You can take this quiz only once.',
      });
    });

    it('is graded by the key of the last regrade', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await addQuestion(ada, { question: 'Numbers?' });
      const quiz = await createQuizFromBank(ada, [id], { courseId }, { allowedAttempts: 1 });
      await takeQuiz(sam, quiz.id, { MULTIPLE_CHOICE: 'x' });
      await rewordQuestion(ada, id, { question: 'Numbers?', correctAnswer: [3] });
      await regrade(ada, quiz.id);
      const again = await startRetry(sam, quiz.id);
      const answers = answersTo(again, { MULTIPLE_CHOICE: '2' });
      bodyOf(await sam.patch(`/api/attempts/${again.id}`, { answers }));
      expect(await submitAttempt(sam, again.id)).toMatchObject({ percent: 100, isRevealed: true });
    });

    it('reveals nothing about a newer wording that an open attempt asks', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await addQuestion(ada, { question: 'First numbers?' });
      const quiz = await createQuizFromBank(ada, [id], { courseId }, { allowedAttempts: 2 });
      await takeQuiz(sam, quiz.id, {});
      await rewordQuestion(ada, id, reworded);
      const open = await startAttempt(sam, quiz.id);
      expect(textsOf(open)).toEqual(['Other numbers?']);
      const again = await startRetry(sam, quiz.id);
      expect(textsOf(again)).toEqual(['First numbers?']);
      const reply = JSON.stringify(await submitAttempt(sam, again.id));
      for (const { id: option } of open.questions[0]?.answers ?? []) expect(reply).not.toContain(option);
    });

    it('excludes a question that the author moved from the quiz to an exam', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await addQuestion(ada, { question: 'Homework version?' });
      const other = await addQuestion(ada, { question: 'Other?' });
      const homework = await createQuizFromBank(ada, [id, other.id], { courseId });
      await takeQuiz(sam, homework.id, {});
      const questions = [{ questionId: other.id }];
      bodyOf(await ada.patch(`/api/quiz/${homework.id}`, { data: { questions } }));
      await rewordQuestion(ada, id, { ...reworded, question: 'Exam version?' });
      const exam = await createQuizFromBank(ada, [id], { courseId }, { answerRelease: 'NEVER' });
      await startAttempt(sam, exam.id);
      const again = await startRetry(sam, homework.id);
      expect(textsOf(again)).toEqual(['Other?']);
      const reply = await submitAttempt(sam, again.id);
      expect(reply.questions.map((question) => question.id)).toEqual([other.id]);
    });

    it('is refused if all missed questions were removed from the quiz', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await addQuestion(ada, { question: 'Out?' });
      const other = await addQuestion(ada, { question: 'In?' });
      const homework = await createQuizFromBank(ada, [id], { courseId });
      await takeQuiz(sam, homework.id, {});
      const questions = [{ questionId: other.id }];
      bodyOf(await ada.patch(`/api/quiz/${homework.id}`, { data: { questions } }));
      const { status, text } = await requestRetry(sam, homework.id);
      expect([status, text]).toEqual([409, 'The questions that you missed were removed from the quiz.']);
    });

    it('asks missed questions that another quiz also asks, and reveals no more than the attempt did', async () => {
      const { ada, sam, courseId } = await given(gateway);
      const { id } = await addQuestion(ada, { question: 'Same question?' });
      const homework = await createQuizFromBank(ada, [id], { courseId });
      const missed = await takeQuiz(sam, homework.id, {});
      // A copy of the quiz for another group, which Sam never takes, does not affect the retry.
      await createQuizFromBank(ada, [id], { isPublished: false }, { answerRelease: 'NEVER' });
      const reply = await submitAttempt(sam, (await startRetry(sam, homework.id)).id);
      const before = await readJson<AttemptReply>(sam, `/api/attempts/${missed.id}`);
      expect(reply.questions[0]?.correct).toEqual(before.result?.questions[0]?.correct);
      expect(reply.isRevealed).toBe(true);
    });
  });
};

describeOnSqlite('retries', suite);
