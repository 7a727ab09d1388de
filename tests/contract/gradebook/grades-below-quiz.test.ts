import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import {
  everyQuestionType,
  givenClassroom,
  correctAnswers,
  readJson,
  takeQuiz,
} from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { gateways } from '../../support/gateways.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { dataOf } from '../../support/graph.ts';
import { marsIsCorrect, reviseQuestions, givenTwoAttempts } from '../../support/regrade.ts';

const fields = '{ gradesBelow { courseId itemId studentId name points quizPoints gradedBy revision } }';

interface Reply {
  readonly gradesBelow: readonly object[];
}

async function gradesBelow(browser: Browser, quizId: string, operation: 'regradePreview' | 'regradeQuiz') {
  const kind = operation === 'regradeQuiz' ? 'mutation' : 'query';
  const data = await dataOf(browser, `${kind} { ${operation}(quizId: "${quizId}") ${fields} }`);
  return (data[operation] as Reply).gradesBelow;
}

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'below');

  describe.each(gateways)('a regrade over $name', (gateway) => {
    /** Ada and Eve have taken the quiz that grades an item. Ada's answer to the multiple-choice question is wrong. */
    const given = async () => {
      const test = await givenCourse(await classroom(gateway));
      const { ada, eve, quiz, courseId, column, items } = test;
      const { _id: quizId } = await quiz(
        everyQuestionType.filter(({ type }) => type !== 'ESSAY'),
        { courseId },
      );
      await takeQuiz(ada, quizId, { ...correctAnswers, MULTIPLE_CHOICE: 'Mars' });
      await takeQuiz(eve, quizId, correctAnswers);
      await column(items.planets, { quizId });
      const points = (await test.rows())[0]?.points[2] ?? 0;
      return { ...test, quizId, points };
    };

    it('names the entered grades that are lower than the result of the quiz with the regrade', async () => {
      const test = await given();
      const { teacher, items, students, enter, quizId, courseId, points } = test;
      const now = { courseId, itemId: items.planets, gradedBy: 'teacher Test', revision: 1 };
      expect(await gradesBelow(teacher, quizId, 'regradePreview')).toEqual([]);
      await enter([
        { studentId: students.ada, itemId: items.planets, points: points + 0.5 },
        { studentId: students.eve, itemId: items.planets, points: 20 },
      ]);
      expect(await gradesBelow(teacher, quizId, 'regradePreview')).toEqual([]);
      await reviseQuestions(test, quizId, marsIsCorrect);
      const [ada, ...others] = await gradesBelow(teacher, quizId, 'regradePreview');
      expect(ada).toMatchObject({ ...now, studentId: students.ada, name: 'Ada', points: points + 0.5 });
      expect(others).toEqual([]);
      expect(ada).toMatchObject({ quizPoints: 20 });
      expect(await readJson(teacher, `/api/quiz/${quizId}/regrade`)).toMatchObject({
        gradesBelow: [{ ...ada, maximumPoints: 20 }],
      });
      expect(await gradesBelow(teacher, quizId, 'regradeQuiz')).toEqual([ada]);
      const [row] = await test.rows();
      expect(row?.details).toMatchObject([{ quizPoints: 20 }]);
      await enter([{ studentId: students.ada, itemId: items.planets, points: null }]);
      expect(await gradesBelow(teacher, quizId, 'regradePreview')).toEqual([]);
    });

    it('names no grades if the quiz grades no item', async () => {
      const test = await givenCourse(await classroom(gateway));
      const { quizId } = await givenTwoAttempts(test);
      expect(await gradesBelow(test.teacher, quizId, 'regradePreview')).toEqual([]);
    });
  });
};

describeOnSqlite('grades below a quiz', suite);
