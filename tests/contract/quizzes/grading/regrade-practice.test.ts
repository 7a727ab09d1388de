import { describe, expect, it } from 'vitest';
import { choice, essay } from '../../../../core/quizzes/testing/given.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  givenClassroom,
  takeQuiz,
  readJson,
  startAttempt,
  submitAttempt,
  type Classroom,
} from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { downloadDataExport } from '../../../support/export.ts';
import { regrade, resultOf, reviseQuestions } from '../../../support/regrade.ts';

const question = choice({
  question: 'Which planet is the largest?',
  answers: ['Mars', 'Jupiter'],
  correctAnswer: [2],
  concepts: ['Planets'],
});

/** Everything that practice shows a student. */
async function readPractice(student: Browser) {
  const weak = await readJson<{ concept: string; evidence: { correct: boolean }[] }[]>(
    student,
    '/api/assistant/weak-concepts',
  );
  const { total } = await readJson<{ total: number }>(student, '/api/practice');
  return { weak, total, taken: (await downloadDataExport(student))['practice.json'] };
}

/** Ada's only allowed attempt, which is wrong according to the first answer key. */
async function givenWrongAttempt({ ada, quiz }: Classroom) {
  const { _id } = await quiz([question], { answerRelease: 'AFTER_LAST_ATTEMPT', allowedAttempts: 1 });
  return { quizId: _id, attempt: await takeQuiz(ada, _id, { MULTIPLE_CHOICE: 'Mars' }) };
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'regradepractice');

  describe.each(gatewaysOn(openStore))('practice after regrading, over $name,', (gateway) => {
    it('does not change while the quiz hides its answers, and changes once it shows them', async () => {
      const test = await given(gateway);
      const { ada, teacher } = test;
      const { quizId, attempt } = await givenWrongAttempt(test);
      const before = await readPractice(ada);
      expect(before).toMatchObject({ weak: [{ evidence: [{ correct: false }] }], total: 1 });
      await teacher.patch(`/api/quiz/${quizId}`, { data: { allowedAttempts: 2 } });
      const second = await startAttempt(ada, quizId);
      await reviseQuestions(test, quizId, { MULTIPLE_CHOICE: { correctAnswer: [1] } });
      expect(await regrade(teacher, quizId)).toMatchObject({ changedCount: 1 });
      expect(await resultOf(ada, attempt)).toMatchObject({ isRevealed: false });
      const now = await readPractice(ada);
      // Practice also has no card for a question whose answers the quiz now hides.
      expect(now).toMatchObject({ total: 0, weak: [{ evidence: [{ correct: false }], cards: 0 }] });
      expect(now.taken).toEqual(before.taken);
      await submitAttempt(ada, second.id);
      expect(await resultOf(ada, attempt)).toMatchObject({ isRevealed: true, percent: 100 });
      const { taken } = await readPractice(ada);
      expect(taken).toMatchObject({
        answers: expect.arrayContaining([
          expect.objectContaining({ sourceId: attempt.id, share: 1 }),
          expect.objectContaining({ sourceId: second.id, share: 0 }),
        ]),
        cards: [{ attemptId: second.id }],
      });
    });

    it('counts an essay with its last grade', async () => {
      const { ada, teacher, quiz } = await given(gateway);
      const { _id } = await quiz([essay({ points: 4, concepts: ['Sky'] })]);
      const { id, questions } = await takeQuiz(ada, _id, { ESSAY: 'Because of the air.' });
      const practiceAfterGrades = [];
      for (const points of [1, 4]) {
        await teacher.patch(`/api/attempts/${id}/grade`, { questionId: questions[0]?.id, points });
        practiceAfterGrades.push(await readPractice(ada));
      }
      expect(practiceAfterGrades).toMatchObject([
        { weak: [{ concept: 'Sky', answers: 1 }], taken: { answers: [{ share: 0.25 }] } },
        { taken: { answers: [{ share: 1 }] } },
      ]);
    });
  });
};

describeOnSqlite('practice after grade changes', suite);
