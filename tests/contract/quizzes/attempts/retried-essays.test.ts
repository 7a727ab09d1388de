import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  answersTo,
  readJson,
  takeQuiz,
  submitAttempt,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { addQuestion } from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { bodyOf, givenClassroom, createQuizFromBank } from '../../../support/generation.ts';

vi.setConfig({ testTimeout: 60_000 });

const essay = {
  type: 'ESSAY',
  question: 'Why is the sky blue?',
  answers: [],
  correctAnswer: [],
  points: 5,
  explanation: 'Rayleigh scattering.',
};

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'retried-essays');

  /** Sam’s only attempt: a multiple-choice question without an answer, and an essay that Ada graded. */
  async function graded(
    gateway: Parameters<typeof given>[0],
    points: number,
    questions = ['choice', 'essay'],
  ) {
    const { ada, sam, courseId } = await given(gateway);
    const ids: string[] = [];
    for (const kind of questions) ids.push((await addQuestion(ada, kind === 'essay' ? essay : {})).id);
    const quiz = await createQuizFromBank(ada, ids, { courseId }, { allowedAttempts: 1 });
    const { id } = await takeQuiz(sam, quiz.id, { ESSAY: 'Because.' });
    const { submission } = await readJson<{ submission: { revision: number } }>(
      ada,
      `/api/attempts/${id}/submission`,
    );
    const grade = { questionId: ids.at(-1), points, feedback: 'Say more.', revision: submission.revision };
    bodyOf(await ada.patch(`/api/attempts/${id}/grade`, grade));
    return { ada, sam, quizId: quiz.id };
  }

  const retry = (student: Browser, quizId: string) => student.post('/api/attempts/retry', { quizId });

  describe.each(gatewaysOn(openStore))('an essay over $name', (gateway) => {
    it('that earned some points is not missed, so that a retry asks only the other questions', async () => {
      const { sam, quizId } = await graded(gateway, 4);
      const again = bodyOf<AttemptReply>(await retry(sam, quizId), 201);
      expect(again.questions.map(({ type }) => type)).toEqual(['MULTIPLE_CHOICE']);
    });

    it('that earned some points leaves nothing to retry if all other answers are correct', async () => {
      const { sam, quizId } = await graded(gateway, 4, ['essay']);
      expect(await retry(sam, quizId)).toMatchObject({
        status: 409,
        text: 'Nothing was missed in your last attempt.',
      });
    });

    it('that earned no points is asked again, is not graded, counts for no points and shows its explanation', async () => {
      const { ada, sam, quizId } = await graded(gateway, 0);
      const again = bodyOf<AttemptReply>(await retry(sam, quizId), 201);
      const answers = answersTo(again, { ESSAY: 'Blue light scatters most.', MULTIPLE_CHOICE: '2' });
      bodyOf(await sam.patch(`/api/attempts/${again.id}`, { answers }));
      const result = await submitAttempt(sam, again.id);
      expect(result).toMatchObject({ possible: 2, isPending: false, isRevealed: true });
      expect(result.percent).not.toBeNull();
      expect(result.questions.find(({ type }) => type === 'ESSAY')).toMatchObject({
        earned: null,
        isPending: false,
        explanation: 'Rayleigh scattering.',
      });
      const summaries = await readJson<object[]>(sam, `/api/attempts?quizId=${quizId}`);
      expect(summaries.at(-1)).toMatchObject({ kind: 'RETRY', possible: 2, isPending: false });
      expect(await readJson(ada, '/api/attempts/grading-queue')).toEqual([]);
    });
  });
};

describeOnSqlite('retried essays', suite);
