import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  everyQuestionType,
  givenClassroom,
  readJson,
  correctAnswers,
  takeQuiz,
} from '../../../support/attempts.ts';
import { addQuestion } from '../../../support/bank.ts';
import { saveCourse } from '../../../support/courses.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { quizIn } from '../../../support/quizzes.ts';
import { documentsIn, givenStaff } from '../../../support/staff.ts';

const collections = ['quizzes', 'questions', 'quizAttempts', 'gradebookRows', 'gradebooks', 'auditLog'];
const queue = '/api/attempts/grading-queue';

interface QuizReply {
  readonly id: string;
  readonly canEdit: boolean;
  readonly canGrade: boolean;
}

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'staffQuizzes');

  describe.each(gatewaysOn(openStore))('the quizzes of a course for its staff over $name', (gateway) => {
    const given = async () => {
      const course = await givenStaff(await classroom(gateway), gateway);
      const { quiz, courseId, ada, column, items } = course;
      const { _id: quizId, questions } = await quiz(everyQuestionType, { courseId });
      await column(items.planets, { quizId });
      const attempt = await takeQuiz(ada, quizId, correctAnswers);
      return { ...course, quizId, attempt, essay: { questionId: questions.at(-1)?.questionId, points: 4 } };
    };
    const findInList = async (browser: Parameters<typeof readJson>[0], id: string) =>
      (await readJson<QuizReply[]>(browser, '/api/quiz/meta')).find((quiz) => quiz.id === id);

    it('are edited by co-instructors, whose bank questions become copies', async () => {
      const { teacher, ivy, quizId, courseId } = await given();
      expect(await findInList(ivy, quizId)).toMatchObject({ canEdit: true, canGrade: true });
      const question = await addQuestion(ivy);
      const { revision, quizData } = quizIn(await ivy.get(`/api/quiz/${quizId}`), 200);
      const questions = [...quizData.questions.map(({ id }) => ({ id })), { questionId: question.id }];
      const changed = await ivy.patch(`/api/quiz/${quizId}`, {
        data: { title: 'By Ivy', questions },
        revision,
      });
      expect(quizIn(changed, 200).quizData.questions).toHaveLength(questions.length);
      const { title, quizData: after } = quizIn(await teacher.get(`/api/quiz/${quizId}`), 200);
      expect(title).toBe('By Ivy');
      expect(after.questions.map(({ id }) => id)).not.toContain(question.id);
      // The banks stay private.
      expect((await teacher.get(`/api/questions/${question.id}`)).status).toBe(404);
      const exceptionPath = await addQuestion(teacher);
      expect((await ivy.get(`/api/questions/${exceptionPath.id}`)).status).toBe(404);
      // Only the owner can move the quiz out of the course, because the move ends the access of the other staff.
      const { id: other } = await saveCourse(ivy, { name: 'Other' });
      for (const target of [other, null])
        expect(await ivy.patch(`/api/quiz/${quizId}`, { courseId: target })).toMatchObject({ status: 400 });
      expect(await findInList(teacher, quizId)).toMatchObject({ canEdit: true, courseId });
      expect((await ivy.post('/api/attempts', { quizId })).status).toBe(403);
    });

    it('are graded by graders, who can change nothing else, and the grade is in the gradebook', async () => {
      const { store, ivy, gus, eve, quizId, attempt, essay, rows } = await given();
      expect(await findInList(gus, quizId)).toMatchObject({ canEdit: false, canGrade: true });
      for (const staff of [ivy, gus])
        expect(await readJson(staff, queue)).toMatchObject([{ quizId, count: 1 }]);
      const before = await documentsIn(store, collections);
      const refusals = [
        await gus.patch(`/api/quiz/${quizId}`, { data: { title: 'By Gus' } }),
        await gus.patch(`/api/quiz/${quizId}`, { isPublished: false }),
        await gus.post(`/api/quiz/${quizId}/regrade`, {}),
        await gus.post('/api/attempts', { quizId }),
        await eve.patch(`/api/attempts/${attempt.id}/grade`, essay),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
      expect(await documentsIn(store, collections)).toBe(before);
      const graded = await gus.patch(`/api/attempts/${attempt.id}/grade`, essay);
      expect(graded.status, graded.text).toBe(200);
      expect((await rows(gus))[0]?.points[2]).toBeGreaterThan(0);
      expect(await readJson(ivy, queue)).toEqual([]);
    });

    it('get exceptions from co-instructors, which graders see and cannot change', async () => {
      const { store, ivy, gus, quizId, students } = await given();
      const path = `/api/quiz/${quizId}/exceptions`;
      const exceptionPath = `${path}/${students.ada}`;
      const set = await ivy.put(exceptionPath, { extraMinutes: 15 });
      expect(set.status, set.text).toBe(200);
      const expected = [{ studentId: students.ada, extraMinutes: 15 }];
      for (const staff of [ivy, gus]) expect(await readJson(staff, path)).toMatchObject(expected);
      const before = await documentsIn(store, [...collections, 'quizExceptions']);
      expect((await gus.put(exceptionPath, { extraMinutes: 30 })).status).toBe(403);
      expect((await gus.remove(exceptionPath)).status).toBe(403);
      expect(await documentsIn(store, [...collections, 'quizExceptions'])).toBe(before);
      expect((await ivy.remove(exceptionPath)).status).toBe(204);
      expect(await readJson(gus, path)).toEqual([]);
    });

    it('are not accessible after the person was removed from the staff', async () => {
      const { teacher, gus, gusId, quizId, attempt, essay, courseId } = await given();
      expect((await teacher.remove(`/api/courses/${courseId}/staff/${gusId}`)).status).toBe(204);
      expect((await gus.get(`/api/quiz/${quizId}`)).status).toBe(404);
      expect((await gus.get(`/api/quiz/${quizId}/results`)).status).toBe(404);
      expect((await gus.patch(`/api/attempts/${attempt.id}/grade`, essay)).status).toBe(404);
      expect(await readJson(gus, queue)).toEqual([]);
      expect(await findInList(gus, quizId)).toBeUndefined();
    });
  });
};

describeOnSqlite('the quizzes of a course for its staff', suite);
await describeOnMongo('the quizzes of a course for its staff', suite);
