import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { everyQuestionType, givenClassroom } from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { dataOf } from '../../support/graph.ts';

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'listed-grades');

  describe.each(gatewaysOn(openStore))('the list of quizzes over $name', (gateway) => {
    const given = async () => givenCourse(await classroom(gateway));

    it('shows the grade of a quiz without an attempt, once it is released', async () => {
      const { items, students, enter, column, quiz, courseId, ada, eve } = await given();
      const { _id: quizId } = await quiz(everyQuestionType, { courseId });
      await column(items.planets, { quizId });
      const listedGrades = async (browser: Browser) =>
        (await dataOf(browser, '{ quizzes { id ownGrade { points status maximumPoints } } }'))['quizzes'];
      const progress =
        '{ quizProgress { quizId attemptsUsed officialAttempt { id } isClosed ownGrade { status } } }';
      const progressOf = async (browser: Browser) => (await dataOf(browser, progress))['quizProgress'];
      expect(await listedGrades(ada)).toEqual([{ id: quizId, ownGrade: null }]);
      expect(await progressOf(ada)).toEqual([]);
      const grade = { studentId: students.ada, itemId: items.planets };
      await enter([{ ...grade, points: 19 }]);
      expect(await listedGrades(ada)).toEqual([
        { id: quizId, ownGrade: { points: 19, status: null, maximumPoints: 20 } },
      ]);
      await enter([{ ...grade, points: null, status: 'EXCUSED' }]);
      expect(await listedGrades(ada)).toMatchObject([{ ownGrade: { status: 'EXCUSED' } }]);
      expect(await progressOf(ada)).toEqual([
        { quizId, attemptsUsed: 0, officialAttempt: null, isClosed: false, ownGrade: { status: 'EXCUSED' } },
      ]);
      expect(JSON.parse((await ada.get('/api/attempts/progress')).text)).toMatchObject([
        { quizId, attemptsUsed: 0, officialAttempt: null },
      ]);
      expect(await progressOf(eve)).toEqual([]);
      // Eve is another student of the course, without a grade.
      expect(await listedGrades(eve)).toEqual([{ id: quizId, ownGrade: null }]);
      await column(items.planets, { isReleased: false });
      expect(await listedGrades(ada)).toEqual([{ id: quizId, ownGrade: null }]);
      expect(await progressOf(ada)).toEqual([]);
    });
  });
};

describeOnSqlite('grades in the list of quizzes:', suite);
