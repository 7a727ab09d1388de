import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import type { StoredDocument } from '../../../../functions/platform/store/store.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword } from '../../../support/accounts.ts';
import {
  addQuestion,
  createQuizCategory,
  choiceBody,
  readQuestion,
  givenBankUsers,
} from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { codeOf, comparableReply, expectUnchanged } from '../../../support/expectations.ts';
import { givenApp } from '../../../support/given-app.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Requests for one question. Access is checked before the fields and the syntax of the body. */
const requestsFor = (browser: Browser, id: string) => [
  browser.get(`/api/questions/${id}`),
  browser.get(`/api/questions/${id}/versions`),
  browser.put(`/api/questions/${id}`, { ownerId: 'me' }),
  browser.send({ method: 'PUT', path: `/api/questions/${id}`, body: '{' }),
  browser.remove(`/api/questions/${id}`),
  browser.post(`/api/questions/${id}/restore`, {}),
];

const strangeIds = ['missing', '__proto__', '%24gt', '%7B%22%24gt%22%3A%22%22%7D', 'x'.repeat(2000), '%00'];

/** What is wrong, the change of a valid body, and the fields that the error names. */
const badFields: readonly (readonly [what: string, change: object, fields: readonly string[]])[] = [
  ['no text', { question: ' ' }, ['question']],
  ['a text of 100 KB', { question: 'x'.repeat(100_000) }, ['question']],
  ['characters that cannot be shown', { question: 'a\u0000b' }, ['question']],
  ['no answers', { answers: [], correctAnswer: [1] }, ['answers', 'correctAnswer']],
  ['one answer', { answers: ['2x'] }, ['answers', 'answerExplanations']],
  ['an empty answer', { answers: ['2x', '', '2'] }, ['answers.1']],
  ['more explanations than answers', { answers: ['2x', 'x'] }, ['answerExplanations']],
  ['an answer of 100 KB', { answers: ['2x', 'x'.repeat(100_000), '2'] }, ['answers.1']],
  ['equal answers', { answers: ['2x', '2x', '2'] }, ['answers.1']],
  ['no correct answer', { correctAnswer: [] }, ['correctAnswer']],
  ['a position above the last answer', { correctAnswer: [4] }, ['correctAnswer']],
  ['position 0', { correctAnswer: [0] }, ['correctAnswer']],
  ['a negative position', { correctAnswer: [-1] }, ['correctAnswer']],
  ['two positions for one correct answer', { correctAnswer: [1, 2] }, ['correctAnswer']],
  ['a position twice', { type: 'MULTIPLE_ANSWERS', correctAnswer: [1, 1] }, ['correctAnswer']],
  ['half a position', { correctAnswer: [1.5] }, ['correctAnswer.0']],
  ['a position as an operator', { correctAnswer: [{ $gt: 0 }] }, ['correctAnswer.0']],
  ['an unknown type', { type: 'RIDDLE' }, ['type']],
  ['negative points', { points: -1 }, ['points']],
  ['too many points', { points: 10_001 }, ['points']],
  ['no number', { type: 'NUMERIC' }, ['numericAnswers']],
  ['one pair', { type: 'MATCHING', pairs: [{ left: 'a', right: 'b' }] }, ['pairs']],
  ['an empty concept', { concepts: [' '] }, ['concepts.0']],
  ['too many concepts', { concepts: Array.from({ length: 21 }, (_, at) => `c${at}`) }, ['concepts']],
  ['an unknown category', { categoryId: 'no-such-id' }, ['categoryId']],
  ['a text as an operator', { question: { $ne: null } }, ['question']],
  ['an owner', { ownerId: 'me' }, ['ownerId']],
  ['a prototype', JSON.parse('{"__proto__": {"points": 5}}') as object, ['__proto__']],
];

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'questionaccess');

  describe.each(gatewaysOn(openStore))('a question over $name', (gateway) => {
    it('is readable by its owner and admins, and looks missing to other instructors', async () => {
      const { ada, eve, root } = await givenBankUsers(given, gateway);
      const { id } = await addQuestion(ada);
      const readState = () => readQuestion(ada, id);
      await expectUnchanged(readState, async () => {
        const missing = (await Promise.all(requestsFor(eve, 'missing'))).map(comparableReply);
        for (const requestedId of [id, ...strangeIds])
          expect((await Promise.all(requestsFor(eve, requestedId))).map(comparableReply)).toEqual(missing);
        expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
        const edit = `mutation ($id: ID!) { editQuestion(id: $id, input: { question: "" }) { id } }`;
        expect(codeOf(await eve.graphql(edit, { id }))).toBe('NOT_FOUND');
        expect((await eve.get('/api/all-questions')).text).toBe('[]');
        expect((await eve.get('/api/similar-questions?text=derivative')).text).toBe('[]');
      });
      expect(await readQuestion(root, id)).toEqual(await readState());
      expect(JSON.parse((await root.get('/api/all-questions')).text)).toMatchObject([{ id }]);
      const put = await root.put(`/api/questions/${id}`, { ...choiceBody, question: 'By the admin?' });
      expect(put.status, put.text).toBe(200);
      expect((await root.remove(`/api/questions/${id}`)).status).toBe(204);
      expect((await ada.post(`/api/questions/${id}/restore`, {})).status).toBe(200);
    });

    it('is refused to students and signed-out callers in every operation', async () => {
      const { ada, sam, nobody } = await givenBankUsers(given, gateway);
      const { id } = await addQuestion(ada);
      await expectUnchanged(
        () => readQuestion(ada, id),
        async () => {
          for (const [browser, status, code] of [
            [sam, 403, 'FORBIDDEN'],
            [nobody, 401, 'UNAUTHENTICATED'],
          ] as const) {
            const replies = await Promise.all([
              ...[id, ...strangeIds].flatMap((requestedId) => requestsFor(browser, requestedId)),
              browser.get('/api/all-questions'),
              browser.get('/api/all-questions?nonsense=1'),
              browser.get('/api/similar-questions?text=derivative'),
              browser.post('/api/questions', choiceBody),
              browser.post('/api/questions', { nonsense: 1 }),
            ]);
            expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]));
            for (const { text } of replies) expect(text).not.toContain('derivative');
            for (const query of [
              '{ questions { nodes { correctAnswer } } }',
              `{ question(id: "${id}") { correctAnswer } }`,
              `{ questionVersions(id: "${id}") { correctAnswer } }`,
              '{ similarQuestions(text: "derivative") { id } }',
              'mutation { addQuestion(input: { question: "" }) { id } }',
              `mutation { deleteQuestion(id: "${id}") }`,
              `mutation { restoreQuestion(id: "${id}") { id } }`,
            ])
              expect(codeOf(await browser.graphql(query)), query).toBe(code);
          }
        },
      );
    });

    it('is refused if fields are invalid, over GraphQL and REST, and nothing is stored', async () => {
      const { ada, store } = await givenBankUsers(given, gateway);
      const { id } = await addQuestion(ada);
      const add = 'mutation ($input: QuestionInput!) { addQuestion(input: $input) { id } }';
      const readState = async () => ({
        all: (await ada.get('/api/all-questions')).text,
        versions: await store.collection<StoredDocument>('questionVersions').countDocuments({}),
        keys: await store.collection<StoredDocument>('answerKeys').countDocuments({}),
      });
      await expectUnchanged(readState, async () => {
        for (const [what, change, fields] of badFields) {
          const body = Object.hasOwn(change, '__proto__')
            ? JSON.stringify(choiceBody).replace('{', '{"__proto__":{"points":5},')
            : JSON.stringify({ ...choiceBody, ...change });
          const headers = { 'content-type': 'application/json' };
          const post = await ada.send({ method: 'POST', path: '/api/questions', headers, body });
          expect(post.status, what).toBe(400);
          expect(post.text, what).toContain('Failed to add question. Please try again later.\n');
          const put = await ada.send({ method: 'PUT', path: `/api/questions/${id}`, headers, body });
          expect(put.status, what).toBe(400);
          const { result } = await ada.graphql(add, { input: JSON.parse(body) as object });
          expect(result.errors?.[0]?.extensions.code, what).toBe('BAD_USER_INPUT');
          const named = Object.keys(result.errors?.[0]?.extensions.fields ?? {}).toSorted();
          expect(named, what).toEqual(fields.map((field) => `input.${field}`).toSorted());
        }
      });
    });
  });

  describe.each(gatewaysOn(openStore))('the questions of an account over $name', (gateway) => {
    it('are in its data export with every version, and are deleted with it', async () => {
      const { ada, eve, store, root } = await givenBankUsers(given, gateway);
      const categoryId = await createQuizCategory(ada, 'Calculus');
      const { id } = await addQuestion(ada, { categoryId });
      await ada.put(`/api/questions/${id}`, { ...choiceBody, correctAnswer: [2] });
      const deleted = await addQuestion(ada, { question: 'Gone?' });
      await ada.remove(`/api/questions/${deleted.id}`);
      const evesQuestion = await addQuestion(eve);
      const { result } = await ada.graphql('{ exportMyData { content } }');
      const { content } = (result.data ?? {})['exportMyData'] as { content: string };
      const files = unzipSync(Buffer.from(content, 'base64'));
      const exported = JSON.parse(strFromU8(files['questions.json'] ?? new Uint8Array())) as { id: string }[];
      expect(exported.map((question) => question.id).toSorted()).toEqual([id, deleted.id].toSorted());
      expect(exported.find((question) => question.id === id)).toMatchObject({
        versions: [
          { number: 1, correctAnswer: [1] },
          { number: 2, correctAnswer: [2] },
        ],
      });
      const deletion = await ada.post('/api/account/delete', { password: goodPassword });
      expect(deletion.status, deletion.text).toBeLessThan(300);
      expect(JSON.parse((await root.get('/api/all-questions')).text)).toMatchObject([
        { id: evesQuestion.id },
      ]);
      for (const name of ['questions', 'questionVersions', 'answerKeys'])
        expect(await store.collection<StoredDocument>(name).countDocuments({}), name).toBe(1);
    });
  });
};

describeOnSqlite('access to questions', suite);
