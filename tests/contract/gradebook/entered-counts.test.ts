import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { everyQuestionType, givenClassroom, correctAnswers, takeQuiz } from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { dataOf } from '../../support/graph.ts';

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'entered');

  describe.each(gatewaysOn(openStore))('the items of a course, over $name,', (gateway) => {
    const given = async () => givenCourse(await classroom(gateway));

    it('have the number of entered grades for those who see all grades of the course, and for nobody else', async () => {
      const { items, students, enter, column, quiz, courseId, teacher, ada } = await given();
      const counts = async (browser: Browser) =>
        (
          await dataOf(
            browser,
            `{ course(id: "${courseId}") { gradebookColumns { itemId enteredGradeCount } } }`,
          )
        )['course'];
      const before = { itemId: items.midterm, enteredGradeCount: 0 };
      expect(await counts(teacher)).toMatchObject({
        gradebookColumns: expect.arrayContaining([before]) as object,
      });
      const { _id: quizId } = await quiz(everyQuestionType, { courseId });
      await column(items.planets, { quizId });
      await takeQuiz(ada, quizId, correctAnswers);
      await enter([
        { studentId: students.ada, itemId: items.midterm, points: 12 },
        { studentId: students.eve, itemId: items.midterm, status: 'MISSING' },
        { studentId: students.ada, itemId: items.final, points: 3 },
      ]);
      await enter([{ studentId: students.ada, itemId: items.final, points: null, note: 'Removed' }]);
      expect(await counts(teacher)).toEqual({
        gradebookColumns: [
          { itemId: items.midterm, enteredGradeCount: 2 },
          { itemId: items.final, enteredGradeCount: 0 },
          { itemId: items.planets, enteredGradeCount: 0 },
        ],
      });
      expect(await counts(ada)).toEqual({ gradebookColumns: null });
    });
  });
};

describeOnSqlite('entered grades of items', suite);
await describeOnMongo('entered grades of items', suite);
