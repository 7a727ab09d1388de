import { describe, expect, it } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { everyQuestionType, givenClassroom, correctAnswers, takeQuiz } from '../../support/attempts.ts';
import { signIn } from '../../support/accounts.ts';
import { expectJson, givenCourse } from '../../support/gradebook.ts';
import type { Browser } from '../../support/browser.ts';
import { dataOf } from '../../support/graph.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'linked');

  describe.each(gatewaysOn(openStore))('an item that is linked to a quiz, over $name,', (gateway) => {
    const given = async () => givenCourse(await classroom(gateway));

    it('has the results of the quiz as grades, until a grade is entered, and again after that is removed', async () => {
      const { items, students, enter, rows, column, quiz, courseId, ada, own } = await given();
      const withoutEssay = everyQuestionType.filter(({ type }) => type !== 'ESSAY');
      const { _id: quizId } = await quiz(withoutEssay, { courseId });
      const linked = await column(items.planets, { quizId });
      expect(JSON.parse(linked.text)).toMatchObject({ quizId, quizTitle: expect.any(String) as string });
      const attempt = await takeQuiz(ada, quizId, { ...correctAnswers, NUMERIC: '1' });
      const details = { itemId: items.planets, attemptId: attempt.id, gradedBy: null };
      const [row] = await rows();
      const points = row?.points[2] ?? 0;
      expect(points).toBeGreaterThan(10);
      expect(points).toBeLessThan(20);
      expect(row).toMatchObject({
        currentGrade: (points / 20) * 100,
        details: [{ ...details, quizPoints: points }],
      });
      expect(await own(ada)).toMatchObject([
        { itemId: items.planets, points, quizId, quizPoints: points, isEntered: false },
      ]);
      await enter([{ studentId: students.ada, itemId: items.planets, points, note: '' }]);
      expect(await own(ada)).toMatchObject([{ points, quizPoints: points, isEntered: true }]);
      const grade = { studentId: students.ada, itemId: items.planets };
      await enter([{ ...grade, points: 20, note: 'Numeric question was unclear' }]);
      expect((await rows())[0]).toMatchObject({
        points: [null, null, 20],
        details: [{ quizPoints: points, note: 'Numeric question was unclear', gradedBy: 'teacher Test' }],
      });
      expect(await own(ada)).toMatchObject([{ points: 20, quizPoints: points }]);
      const progress = async () =>
        (
          await dataOf(ada, '{ quizProgress { quizId ownGrade { itemId points maximumPoints quizPoints } } }')
        )['quizProgress'];
      const ownGrade = { itemId: items.planets, points: 20, maximumPoints: 20, quizPoints: points };
      expect(await progress()).toEqual([{ quizId, ownGrade }]);
      // Students see neither the grade nor the result while the item is hidden.
      await column(items.planets, { isReleased: false });
      expect(await own(ada)).toEqual([]);
      expect(await progress()).toEqual([{ quizId, ownGrade: null }]);
      await column(items.planets, { isReleased: true });
      await enter([{ ...grade, points: null }]);
      expect((await rows())[0]).toMatchObject({
        points: [null, null, points],
        details: [{ note: 'Numeric question was unclear', gradedBy: null }],
        revisions: [0, 0, 3],
      });
      // A grade that comes from the quiz can have feedback, too.
      await enter([{ ...grade, points: null, feedback: 'Read question 2 again' }]);
      expect(await own(ada)).toMatchObject([{ points, feedback: 'Read question 2 again' }]);
    });

    it('is named in its quiz for everyone in the course, and for nobody else', async () => {
      const { items, students, column, quiz, courseId, ada, eve, teacher } = await given();
      const { _id: linked } = await quiz(everyQuestionType, { courseId });
      const { _id: other } = await quiz(everyQuestionType, { courseId });
      const { _id: open } = await quiz(everyQuestionType, {});
      const itemOf = async (browser: Browser, id: string) =>
        (await dataOf(browser, `{ quiz(id: "${id}") { gradedItemId } }`))['quiz'];
      const inList = async (browser: Browser) =>
        (await dataOf(browser, '{ quizzes { id gradedItemId } }'))['quizzes'];
      await column(items.planets, { quizId: linked, isReleased: false });
      for (const browser of [ada, teacher]) {
        expect(await itemOf(browser, linked)).toEqual({ gradedItemId: items.planets });
        expect(await itemOf(browser, other)).toEqual({ gradedItemId: null });
        expect(await itemOf(browser, open)).toEqual({ gradedItemId: null });
        const list = await inList(browser);
        expect(list).toContainEqual({ id: linked, gradedItemId: items.planets });
        expect(list).toContainEqual({ id: other, gradedItemId: null });
      }
      // Eve has a result, and sees the quiz, after she was removed from the course.
      await takeQuiz(eve, linked, correctAnswers);
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.eve });
      expect(await itemOf(eve, linked)).toEqual({ gradedItemId: null });
      await column(items.planets, { quizId: null });
      expect(await itemOf(ada, linked)).toEqual({ gradedItemId: null });
    });

    it('can only be linked to a quiz of the course that the caller can edit and that grades no other item', async () => {
      const { items, column, quiz, courseId, path, teacher } = await given();
      const { _id: own } = await quiz(everyQuestionType, { courseId });
      const { _id: elsewhere } = await quiz(everyQuestionType, {});
      const { _id: foreign } = await quiz(everyQuestionType, { courseId, ownerId: 'somebody' });
      const before = await expectJson<object[]>(teacher, `${path}/columns`);
      for (const quizId of [elsewhere, 'missing'])
        expect(await column(items.planets, { quizId })).toMatchObject({
          status: 400,
          text: expect.stringContaining('Choose a quiz of this course that you can edit.') as string,
        });
      expect(await column('i0', { isReleased: false })).toMatchObject({ status: 404 });
      expect(await expectJson<object[]>(teacher, `${path}/columns`)).toEqual(before);
      // An instructor who puts a quiz into a course lets those who edit the course edit it.
      expect((await column(items.final, { quizId: foreign })).status).toBe(200);
      await column(items.final, { quizId: null });
      await column(items.planets, { quizId: own });
      expect(await column(items.final, { quizId: own })).toMatchObject({
        status: 400,
        text: expect.stringContaining('linked to the item “Planets” already') as string,
      });
      expect((await column(items.planets, { quizId: null })).status).toBe(200);
    });

    it('keeps the results of a linked quiz that is deleted, also after it was erased while the course was deleted', async () => {
      const { items, rows, column, quiz, courseId, path, ada, teacher, change, clock, product } =
        await given();
      const withoutEssay = everyQuestionType.filter(({ type }) => type !== 'ESSAY');
      const { _id: quizId } = await quiz(withoutEssay, { courseId });
      await column(items.planets, { quizId });
      await takeQuiz(ada, quizId, correctAnswers);
      const linked = async () =>
        (await expectJson<{ quizId: string | null }[]>(teacher, `${path}/columns`)).filter(
          (each) => each.quizId === quizId,
        );
      expect(await linked()).toMatchObject([{ itemId: items.planets, isQuizDeleted: false }]);
      await change(quizId, { deletedAt: clock.now().toISOString() });
      expect((await rows())[0]?.points).toEqual([null, null, 20]);
      expect(await linked()).toMatchObject([{ itemId: items.planets, isQuizDeleted: true }]);
      clock.advance(20 * day);
      await signIn(teacher, 'teacher@markwise.example');
      expect((await teacher.remove(`/api/course/${courseId}`)).status).toBe(204);
      clock.advance(11 * day);
      await product.purge();
      await signIn(teacher, 'teacher@markwise.example');
      expect((await teacher.post(`/api/course/${courseId}/restore`, {})).status).toBe(200);
      expect((await rows())[0]).toMatchObject({
        points: [null, null, 20],
        details: [{ attemptId: null, note: expect.stringContaining('was deleted') as string }],
      });
    });
  });
};

describeOnSqlite('linked quizzes', suite);
await describeOnMongo('linked quizzes', suite);
