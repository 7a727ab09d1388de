import { describe, expect, it, vi } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../functions/core/store/testing/store-suites.ts';
import { answersTo, handedIn, started, submitted, type AttemptReply } from './testing/attempts.ts';
import { added, choiceBody } from './testing/bank.ts';
import type { Browser } from './testing/browser.ts';
import { doorsOn } from './testing/doors.ts';
import { bodyOf, givenClassroom, quizOf } from './testing/generation.ts';
import { regrade } from './testing/regrade.ts';

vi.setConfig({ testTimeout: 60_000 });

const reworded = { question: 'Other numbers?', answers: ['p', 'q', 'r'], correctAnswer: [2] };
const kept = [409, 'What you missed is asked in quizzes that you have yet to hand in.'];

function retry(student: Browser, quizId: string) {
  return student.post('/api/attempts/retry', { quizId });
}

async function retried(student: Browser, quizId: string): Promise<AttemptReply> {
  return bodyOf(await retry(student, quizId), 201);
}

async function reword(author: Browser, id: string, more: object): Promise<void> {
  bodyOf(await author.put(`/api/questions/${id}`, { ...choiceBody, answerExplanations: [], ...more }));
}

function textsOf({ questions }: AttemptReply): string[] {
  return questions.map(({ question_text: text }) => text);
}

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'retries');

  describe.each(doorsOn(openStore))('a retry over $name', (door) => {
    it('asks the words that were missed, whatever its author made of them since', async () => {
      const { ada, sam, courseId } = await given(door);
      const { id } = await added(ada, { question: 'First numbers?' });
      const quiz = await quizOf(ada, [id], { courseId }, { allowedAttempts: 1 });
      const missed = await handedIn(sam, quiz.id, {});
      await reword(ada, id, reworded);
      const again = await retried(sam, quiz.id);
      expect(textsOf(again)).toEqual(['First numbers?']);
      const idsOf = ({ questions }: AttemptReply) => questions[0]?.answers.map((each) => each.id).toSorted();
      expect(idsOf(again)).toEqual(idsOf(missed));
    });

    it('is judged by the key by which the attempt was regraded', async () => {
      const { ada, sam, courseId } = await given(door);
      const { id } = await added(ada, { question: 'Numbers?' });
      const quiz = await quizOf(ada, [id], { courseId }, { allowedAttempts: 1 });
      await handedIn(sam, quiz.id, { MULTIPLE_CHOICE: 'x' });
      await reword(ada, id, { question: 'Numbers?', correctAnswer: [3] });
      await regrade(ada, quiz.id);
      const again = await retried(sam, quiz.id);
      const answers = answersTo(again, { MULTIPLE_CHOICE: '2' });
      bodyOf(await sam.patch(`/api/attempts/${again.id}`, { answers }));
      expect(await submitted(sam, again.id)).toMatchObject({ percent: 100, revealed: true });
    });

    it('asks nothing that its author words anew for the attempts that are left, until it is handed in', async () => {
      const { ada, sam, courseId } = await given(door);
      const { id } = await added(ada, { question: 'First numbers?' });
      const quiz = await quizOf(ada, [id], { courseId }, { allowedAttempts: 2 });
      await handedIn(sam, quiz.id, {});
      await reword(ada, id, reworded);
      const refused = async () => {
        const { status, text } = await retry(sam, quiz.id);
        expect([status, text]).toEqual(kept);
      };
      await refused();
      const open = await started(sam, quiz.id);
      expect(textsOf(open)).toEqual(['Other numbers?']);
      await refused();
      await submitted(sam, open.id);
      expect(textsOf(await retried(sam, quiz.id))).toEqual(['Other numbers?']);
    });

    it('leaves out what its author took out of the quiz, and asks in an exam', async () => {
      const { ada, sam, courseId } = await given(door);
      const { id } = await added(ada, { question: 'Homework version?' });
      const other = await added(ada, { question: 'Other?' });
      const homework = await quizOf(ada, [id, other.id], { courseId });
      await handedIn(sam, homework.id, {});
      const questions = [{ questionId: other.id }];
      bodyOf(await ada.patch(`/api/quiz/${homework.id}`, { data: { questions } }));
      await reword(ada, id, { ...reworded, question: 'Exam version?' });
      const exam = await quizOf(ada, [id], { courseId }, { reveal: 'NEVER' });
      await started(sam, exam.id);
      const again = await retried(sam, homework.id);
      expect(textsOf(again)).toEqual(['Other?']);
      const told = await submitted(sam, again.id);
      expect(told.questions.map((question) => question.id)).toEqual([other.id]);
    });

    it('is refused where all that was missed was taken out of the quiz', async () => {
      const { ada, sam, courseId } = await given(door);
      const { id } = await added(ada, { question: 'Out?' });
      const other = await added(ada, { question: 'In?' });
      const homework = await quizOf(ada, [id], { courseId });
      await handedIn(sam, homework.id, {});
      const questions = [{ questionId: other.id }];
      bodyOf(await ada.patch(`/api/quiz/${homework.id}`, { data: { questions } }));
      const { status, text } = await retry(sam, homework.id);
      expect([status, text]).toEqual([409, 'What you missed was taken out of the quiz.']);
    });

    it('leaves out the question and the words that another quiz keeps, though that came while it was open', async () => {
      const { ada, eve, sam, courseId } = await given(door);
      const same = await added(ada, { question: 'Same question?' });
      const words = await added(ada, { question: 'Same words?' });
      const free = await added(ada, { question: 'Free?' });
      const homework = await quizOf(ada, [same.id, words.id, free.id], { courseId });
      await handedIn(sam, homework.id, {});
      const early = await retried(sam, homework.id);
      expect(textsOf(early).toSorted()).toEqual(['Free?', 'Same question?', 'Same words?']);
      const twin = await added(eve, { question: 'same words' });
      await quizOf(ada, [same.id], { courseId }, { reveal: 'NEVER' });
      await quizOf(eve, [twin.id], { courseId: null });
      const told = await submitted(sam, early.id);
      expect(told.questions.map(({ id }) => id)).toEqual([free.id]);
      expect(textsOf(await retried(sam, homework.id))).toEqual(['Free?']);
    });
  });
};

describeOnSqlite('retries:', suite);
await describeOnMongo('retries:', suite);
