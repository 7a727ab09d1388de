import { describe, expect, it } from 'vitest';
import { day } from '../../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import type { QuizDocument } from '../../../../functions/quizzes/authoring/quiz.store.ts';
import {
  correctAnswers,
  everyQuestionType,
  givenClassroom,
  startAttempt,
  submitAttempt,
  takeQuiz,
} from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { givenCourse } from '../../../support/gradebook.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { dataOf } from '../../../support/graph.ts';

const query = '{ quizProgress { attemptsLeft scoringPolicy lowestPercent highestPercent } }';
const closesAt = '2026-11-22T22:59:00.000Z';
/** A question of 1 point, and an essay of 5 points, which a person grades. */
const withEssay = everyQuestionType.filter(({ type }) => type === 'NUMERIC' || type === 'ESSAY');
const withoutEssay = withEssay.slice(0, 1);

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'ranges');

  describe.each(gatewaysOn(openStore))('the result that a quiz can still bring, over $name,', (gateway) => {
    const given = async (more: Partial<QuizDocument>, questions = withEssay) => {
      const course = await givenCourse(await classroom(gateway));
      const { _id: quizId } = await course.quiz(questions, { courseId: course.courseId, ...more });
      const progress = async (browser: Browser = course.ada) =>
        (await dataOf(browser, query))['quizProgress'] as unknown[];
      return { ...course, quizId, progress };
    };

    it('is between the graded points and the points to grade, if no attempt is left', async () => {
      const { ada, quizId, progress } = await given({ allowedAttempts: 1 });
      await takeQuiz(ada, quizId, { NUMERIC: correctAnswers.NUMERIC, ESSAY: 'Hume' });
      const lowestPercent = expect.closeTo(100 / 6, 6) as number;
      const range = { attemptsLeft: 0, scoringPolicy: 'HIGHEST', lowestPercent, highestPercent: 100 };
      expect(await progress()).toEqual([range]);
    });

    it('is lower than all points once a graded answer has lost some', async () => {
      const { ada, quizId, progress } = await given({ allowedAttempts: 1 });
      await takeQuiz(ada, quizId, { NUMERIC: '1', ESSAY: 'Hume' });
      const highestPercent = expect.closeTo(500 / 6, 6) as number;
      expect(await progress()).toMatchObject([{ lowestPercent: 0, highestPercent }]);
    });

    it.each([
      ['NEVER', {}],
      ['AFTER_CLOSING', { closesAt }],
    ] as const)(
      'does not tell how answers were graded while they are withheld: %s',
      async (answerRelease, dates) => {
        const { ada, quizId, progress, clock } = await given({ allowedAttempts: 1, answerRelease, ...dates });
        await takeQuiz(ada, quizId, { NUMERIC: '1', ESSAY: 'Hume' });
        expect(await progress()).toMatchObject([{ lowestPercent: 0, highestPercent: 100 }]);
        if (answerRelease === 'NEVER') return;
        clock.advance(3 * day);
        const highestPercent = expect.closeTo(500 / 6, 6) as number;
        expect(await progress()).toMatchObject([{ lowestPercent: 0, highestPercent }]);
      },
    );

    it.each([
      ['HIGHEST', 100],
      ['LATEST', 0],
    ] as const)(
      'is at least the present result with attempts left under %s',
      async (scoringPolicy, begun) => {
        const { ada, quizId, progress } = await given({ allowedAttempts: 3, scoringPolicy }, withoutEssay);
        await takeQuiz(ada, quizId, { NUMERIC: correctAnswers.NUMERIC });
        const range = { scoringPolicy, lowestPercent: 100, highestPercent: 100 };
        expect(await progress()).toEqual([{ ...range, attemptsLeft: 2 }]);
        const second = await startAttempt(ada, quizId);
        expect(await progress()).toEqual([{ ...range, lowestPercent: begun, attemptsLeft: 1 }]);
        await submitAttempt(ada, second.id);
        expect(await progress()).toEqual([{ ...range, lowestPercent: begun, attemptsLeft: 1 }]);
        await submitAttempt(ada, (await startAttempt(ada, quizId)).id);
        const highestPercent = begun;
        expect(await progress()).toEqual([
          { scoringPolicy, lowestPercent: begun, highestPercent, attemptsLeft: 0 },
        ]);
      },
    );

    it('counts the extra attempts and the dates of each student, and nobody else’s attempts', async () => {
      const more = { allowedAttempts: 1, closesAt };
      const { ada, eve, teacher, students, quizId, progress, clock } = await given(more, withoutEssay);
      await takeQuiz(ada, quizId, { NUMERIC: '1' });
      await takeQuiz(eve, quizId, { NUMERIC: correctAnswers.NUMERIC });
      const final = { attemptsLeft: 0, lowestPercent: 0, highestPercent: 0 };
      expect(await progress()).toMatchObject([final]);
      const exception = { dueAt: '2026-11-26T22:59:00.000Z', extraAttempts: 1 };
      await teacher.put(`/api/quiz/${quizId}/exceptions/${students.ada}`, exception);
      clock.advance(3 * day);
      expect(await progress()).toMatchObject([{ attemptsLeft: 1, lowestPercent: 0, highestPercent: 100 }]);
      expect(await progress(eve)).toMatchObject([
        { attemptsLeft: 0, lowestPercent: 100, highestPercent: 100 },
      ]);
      clock.advance(5 * day);
      expect(await progress()).toMatchObject([final]);
    });

    it('is not told while the grades of its item are hidden from students', async () => {
      const { ada, items, column, quizId, progress } = await given({ allowedAttempts: 1 });
      await takeQuiz(ada, quizId, { NUMERIC: '1', ESSAY: 'Hume' });
      await column(items.planets, { quizId, isReleased: false });
      expect(await progress()).toMatchObject([{ lowestPercent: 0, highestPercent: 100 }]);
      await column(items.planets, { isReleased: true });
      const highestPercent = expect.closeTo(500 / 6, 6) as number;
      expect(await progress()).toMatchObject([{ lowestPercent: 0, highestPercent }]);
    });

    it('has any number of attempts left without a limit, and none once the quiz is unpublished', async () => {
      const { ada, quizId, progress, change } = await given({}, withoutEssay);
      await takeQuiz(ada, quizId, { NUMERIC: '1' });
      expect(await progress()).toMatchObject([{ attemptsLeft: -1, highestPercent: 100 }]);
      await change(quizId, { isPublished: false });
      expect(await progress()).toMatchObject([{ attemptsLeft: 0, highestPercent: 0 }]);
    });
  });
};

describeOnSqlite('result ranges', suite);
describeOnMongo('result ranges', suite);
