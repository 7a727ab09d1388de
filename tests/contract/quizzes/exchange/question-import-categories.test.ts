import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { item, quizFile } from '../../../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import { createQuizCategory, questionTexts, givenBankUsers } from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn, type GatewayReply } from '../../../support/gateways.ts';
import { givenApp } from '../../../support/given-app.ts';

const gift = [
  '$CATEGORY: Algebra',
  'What is the derivative of x²? {=2x ~x ~2}',
  '$CATEGORY: top/Week 1/Unheard  of',
  'How much is 6 · 7? {#42}',
].join('\n\n');

const fileOf = (names: readonly string[]) =>
  names.map((name, at) => `$CATEGORY: ${name}\n\nIs it ${at}? {T}`).join('\n\n');

function read<Data>(reply: GatewayReply, status: number): Data {
  if (reply.status !== status) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as Data;
}

interface Report {
  readonly report: readonly { readonly level: string; readonly message: string }[];
}

type Preview = Report & { readonly newCategories: number };
type Outcome = Report & { readonly questions: readonly { readonly categoryId: string | null }[] };
type Body = Readonly<Record<string, unknown>>;

const previewOf = async (who: Browser, body: Body) =>
  read<Preview>(await who.post('/api/questions/import/preview', body), 200);
const importQuestions = async (who: Browser, body: Body) =>
  read<Outcome>(await who.post('/api/questions/import', body), 201);
const categoriesOf = async (who: Browser) =>
  read<{ id: string; categoryName: string }[]>(await who.get('/api/quizCategories'), 200);
const messagesOf = ({ report }: Report) => report.map(({ level, message }) => `${level}: ${message}`);

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'importcategories');

  describe.each(gatewaysOn(openStore))('questions that name a category over $name', (gateway) => {
    it('get categories that are created on request, and a preview creates none', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const algebra = await createQuizCategory(ada, 'Algebra');
      const input = { text: gift, createCategories: true };
      const reportLines = ['NOTE: The category “Unheard of” is created for 1 question.'];
      const preview = await previewOf(ada, input);
      expect([preview.newCategories, ...messagesOf(preview)]).toEqual([1, ...reportLines]);
      expect(await categoriesOf(ada)).toHaveLength(1);
      const first = await importQuestions(ada, input);
      const created = (await categoriesOf(ada)).find(({ categoryName }) => categoryName === 'Unheard of');
      const notForPractice = { availableForPractice: false };
      expect(first.questions).toMatchObject([
        { ...notForPractice, categoryId: algebra },
        { ...notForPractice, categoryId: created?.id },
      ]);
      expect(messagesOf(first)).toEqual(reportLines);
      expect((await importQuestions(ada, input)).questions[1]?.categoryId).toBe(created?.id);
      expect(await categoriesOf(ada)).toHaveLength(2);
      const none = { text: gift, createCategories: true, positions: [9] };
      expect((await ada.post('/api/questions/import', none)).status).toBe(400);
    });

    it('cause new categories and report lines only if they are selected', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      await createQuizCategory(ada, 'Algebra');
      expect(
        messagesOf(await importQuestions(ada, { text: gift, createCategories: true, positions: [1] })),
      ).toEqual([]);
      expect(messagesOf(await importQuestions(ada, { text: gift, positions: [1] }))).toEqual([]);
      expect(await categoriesOf(ada)).toHaveLength(1);
      expect(messagesOf(await importQuestions(ada, { text: gift, positions: [2] }))).toEqual([
        'LOSS: There is no category “Week 1/Unheard  of”: 1 question is without a category.',
      ]);
    });

    it('count each new category once in the preview, and no category if the import puts all questions into one', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const categoryId = await createQuizCategory(ada, 'Algebra');
      const names = [...Array.from({ length: 510 }, () => 'Algebra'), 'Late', 'top/LATE', 'Later'];
      const text = fileOf(names);
      expect((await previewOf(ada, { text })).newCategories).toBe(2);
      expect((await previewOf(ada, { text, createCategories: true })).newCategories).toBe(2);
      expect((await previewOf(ada, { text, categoryId })).newCategories).toBe(0);
    });

    it('get the category in the first of two columns with the same name, and the report names the columns', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const text = 'question,type,category,Category\nWhy?,essay,Algebra,Physics';
      expect(messagesOf(await previewOf(ada, { text, format: 'CSV', createCategories: true }))).toEqual([
        'LOSS: The column category appears twice: “category” is column 3, “Category” is column 4. The first one is used.',
        'NOTE: The category “Algebra” is created for 1 question.',
      ]);
    });

    it('get the titles of a package’s quizzes as categories', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const quizOf = (title: string) =>
        strToU8(quizFile(item({ type: 'essay_question', prompt: `${title}?`, title: '' }), title, title));
      const packed = zipSync({ 'a.xml': quizOf('First'), 'b.xml': quizOf('Second') });
      const file = { name: 'course.zip', content: Buffer.from(packed).toString('base64') };
      const several =
        'NOTE: The package has 2 quizzes. The title of a quiz is read as the category of its questions, unless they name another one.';
      expect(messagesOf(await previewOf(ada, { file }))).toEqual([
        several,
        'LOSS: There is no category “First”: 1 question is without a category.',
        'LOSS: There is no category “Second”: 1 question is without a category.',
      ]);
      expect(messagesOf(await previewOf(ada, { file, createCategories: true }))).toEqual([
        several,
        'NOTE: The category “First” is created for 1 question.',
        'NOTE: The category “Second” is created for 1 question.',
      ]);
    });

    it('are reported if the name of their category is invalid', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const long = 'n'.repeat(101);
      const reportLine = `LOSS: There is no category “${long.slice(1)}”: 1 question is without a category. It cannot be created because of its name: At most 100 characters.`;
      const body = { text: fileOf([long]), createCategories: true };
      const preview = await previewOf(ada, body);
      expect([preview.newCategories, ...messagesOf(preview)]).toEqual([0, reportLine]);
      const outcome = await importQuestions(ada, body);
      expect([outcome.questions[0]?.categoryId, ...messagesOf(outcome)]).toEqual([null, reportLine]);
      expect(await categoriesOf(ada)).toEqual([]);
    });

    it('create at most 50 categories, and none if they name more, which the preview reports', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const names = Array.from({ length: 51 }, (_, at) => `Section ${at}`);
      const body = { text: fileOf(names), createCategories: true };
      const message = 'The questions name 51 categories that do not exist. An import creates at most 50.';
      expect(messagesOf(await previewOf(ada, body))).toContain(`ERROR: ${message}`);
      const reply = await ada.post('/api/questions/import', body);
      expect([reply.status, reply.text]).toEqual([400, `createCategories: ${message}`]);
      expect([await questionTexts(ada), await categoriesOf(ada)]).toEqual([[], []]);
      const fifty = names.map((_, at) => at + 1).slice(1);
      await importQuestions(ada, { ...body, positions: fifty });
      expect(await categoriesOf(ada)).toHaveLength(50);
    });

    it('are not imported, and create no category, if the bank’s limit of categories would be exceeded', async () => {
      const { ada, store, adaId: ownerId } = await givenBankUsers(given, gateway);
      await createQuizCategory(ada, 'Algebra');
      const categories = store.collection('quizCategories');
      const more = Array.from({ length: 498 }, (_, at) => `Section ${at}`);
      await categories.insertMany(
        more.map((name) => ({ _id: name, ownerId, categoryName: name, nameKey: name })),
      );
      const text = `${gift}\n\n$CATEGORY: One more\n\nIs it full?{T}\n`;
      const reply = await ada.post('/api/questions/import', { text, createCategories: true });
      expect([reply.status, reply.text]).toEqual([400, 'A question bank can have at most 500 categories.']);
      expect(await questionTexts(ada)).toEqual([]);
      expect(await categories.countDocuments({})).toBe(499);
      await importQuestions(ada, { text, createCategories: true, positions: [2] });
      expect(await categories.countDocuments({})).toBe(500);
    });

    it('are not imported, and create no category, while one of their categories is being deleted', async () => {
      const { ada, store } = await givenBankUsers(given, gateway);
      const categories = store.collection<{ _id: string; leavingAt: string | null }>('quizCategories');
      const _id = await createQuizCategory(ada, 'Leaving');
      await categories.updateOne({ _id: { $eq: _id } }, { $set: { leavingAt: '2026-01-01T00:00:00.000Z' } });
      const body = { text: fileOf(['New', 'leaving', 'Newer']), createCategories: true };
      const reply = await ada.post('/api/questions/import', body);
      const message = 'The category “leaving” is being deleted. Try again in a minute.';
      expect([reply.status, reply.text]).toEqual([400, `createCategories: ${message}`]);
      expect(await questionTexts(ada)).toEqual([]);
      expect(await categories.countDocuments({})).toBe(1);
    });
  });
};

describeOnSqlite('categories of an import', suite);
