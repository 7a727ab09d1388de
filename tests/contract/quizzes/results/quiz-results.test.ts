import { describe, expect, it } from 'vitest';
import { minute } from '../../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { signUp } from '../../../support/accounts.ts';
import {
  everyQuestionType,
  givenClassroom,
  takeQuiz,
  readJson,
  correctAnswers,
  startAttempt,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

interface ResultReply {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly percent: number | null;
  readonly isOfficial: boolean;
}

/** A multiple-choice question, a short answer and an essay of 5 points. */
const threeQuestions = everyQuestionType.filter(({ type }) => /CHOICE|SHORT_ANSWER|ESSAY/.test(type));
/** A multiple-choice question and a short answer, which are scored automatically. */
const twoQuestions = threeQuestions.slice(0, 2);

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'quiz-results');

  describe.each(gatewaysOn(openStore))('results of a quiz, over $name', (gateway) => {
    it('show the state, time, duration and score of every attempt, and which one is official', async () => {
      const { ada, eve, teacher, quiz, clock } = await given(gateway);
      const { _id } = await quiz(threeQuestions, { title: 'Rivers' });
      const first = await startAttempt(ada, _id);
      clock.advance(90 * 1000);
      await ada.post(`/api/attempts/${first.id}/submit`, {});
      const essay = first.questions.at(-1)?.id;
      await teacher.patch(`/api/attempts/${first.id}/grade`, { questionId: essay, points: 3.5 });
      clock.advance(minute);
      const second = await takeQuiz(ada, _id, { ...correctAnswers });
      clock.advance(minute);
      const open = await startAttempt(eve, _id);
      const list = await teacher.get(`/api/quiz/${_id}/results`);
      expect(list.headers.get('x-total-count')).toBe('3');
      expect(JSON.parse(list.text)).toEqual([
        expect.objectContaining({
          id: second.id,
          email: 'ada@markwise.example',
          number: 2,
          state: 'TO_GRADE',
          minutes: 0,
          score: 2,
          possible: 7,
          percent: null,
          isOfficial: false,
        }),
        expect.objectContaining({
          id: first.id,
          name: 'ada Test',
          number: 1,
          state: 'GRADED',
          startedAt: '2026-11-21T09:00:00.000Z',
          submittedAt: '2026-11-21T09:01:30.000Z',
          minutes: 1.5,
          score: 3.5,
          percent: 50,
          isOfficial: true,
        }),
        expect.objectContaining({
          id: open.id,
          email: 'eve@markwise.example',
          state: 'IN_PROGRESS',
          submittedAt: null,
          minutes: null,
          score: null,
          percent: null,
          isOfficial: false,
        }),
      ]);
    });

    it('use the latest attempt if the quiz is configured so', async () => {
      const { ada, teacher, quiz, clock } = await given(gateway);
      const { _id } = await quiz(twoQuestions, { scoringPolicy: 'LATEST' });
      await takeQuiz(ada, _id, correctAnswers);
      clock.advance(minute);
      const latest = await takeQuiz(ada, _id, {});
      const rows = await readJson<ResultReply[]>(teacher, `/api/quiz/${_id}/results`);
      expect(rows.filter(({ isOfficial }) => isOfficial)).toMatchObject([{ id: latest.id, percent: 0 }]);
    });

    it('are filtered by state and by part of a name or address, and sorted both ways', async () => {
      const { ada, eve, teacher, quiz, clock, ...test } = await given(gateway);
      const { _id } = await quiz(twoQuestions);
      await takeQuiz(ada, _id, { SHORT_ANSWER: 'Paris' });
      clock.advance(minute);
      await takeQuiz(eve, _id, correctAnswers);
      clock.advance(minute);
      const bob = await signUp(test, gateway, 'bob@elsewhere.example');
      await startAttempt(bob, _id);
      const names = async (query: string) =>
        (await readJson<ResultReply[]>(teacher, `/api/quiz/${_id}/results?${query}`)).map(
          ({ name }) => name.split(' ')[0],
        );
      expect(await names('sort=NAME&descending=false')).toEqual(['ada', 'bob', 'eve']);
      expect(await names('sort=NAME')).toEqual(['eve', 'bob', 'ada']);
      expect(await names('sort=SCORE')).toEqual(['eve', 'ada', 'bob']);
      expect(await names('sort=SCORE&descending=false')).toEqual(['ada', 'eve', 'bob']);
      expect(await names('sort=SUBMITTED')).toEqual(['eve', 'ada', 'bob']);
      expect(await names('state=GRADED&descending=false')).toEqual(['ada', 'eve']);
      expect(await names('state=IN_PROGRESS')).toEqual(['bob']);
      expect(await names('state=TO_GRADE')).toEqual([]);
      expect(await names('search=%20ELSEWHERE')).toEqual(['bob']);
      expect(await names('search=ada%20t')).toEqual(['ada']);
    });

    it('continue on the next page even if the last row no longer matches because it was graded', async () => {
      const { ada, eve, teacher, quiz, clock, ...test } = await given(gateway);
      const { _id } = await quiz(threeQuestions);
      const bob = await signUp(test, gateway, 'bob@markwise.example');
      const attempts = [];
      for (const student of [ada, bob, eve]) {
        attempts.push(await takeQuiz(student, _id, correctAnswers));
        clock.advance(minute);
      }
      const [first, second, third] = attempts;
      const path = `/api/quiz/${_id}/results?state=TO_GRADE&descending=false&first=1`;
      const page = await teacher.get(path);
      expect(JSON.parse(page.text)).toMatchObject([{ id: first?.id }]);
      const grade = { questionId: first?.questions.at(-1)?.id, points: 5 };
      await teacher.patch(`/api/attempts/${first?.id}/grade`, grade);
      const link = /<(.*)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
      const next = await teacher.get(link);
      expect([JSON.parse(next.text), next.headers.get('x-total-count')]).toMatchObject([
        [{ id: second?.id }],
        '2',
      ]);
      const remaining = await readJson(teacher, `${path.replace('first=1', 'first=2')}`);
      expect(remaining).toMatchObject([{ id: second?.id }, { id: third?.id }]);
    });

    it('include attempts whose time has run out as submitted', async () => {
      const { ada, teacher, quiz, clock } = await given(gateway);
      const { _id } = await quiz(twoQuestions, { timeLimit: 10 });
      await startAttempt(ada, _id);
      clock.advance(11 * minute);
      expect(await readJson(teacher, `/api/quiz/${_id}/results`)).toMatchObject([
        { state: 'GRADED', minutes: 10, percent: 0 },
      ]);
    });
  });
};

describeOnSqlite('results of a quiz', suite);
await describeOnMongo('results of a quiz', suite);
