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
  readQuestion,
  givenBankUsers,
} from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { operationOf } from '../../../support/rest-operations.ts';
import { givenApp } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

/** One question of each type, as its author gets it back. */
const everyType = [
  choiceBody,
  { ...choiceBody, type: 'MULTIPLE_ANSWERS', correctAnswer: [1, 3] },
  {
    ...choiceBody,
    type: 'TRUE_FALSE',
    answers: ['True', 'False'],
    correctAnswer: [2],
    answerExplanations: [],
  },
  {
    ...choiceBody,
    type: 'SHORT_ANSWER',
    answers: ['slope', 'gradient'],
    correctAnswer: [1, 2],
    answerExplanations: [],
  },
  {
    ...choiceBody,
    type: 'NUMERIC',
    answers: [],
    correctAnswer: [],
    answerExplanations: [],
    numericAnswers: [{ value: 3.14, tolerance: 0.01 }],
  },
  {
    ...choiceBody,
    type: 'MATCHING',
    answers: [],
    correctAnswer: [],
    answerExplanations: [],
    pairs: [
      { left: 'sin', right: 'cos' },
      { left: 'exp', right: 'exp' },
      { left: '', right: 'tan' },
    ],
  },
  { ...choiceBody, type: 'ESSAY', answers: [], correctAnswer: [], answerExplanations: [] },
];

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'questions');

  describe.each(gatewaysOn(openStore))('a question of the bank over $name', (gateway) => {
    it('is returned as it was written, over GraphQL and REST', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const categoryId = await createQuizCategory(ada, 'Calculus');
      const reply = await ada.post('/api/questions', { ...choiceBody, categoryId });
      expect(reply.status, reply.text).toBe(201);
      const { message, ...question } = JSON.parse(reply.text);
      expect(message).toBe('Successfully added!');
      expect(question).toEqual({
        ...choiceBody,
        id: question.id,
        _id: question.id,
        categoryId,
        isInBank: true,
        canEdit: true,
        version: 1,
        revision: 1,
        createdAt: '2026-11-21T09:00:00.000Z',
        updatedAt: '2026-11-21T09:00:00.000Z',
        usedIn: [],
        duplicates: [],
      });
      expect(await readQuestion(ada, question.id)).toEqual(question);
      expect(JSON.parse((await ada.get('/api/all-questions')).text)).toEqual([question]);
      const query = operationOf('GET /api/questions/{id}');
      expect((await ada.graphql(query, { id: question.id })).result.data?.['question']).toEqual(question);
    });

    it('of each type is stored completely, whatever type it had before', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const { id } = await addQuestion(ada);
      for (const body of everyType) {
        const fresh = await addQuestion(ada, body);
        expect(fresh).toMatchObject(body);
        const reply = await ada.put(`/api/questions/${id}`, body);
        expect(reply.status, reply.text).toBe(200);
        expect(await readQuestion(ada, id)).toMatchObject(body);
      }
    });

    it('needs only its text, answers and key, and can have several correct answers', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const { question, answers } = choiceBody;
      const post = async (body: object) => JSON.parse((await ada.post('/api/questions', body)).text);
      expect(await post({ question, answers, correctAnswer: [2] })).toMatchObject({
        type: 'MULTIPLE_CHOICE',
        points: 1,
        availableForPractice: false,
        difficulty: null,
        categoryId: null,
        concepts: [],
      });
      expect(await post({ question, answers, correctAnswer: [3, 1] })).toMatchObject({
        type: 'MULTIPLE_ANSWERS',
        correctAnswer: [1, 3],
      });
    });

    it('keeps HTML and scripts as plain text', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const text = '<script>alert(1)</script> & <b>bold</b> \u{1f600} {{x}} ${y}';
      const { id } = await addQuestion(ada, {
        question: text,
        answers: [text, '<img onerror=x>'],
        answerExplanations: [text],
        concepts: ['<i>'],
      });
      expect(await readQuestion(ada, id)).toMatchObject({
        question: text,
        answers: [text, '<img onerror=x>'],
        answerExplanations: [text, ''],
        concepts: ['<i>'],
      });
    });

    it('is marked as a duplicate, and similar questions are found while it is typed', async () => {
      const { ada, eve } = await givenBankUsers(given, gateway);
      const first = await addQuestion(ada);
      await addQuestion(eve);
      const again = await addQuestion(ada, { question: '  what is the DERIVATIVE of x² ' });
      expect(again.duplicates.map(({ id }) => id)).toEqual([first.id]);
      expect((await readQuestion(ada, first.id)).duplicates.map(({ id }) => id)).toEqual([again.id]);
      expect((await addQuestion(ada, { question: 'What is the derivative of x³?' })).duplicates).toEqual([]);
      const similar = async (browser: Browser, text: string) =>
        JSON.parse((await browser.get(`/api/similar-questions?text=${encodeURIComponent(text)}`)).text);
      expect(await similar(ada, 'what is the derivative of x²')).toMatchObject([
        { question: choiceBody.question },
        { id: again.id },
        { question: 'What is the derivative of x³?' },
      ]);
      expect(await similar(ada, 'Who painted the ceiling?')).toEqual([]);
      expect(await similar(ada, '?')).toEqual([]);
      expect((await ada.get(`/api/similar-questions?text=${'x'.repeat(10_001)}`)).status).toBe(400);
    });
  });
};

describeOnSqlite('questions of the bank', suite);
await describeOnMongo('questions of the bank', suite);
