import { describe, expect, it, vi } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  addQuestion,
  createQuizCategory,
  choiceBody,
  questionTexts,
  givenBankUsers,
} from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { givenApp } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

const noChoices = { ...choiceBody, answers: [], correctAnswer: [], answerExplanations: [] };
const numeric = { ...noChoices, type: 'NUMERIC', numericAnswers: [{ value: 3.14, tolerance: 0.01 }] };
const short = { ...noChoices, type: 'SHORT_ANSWER', answers: ['slope', 'gradient'], correctAnswer: [1, 2] };
const matching = {
  ...noChoices,
  type: 'MATCHING',
  pairs: [
    { left: 'sin', right: 'cos' },
    { left: 'exp', right: 'exp' },
    { left: '', right: 'tan' },
  ],
};

interface Found {
  readonly id: string;
}

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'question-search');

  describe.each(gatewaysOn(openStore))('questions of the bank over $name', (gateway) => {
    it('are found by beginnings of words, category, concept, difficulty and type', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const categoryId = await createQuizCategory(ada, 'Physics');
      await addQuestion(ada);
      await addQuestion(ada, { question: 'How long is a Straße?', concepts: ['Lengths'], difficulty: null });
      await addQuestion(ada, { ...numeric, question: 'How heavy is it?', categoryId, difficulty: 'HARD' });
      const [slope, street, heavy] = [choiceBody.question, 'How long is a Straße?', 'How heavy is it?'];
      expect(await questionTexts(ada, '?search=HOW%20is')).toEqual([heavy, street]);
      expect(await questionTexts(ada, '?search=straß')).toEqual([street]);
      expect(await questionTexts(ada, '?search=length')).toEqual([street]);
      expect(await questionTexts(ada, '?search=power%20deriv')).toEqual([heavy, slope]);
      for (const search of ['erivative', 'what%20heavy', '.*', '%24regex'])
        expect(await questionTexts(ada, `?search=${search}`), search).toEqual(
          search === '.*' ? [heavy, street, slope] : [],
        );
      expect(await questionTexts(ada, `?categoryId=${categoryId}`)).toEqual([heavy]);
      expect(await questionTexts(ada, '?concept=lengths')).toEqual([street]);
      expect(await questionTexts(ada, '?difficulty=EASY')).toEqual([slope]);
      expect(await questionTexts(ada, '?type=NUMERIC&difficulty=HARD')).toEqual([heavy]);
      expect(await questionTexts(ada, '?categoryId=%7B%22%24ne%22%3Anull%7D')).toEqual([]);
      expect((await ada.get('/api/all-questions?type=RIDDLE')).status).toBe(400);
    });

    it('are found by their answers and explanations', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      await addQuestion(ada, {
        question: 'Pick one.',
        answers: ['Mercury', 'Venus'],
        correctAnswer: [1],
        answerExplanations: ['', 'The hottest planet.'],
        explanation: 'Closest to the Sun.',
      });
      await addQuestion(ada, { ...matching, question: 'Match them.' });
      await addQuestion(ada, { ...short, question: 'Name it.' });
      await addQuestion(ada, { ...numeric, question: 'Count it.' });
      for (const [search, expected] of [
        ['mercury', ['Pick one.']],
        ['hott', ['Pick one.']],
        ['venus%20sun', ['Pick one.']],
        ['tan', ['Match them.']],
        ['gradient', ['Name it.']],
        ['3.14', ['Count it.']],
      ] as const)
        expect(await questionTexts(ada, `?search=${search}`), search).toEqual(expected);
      const [pick] = JSON.parse((await ada.get('/api/all-questions?search=mercury')).text) as Found[];
      await ada.put(`/api/questions/${pick?.id ?? ''}`, { ...choiceBody, explanation: 'Saturn.' });
      expect(await questionTexts(ada, '?search=mercury')).toEqual([]);
      expect(await questionTexts(ada, '?search=saturn')).toEqual([choiceBody.question]);
    });

    it('are sorted by text, difficulty, points or change, page by page', async () => {
      const { ada, clock } = await givenBankUsers(given, gateway);
      const bodies = [
        ['“zebra” or not?', 'HARD', 10],
        ['Apple?', null, 9],
        ['apple, again?', 'EASY', 2.5],
        ['Mango?', 'MEDIUM', 2.5],
      ] as const;
      for (const [question, difficulty, points] of bodies) {
        await addQuestion(ada, { question, difficulty, points });
        clock.advance(1000);
      }
      const [zebra, apple, again, mango] = bodies.map(([question]) => question);
      const [first] = JSON.parse((await ada.get('/api/all-questions?search=zebra')).text) as { id: string }[];
      await ada.put(`/api/questions/${first?.id ?? ''}`, {
        ...choiceBody,
        question: zebra,
        explanation: 'It has stripes.',
        difficulty: 'HARD',
        points: 10,
      });
      const sortedTexts = async (query: string) => {
        const names: string[] = [];
        let next: string | undefined = `/api/all-questions?first=1&${query}`;
        while (next !== undefined) {
          const page = await ada.get(next);
          names.push(...(JSON.parse(page.text) as { question: string }[]).map(({ question }) => question));
          next = /^<(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
        }
        return names;
      };
      expect(await sortedTexts('sort=TEXT&descending=false')).toEqual([again, apple, mango, zebra]);
      expect(await sortedTexts('sort=TEXT')).toEqual([zebra, mango, apple, again]);
      expect(await sortedTexts('sort=DIFFICULTY&descending=false')).toEqual([apple, again, mango, zebra]);
      expect((await sortedTexts('sort=POINTS')).slice(0, 2)).toEqual([zebra, apple]);
      expect((await sortedTexts('sort=POINTS&descending=false')).slice(2)).toEqual([apple, zebra]);
      expect(await sortedTexts('sort=UPDATED')).toEqual([zebra, mango, again, apple]);
      await ada.patch('/api/questions', {
        selection: { questions: [{ id: first?.id }] },
        changes: { difficulty: null },
      });
      expect((await sortedTexts('sort=DIFFICULTY')).slice(0, 2)).toEqual([mango, again]);
      const text = await ada.get('/api/all-questions?first=1&sort=TEXT');
      const [, cursor = ''] = /after=([^&>]*)/.exec(text.headers.get('link') ?? '') ?? [];
      const wrong = await ada.get(`/api/all-questions?sort=POINTS&after=${cursor}`);
      expect(wrong.status).toBe(400);
      expect(wrong.text).toContain('This cursor is not from this list.');
      expect((await ada.get('/api/all-questions?sort=LUCK')).status).toBe(400);
    });

    it('are listed after their deletion, for their owner only, until they are restored', async () => {
      const { ada, eve, clock } = await givenBankUsers(given, gateway);
      const readDeleted = async (who: Browser) =>
        JSON.parse((await who.get('/api/questions/deleted')).text) as { id: string; question: string }[];
      const first = await addQuestion(ada, { question: 'First?' });
      const second = await addQuestion(ada, { question: 'Second?' });
      await addQuestion(ada, { question: 'Third?' });
      expect(await readDeleted(ada)).toEqual([]);
      expect((await ada.remove(`/api/questions/${first.id}`)).status).toBe(204);
      clock.advance(1000);
      const body = { selection: { questions: [{ id: second.id }] }, changes: { isDeleted: true } };
      expect((await ada.patch('/api/questions', body)).status).toBe(200);
      const list = await readDeleted(ada);
      expect(list.map(({ question }) => question)).toEqual(['Second?', 'First?']);
      expect(list[1]).toMatchObject({
        id: first.id,
        type: 'MULTIPLE_CHOICE',
        deletedAt: '2026-11-21T09:00:00.000Z',
        restoreExpiresAt: '2026-12-21T09:00:00.000Z',
      });
      expect(list[1]).not.toHaveProperty('correctAnswer');
      expect(await readDeleted(eve)).toEqual([]);
      await ada.post(`/api/questions/${second.id}/restore`, {});
      expect((await readDeleted(ada)).map(({ question }) => question)).toEqual(['First?']);
    });

    it('are listed page by page, most recently changed first', async () => {
      const { ada, clock } = await givenBankUsers(given, gateway);
      const first = await addQuestion(ada, { question: 'First?' });
      for (const name of ['Second?', 'Third?']) {
        clock.advance(1000);
        await addQuestion(ada, { question: name });
      }
      expect(await questionTexts(ada)).toEqual(['Third?', 'Second?', 'First?']);
      clock.advance(1000);
      await ada.put(`/api/questions/${first.id}`, { ...choiceBody, question: 'First, again?' });
      const page = await ada.get('/api/all-questions?first=2');
      expect(page.headers.get('x-total-count')).toBe('3');
      const [, next = ''] = /^<(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '') ?? [];
      const texts = (text: string) =>
        (JSON.parse(text) as { question: string }[]).map((each) => each.question);
      expect(texts(page.text)).toEqual(['First, again?', 'Third?']);
      expect(texts((await ada.get(next)).text)).toEqual(['Second?']);
    });
  });
};

describeOnSqlite('search of the bank', suite);
await describeOnMongo('search of the bank', suite);
