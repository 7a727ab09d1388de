import { describe, expect, it } from 'vitest';
import { day } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  everyQuestionType,
  givenClassroom,
  takeQuiz,
  readJson,
  correctAnswers,
  startAttempt,
  submitAttempt,
  type AttemptReply,
  type ResultReply,
} from '../../../support/attempts.ts';
import { createCourseWithStudent } from '../../../support/generation.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { expectUnchanged } from '../../../support/expectations.ts';

interface SubmissionReply {
  readonly submission: { readonly revision: number; readonly isPending: boolean; readonly percent: number };
  readonly result: ResultReply;
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'grading');

  describe.each(gatewaysOn(openStore))('grading over $name', (gateway) => {
    it('of an essay is done by the quiz’s author, and the student sees the points and the feedback', async () => {
      const { ada, root, teacher, quiz, clock, change } = await given(gateway);
      const { _id } = await quiz();
      const attempt = await takeQuiz(ada, _id, correctAnswers);
      await change(_id, { courseId: await createCourseWithStudent(teacher, 'ada@markwise.example') });
      const essay = attempt.questions.find(({ type }) => type === 'ESSAY')?.id;
      const path = `/api/attempts/${attempt.id}`;
      const { submission, result } = await readJson<SubmissionReply>(teacher, `${path}/submission`);
      expect(result.questions.at(-1)).toMatchObject({ chosen: { text: correctAnswers.ESSAY }, earned: null });
      const grade = { questionId: essay, points: 4, feedback: 'Well put.', revision: submission.revision };
      const list = () => readJson<{ resultAt: string | null }[]>(ada, `/api/attempts?quizId=${_id}`);
      expect(await list()).toMatchObject([{ resultAt: '2026-11-21T09:00:00.000Z' }]);
      clock.advance(10 * day);
      const graded = await teacher.patch(`${path}/grade`, grade);
      expect(await list()).toMatchObject([{ resultAt: '2026-12-01T09:00:00.000Z' }]);
      expect(JSON.parse(graded.text)).toMatchObject({
        submission: { score: 9, percent: 90, isPending: false },
      });
      const shownResult = (await readJson<AttemptReply>(ada, path)).result;
      expect(shownResult).toMatchObject({ score: 9, percent: 90, isPending: false });
      expect(shownResult?.questions.at(-1)).toMatchObject({
        earned: 4,
        feedback: 'Well put.',
        isPending: false,
      });
      const log =
        '{ auditLog(course: "Calculus", action: "gradeAnswer") { nodes { action subjectId subject before after actorEmail course } } }';
      const { result: logged } = await root.graphql(log);
      expect(logged.data?.['auditLog']).toMatchObject({
        nodes: [
          {
            action: 'gradeAnswer',
            subjectId: attempt.id,
            subject: 'ada Test in Planets',
            before: null,
            after: '4',
            actorEmail: 'teacher@markwise.example',
            course: 'Calculus',
          },
        ],
      });
    });

    it('of an essay shows its points with the feedback also while the key is withheld, and no other points', async () => {
      const { ada, teacher, quiz } = await given(gateway);
      const attempt = await takeQuiz(
        ada,
        (await quiz(undefined, { answerRelease: 'NEVER' }))._id,
        correctAnswers,
      );
      const path = `/api/attempts/${attempt.id}`;
      const shown = async () => {
        const { result } = await readJson<AttemptReply>(ada, path);
        return result?.questions.map(({ type, earned, correct }) => ({ type, earned, correct }));
      };
      const withheld = attempt.questions.map(({ type }) => ({ type, earned: null, correct: null }));
      expect(await shown()).toEqual(withheld);
      const { submission } = await readJson<SubmissionReply>(teacher, `${path}/submission`);
      const essay = attempt.questions.find(({ type }) => type === 'ESSAY')?.id;
      const grade = { questionId: essay, points: 4, feedback: 'Well put.', revision: submission.revision };
      expect((await teacher.patch(`${path}/grade`, grade)).status).toBe(200);
      expect(await shown()).toEqual(
        withheld.map((one) => (one.type === 'ESSAY' ? { ...one, earned: 4 } : one)),
      );
    });

    it('fails if the attempt was graded after it was loaded, if the points are invalid, or without an essay', async () => {
      const { ada, teacher, quiz, store } = await given(gateway);
      const attempt = await takeQuiz(ada, (await quiz())._id, correctAnswers);
      const essay = attempt.questions.at(-1)?.id;
      const path = `/api/attempts/${attempt.id}/grade`;
      const { submission } = await readJson<SubmissionReply>(
        teacher,
        `/api/attempts/${attempt.id}/submission`,
      );
      const grade = { questionId: essay, points: 4, revision: submission.revision };
      expect((await teacher.patch(path, grade)).status).toBe(200);
      await expectUnchanged(
        () => store.collection('quizAttempts').find({}).toArray(),
        async () => {
          const stale = await teacher.patch(path, { ...grade, points: 1 });
          expect([stale.status, stale.text]).toEqual([
            409,
            'The attempt was changed elsewhere after you loaded it. Nothing was overwritten.',
          ]);
          for (const points of [-1, 5.1, 'A', null])
            expect((await teacher.patch(path, { questionId: essay, points })).status).toBe(400);
          const bad = [
            [
              { questionId: 'nobody', points: 1 },
              400,
              'questionId: This question is not part of the attempt.',
            ],
            [
              { questionId: attempt.questions[0]?.id, points: 2 },
              400,
              'points: The question gives 0 to 1 points.',
            ],
            [
              { questionId: essay, points: 1, feedback: 'x'.repeat(5001) },
              400,
              'feedback: At most 5,000 characters.',
            ],
          ] as const;
          for (const [body, status, text] of bad) {
            const reply = await teacher.patch(path, body);
            expect([reply.status, reply.text]).toEqual([status, text]);
          }
        },
      );
      expect((await teacher.patch(path, { questionId: essay, points: 5 })).status).toBe(200);
    });

    it('at the same time is done once; the other grader gets a conflict with the new revision', async () => {
      const { ada, teacher, quiz } = await given(gateway);
      const attempt = await takeQuiz(ada, (await quiz())._id, correctAnswers);
      const questionId = attempt.questions.at(-1)?.id;
      const path = `/api/attempts/${attempt.id}/submission`;
      const { revision } = (await readJson<SubmissionReply>(teacher, path)).submission;
      const grade = `mutation ($id: ID!, $questionId: ID!, $points: Float!, $revision: Int) {
        gradeAnswer(attemptId: $id, questionId: $questionId, points: $points, revision: $revision) {
          submission { revision }
        }
      }`;
      const grades = await Promise.all(
        [2, 3].map((points) => teacher.graphql(grade, { id: attempt.id, questionId, points, revision })),
      );
      const [failure, ...others] = grades.flatMap(({ result }) => result.errors ?? []);
      expect(others).toEqual([]);
      const stored = (await readJson<SubmissionReply>(teacher, path)).submission.revision;
      expect(stored).toBe(revision + 1);
      expect(failure?.extensions).toEqual({ code: 'CONFLICT', revision: stored });
    });

    it('shows an author no answers of open attempts or retries', async () => {
      const { ada, eve, teacher, quiz } = await given(gateway);
      const { _id } = await quiz(everyQuestionType.slice(0, 3));
      const open = await startAttempt(eve, _id);
      await takeQuiz(ada, _id, {});
      const retry = JSON.parse((await ada.post('/api/attempts/retry', { quizId: _id })).text) as AttemptReply;
      await submitAttempt(ada, retry.id);
      for (const { id } of [open, retry])
        expect((await teacher.get(`/api/attempts/${id}/submission`)).status).toBe(404);
    });
  });
};

describeOnSqlite('grading', suite);
