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
  readQuestion,
  givenBankUsers,
} from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { allGatewaysOn, type GatewayReply } from '../../../support/gateways.ts';
import { codeOf } from '../../../support/expectations.ts';
import { givenApp } from '../../../support/given-app.ts';
import { sendForm } from '../../../support/quizzes.ts';

// Hundreds of requests per test.
vi.setConfig({ testTimeout: 60_000 });

const gift = [
  '$CATEGORY: Algebra',
  '',
  '::Power rule:: What is the derivative of x²? {=2x ~x ~2 ####The exponent comes down.}',
  '',
  '$CATEGORY: Unheard of',
  '',
  'How much is 6 · 7? {#42}',
  '',
  'A brace alone {=yes ~no',
  '',
].join('\n');

interface Preview {
  readonly format: string;
  readonly count: number;
  readonly title: string | null;
  readonly timeLimit: number | null;
  readonly questions: readonly Record<string, unknown>[];
  readonly report: readonly {
    readonly line: number | null;
    readonly level: string;
    readonly message: string;
  }[];
}

function read<Data>(reply: GatewayReply, status: number): Data {
  if (reply.status !== status) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as Data;
}

async function previewOf(browser: Browser, body: object): Promise<Preview> {
  return read<Preview>(await browser.post('/api/questions/import/preview', body), 200);
}

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'exchange');

  describe.each(allGatewaysOn(openStore))('questions from files over $name', (gateway) => {
    it('are previewed before the import, with errors by line and duplicates in the bank', async () => {
      const { ada, eve } = await givenBankUsers(given, gateway);
      const algebra = await createQuizCategory(ada, 'Algebra');
      const twin = await addQuestion(ada, { question: 'what is the derivative of x²' });
      await addQuestion(eve);
      const preview = await previewOf(ada, { text: gift });
      expect(preview).toMatchObject({ format: 'GIFT', count: 2, title: null, timeLimit: null });
      expect(preview.questions).toMatchObject([
        {
          position: 1,
          line: 3,
          name: 'Power rule',
          type: 'MULTIPLE_CHOICE',
          question: 'What is the derivative of x²?',
          answers: ['2x', 'x', '2'],
          correctAnswer: [1],
          explanation: 'The exponent comes down.',
          category: 'Algebra',
          categoryId: algebra,
          duplicates: [{ id: twin.id, question: 'what is the derivative of x²' }],
        },
        {
          position: 2,
          type: 'NUMERIC',
          numericAnswers: [{ value: 42, tolerance: 0 }],
          category: 'Unheard of',
          categoryId: null,
          duplicates: [],
        },
      ]);
      expect(preview.report).toEqual([
        { line: null, level: 'LOSS', message: 'Names of questions are not imported: 1 question has one.' },
        {
          line: 5,
          level: 'LOSS',
          message: 'There is no category “Unheard of”: 1 question is without a category.',
        },
        { line: 9, level: 'ERROR', message: expect.stringContaining('A brace is opened and never closed') },
      ]);
      expect(await questionTexts(ada)).toEqual(['what is the derivative of x²']);
    });

    it('are imported in the order of the file, each into the category that the file names', async () => {
      const { ada, eve } = await givenBankUsers(given, gateway);
      const algebra = await createQuizCategory(ada, 'Algebra');
      const outcome = read<{ added: number; questions: { id: string }[]; report: object[] }>(
        await sendForm(ada, 'POST', '/api/questions/import', [
          ['file', new File([gift], 'week 1.txt')],
          ['availableForPractice', 'true'],
        ]),
        201,
      );
      expect(outcome).toMatchObject({
        added: 2,
        report: [{ level: 'LOSS' }, { level: 'LOSS' }, { level: 'ERROR' }],
      });
      expect(outcome.questions).toMatchObject([
        {
          question: 'What is the derivative of x²?',
          categoryId: algebra,
          availableForPractice: true,
          isInBank: true,
        },
        { question: 'How much is 6 · 7?', categoryId: null, availableForPractice: true, isInBank: true },
      ]);
      expect(await questionTexts(ada)).toEqual(['What is the derivative of x²?', 'How much is 6 · 7?']);
      expect(await questionTexts(eve)).toEqual([]);
      const [first] = outcome.questions;
      expect(await readQuestion(ada, first?.id ?? '')).toMatchObject({ version: 1, revision: 1 });
    });

    it('are imported only if they are selected, all into the given category', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const geometry = await createQuizCategory(ada, 'Geometry');
      const body = { text: gift, positions: [2], categoryId: geometry };
      const outcome = read<{ added: number; questions: object[] }>(
        await ada.post('/api/questions/import', body),
        201,
      );
      expect(outcome).toMatchObject({ added: 1, questions: [{ type: 'NUMERIC', categoryId: geometry }] });
    });

    it('have no category if their category is deleted during the import', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      for (let round = 0; round < 5; round += 1) {
        const categoryId = await createQuizCategory(ada, `Round ${round}`);
        const [removal, outcome] = await Promise.all([
          ada.remove(`/api/quizCategories/${categoryId}`),
          ada.post('/api/questions/import', { text: gift, categoryId }),
        ]);
        expect([201, 400]).toContain(outcome.status);
        expect([204, 409]).toContain(removal.status);
        const remaining = await questionTexts(ada, `?categoryId=${categoryId}`);
        expect(remaining).toHaveLength(removal.status === 409 ? 2 : 0);
      }
    });

    it('are exported to a file that imports as the same questions', async () => {
      const { ada, eve } = await givenBankUsers(given, gateway);
      const algebra = await createQuizCategory(ada, 'Algebra');
      await addQuestion(ada, { question: '=1+1 is?', categoryId: algebra });
      await addQuestion(ada, {
        type: 'ESSAY',
        question: 'Why?',
        answers: [],
        correctAnswer: [],
        answerExplanations: [],
      });
      await addQuestion(eve, { question: 'Somebody else’s?' });
      for (const format of ['GIFT', 'CSV', 'QTI']) {
        const reply = await ada.get(`/api/questions/export?format=${format}`);
        expect(reply.status, reply.text).toBe(200);
        const file = new File([Buffer.from(reply.bytes)], 'questions');
        const form = await sendForm(ada, 'POST', '/api/questions/import/preview', [['file', file]]);
        const preview = read<Preview>(form, 200);
        expect(preview.format).toBe(format);
        expect(preview.questions.map(({ question }) => question)).toEqual(['Why?', '=1+1 is?']);
        const { categoryId: _, availableForPractice: _practice, ...fields } = choiceBody;
        const sameFields = { ...fields, question: '=1+1 is?' };
        if (format !== 'QTI')
          expect(preview.questions[1]).toMatchObject({ ...sameFields, categoryId: algebra });
      }
      const giftExport = await ada.get('/api/questions/export?format=GIFT');
      expect(giftExport.headers.get('x-report-lines')).toBe('2');
      const exposed = giftExport.headers.get('access-control-expose-headers')?.split(',') ?? [];
      expect(exposed).toEqual(expect.arrayContaining(['X-Report-Lines', 'Content-Disposition']));
      const csv = await ada.get('/api/questions/export?format=CSV');
      expect(csv.headers.get('x-report-lines')).toBe('0');
      expect(csv.text).toContain("'=1+1 is?");
      expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(csv.headers.get('content-disposition')).toBe('attachment; filename="questions.csv"');
    });

    it('are imported and exported only by instructors', async () => {
      const { ada, eve, sam, nobody } = await givenBankUsers(given, gateway);
      const { id } = await addQuestion(ada);
      for (const [browser, status] of [
        [sam, 403],
        [nobody, 401],
      ] as const) {
        expect((await browser.post('/api/questions/import/preview', { text: gift })).status).toBe(status);
        expect((await browser.post('/api/questions/import', { text: gift })).status).toBe(status);
        expect((await browser.get('/api/questions/export?format=CSV')).status).toBe(status);
      }
      const query = 'query ($ids: [ID!]) { questionExport(format: CSV, ids: $ids) { file { fileName } } }';
      expect(codeOf(await ada.graphql(query, { ids: [id] }))).toBeUndefined();
      expect(codeOf(await eve.graphql(query, { ids: [id] }))).toBe('NOT_FOUND');
    });
  });
};

describeOnSqlite('import and export', suite);
await describeOnMongo('import and export', suite);
