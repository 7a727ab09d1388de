import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { item, quizFile } from '../../../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import { questionTexts, givenBankUsers } from '../../../support/bank.ts';
import type { Browser } from '../../../support/browser.ts';
import { gateways, gatewaysOn, type Gateway } from '../../../support/gateways.ts';
import { givenApp } from '../../../support/given-app.ts';
import { sendForm } from '../../../support/quizzes.ts';

// Hundreds of requests per test.
vi.setConfig({ testTimeout: 120_000 });

const megabyte = 1024 * 1024;
const good = 'What? {=this ~that}';

const file = (content: string | Uint8Array, name = 'questions.txt') =>
  new File([typeof content === 'string' ? content : Buffer.from(content)], name);

function zipped(files: Record<string, string | Uint8Array>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
}

const entity =
  '<?xml version="1.0"?><!DOCTYPE q [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>' +
  '<questestinterop><item title="&b;"/></questestinterop>';

/** Unreadable files with their errors. */
const unreadable: readonly (readonly [what: string, content: File, status: number, message: RegExp])[] = [
  ['an empty file', file(''), 400, /^file: The file is empty\./],
  ['only spaces', file(' \n\n '), 400, /^format: The format could not be detected/],
  ['a text named a.zip', file('Dear students.', 'a.zip'), 400, /^file: .*This is neither a ZIP package nor/],
  ['a sentence', file('Dear students, read chapter 3.'), 400, /^format: The format could not be detected/],
  [
    'a picture',
    file(Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'a.txt'),
    400,
    /^file: This is not a file/,
  ],
  ['a PDF', file('%PDF-1.7\n{1} = {2}', 'a.gift'), 400, /^file: This is not a file of questions/],
  [
    'a spreadsheet',
    file(zipped({ 'xl/workbook.xml': '<workbook/>' }), 'questions.xlsx'),
    400,
    /^file: This is a spreadsheet file\. Save the table as CSV, and import the CSV file\./,
  ],
  ['one brace', file('What? {=this ~that', 'a.gift'), 400, /^file: No question could.*Line 1: .*brace/],
  ['more than 4 MB', file(`// ${'x'.repeat(4 * megabyte)}\n${good}`), 413, /4 MB/],
  ['a damaged zip', file(zipped({ a: 'b' }).subarray(0, 40), 'a.zip'), 400, /^file: .*damaged/],
  [
    'a zip of something else',
    file(zipped({ 'word/document.xml': '<w/>' })),
    400,
    /^file: .*no QTI 1\.2 quiz/,
  ],
  ['a zip bomb', file(zipped({ 'q.xml': new Uint8Array(30 * megabyte) })), 400, /^file: .*larger than 10 MB/],
  [
    'a small zip with much to read',
    file(zipped({ 'q.xml': new Uint8Array(5 * megabyte) })),
    400,
    /^file: .*larger than 4 MB when they are unpacked/,
  ],
  [
    'a small zip with very many elements',
    file(zipped({ 'q.xml': `<a>${'<b/>'.repeat(150_000)}</a>` })),
    400,
    /^file: .*not have more than 150,000 elements/,
  ],
  [
    'Moodle XML with entities',
    file('<!DOCTYPE quiz [<!ENTITY a "aaaa">]><quiz>&a;</quiz>', 'moodle.xml'),
    400,
    /^file: .*document type/,
  ],
  [
    'deep Moodle XML',
    file(`<quiz>${'<question>'.repeat(100_000)}`, 'moodle.xml'),
    400,
    /^file: .*nested more than 100 deep/,
  ],
  ['20 MB of Moodle XML', file(`<quiz>${' '.repeat(20 * megabyte)}</quiz>`, 'moodle.xml'), 413, /MB/],
  [
    'Moodle XML without a known question',
    file('<quiz>\n<question type="cloze"><name><text>C</text></name></question></quiz>', 'moodle.xml'),
    400,
    /^file: No question could be read\. Line 2: “C”: Questions with embedded answers/,
  ],
  ['very many lines', file('a\n'.repeat(100_000), 'a.gift'), 400, /^file: .*more than 100,000 lines/],
  ['entities', file(zipped({ 'q.xml': entity })), 400, /^file: .*(?:entit|DOCTYPE|document type)/i],
  [
    'a table without a question',
    file('Frage,Antwort A\nWas?,das\n', 'a.csv'),
    400,
    /^file: .*first row must name the columns\. Unknown columns: “Frage” \(column 1\), “Antwort A” \(column 2\)/,
  ],
];

async function readBank(browser: Browser): Promise<string> {
  return (await browser.get('/api/all-questions')).text;
}

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'importinput');

  describe.each(gatewaysOn(openStore))('questions of an import over $name', (gateway) => {
    it('are refused with the reason if the file cannot be read, and nothing is stored', async () => {
      const { ada, store } = await givenBankUsers(given, gateway);
      for (const [what, content, status, message] of unreadable) {
        for (const path of ['/api/questions/import', '/api/quiz/import']) {
          const reply = await sendForm(ada, 'POST', path, [['file', content]]);
          expect(reply.status, `${what}: ${reply.text}`).toBe(status);
          expect(reply.text, what).toMatch(message);
        }
      }
      for (const name of [
        'questions',
        'questionVersions',
        'answerKeys',
        'quizzes',
        'bankImports',
        'quizWrites',
        'quizImports',
      ])
        expect(await store.collection(name).countDocuments({}), name).toBe(0);
    });

    it('are refused if the input is incomplete or contradictory, or selects missing questions', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const cases: [object, string][] = [
        [{}, 'file: Send a file, or a text.'],
        [{ text: '' }, 'text: A value is needed.'],
        [{ text: good, file: { name: 'a', content: 'YQ==' } }, 'text: Send a file or a text, not both.'],
        [{ text: good, positions: [] }, 'positions: Choose at least one question.'],
        [{ text: good, positions: [0] }, 'positions: There is no question 0. The positions are 1 to 1.'],
        [{ text: good, positions: [1, 2] }, 'positions: There is no question 2. The positions are 1 to 1.'],
        [{ text: good, categoryId: 'no-such-id' }, 'categoryId: Category not found.'],
        [{ text: good, format: 'WORD' }, 'format'],
        [
          { file: { name: 'a.gift', content: 'AAEC' }, format: 'GIFT' },
          'file: This is not text, but the format is a text format.',
        ],
        [{ text: good, availableForPractice: null }, 'availableForPractice'],
      ];
      for (const [body, message] of cases) {
        const reply = await ada.post('/api/questions/import', body);
        expect(reply.status, reply.text).toBe(400);
        expect(reply.text).toContain(message);
      }
      const replies = await sendForm(ada, 'POST', '/api/questions/import', [
        ['file', file(good)],
        ['file', file(good)],
      ]);
      expect(replies).toMatchObject({ status: 400, text: 'file: Send one file here.' });
      expect(await readBank(ada)).toBe('[]');
    });

    it('are skipped and reported by line if they are invalid, and the others are imported', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const text = [good, 'Bell\u0007? {=a ~b}', `Long ${'x'.repeat(10_001)}? {=a ~b}`, good].join('\n\n');
      const reply = await ada.post('/api/questions/import', { text });
      expect(reply.status, reply.text).toBe(201);
      expect(JSON.parse(reply.text)).toMatchObject({
        added: 2,
        report: [
          { line: 3, level: 'ERROR', message: expect.stringContaining('cannot be shown') },
          { line: 5, level: 'ERROR', message: expect.stringContaining('10,000 characters') },
          { line: 7, level: 'NOTE', message: expect.stringContaining('line 1') },
        ],
      });
    });

    it('of a table with lettered options are imported with the correct answer by letter, number or text', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const head = 'Question,Option A,Option B,Option C,Option D,Correct answer';
      const rows = ['One?,v,w,x,y,B', 'Two?,v,w,x,y,2', 'Three?,v,w,x,y,w', 'Four?,v,w,x,,E'];
      const reply = await ada.post('/api/questions/import', { text: [head, ...rows].join('\n') });
      expect(JSON.parse(reply.text)).toMatchObject({
        added: 3,
        questions: rows.slice(0, 3).map(() => ({ answers: ['v', 'w', 'x', 'y'], correctAnswer: [2] })),
        report: [
          {
            line: 5,
            level: 'ERROR',
            message: 'The correct answer “E” is not an option. Enter its letter, its number or its text.',
          },
        ],
      });
    });

    it('of a table with a column twice are imported, with a report of the column that is used', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const text = 'question,type,Question text\nWhy?,essay,What?';
      const reply = await ada.post('/api/questions/import', { text, format: 'CSV' });
      expect(reply.status, reply.text).toBe(201);
      const message =
        'The column question appears twice: “question” is column 1, “Question text” is column 3. The first one is used.';
      expect(JSON.parse(reply.text)).toMatchObject({
        added: 1,
        report: [{ line: 1, level: 'LOSS', message }],
      });
      expect(await questionTexts(ada)).toEqual(['Why?']);
    });

    it('keep plain text as it was written, and HTML loses its markup and scripts', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const hostile = '<script>alert(1)</script> <img src=x onerror=alert(1)>?';
      const question = item({
        type: 'essay_question',
        prompt: '&lt;b onclick="x()"&gt;Why?&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      });
      await ada.post('/api/questions/import', { text: `[plain]${hostile} {}`, format: 'GIFT' });
      await sendForm(ada, 'POST', '/api/questions/import', [
        ['file', file(zipped({ 'q/q.xml': quizFile(question) }))],
      ]);
      expect(await questionTexts(ada)).toEqual(expect.arrayContaining([hostile, 'Why?']));
    });

    it('are read in the encoding of the file', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const question = 'Größe? {=a ~b}';
      const utf16 = Buffer.from(`\uFEFF${question}`, 'utf16le');
      for (const [content, lines] of [
        [Buffer.from(`\uFEFF${question}`), 0],
        [utf16, 0],
        [Buffer.from(question, 'latin1'), 1],
      ] as const) {
        const reply = await sendForm(ada, 'POST', '/api/questions/import/preview', [['file', file(content)]]);
        expect(reply.status, reply.text).toBe(200);
        const preview = JSON.parse(reply.text) as { questions: object[]; report: object[] };
        expect(preview.questions).toMatchObject([{ question: 'Größe?' }]);
        expect(preview.report).toHaveLength(lines);
      }
    });
  });
};

const limits: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'importlimits');
  const [gateway] = gateways as readonly [Gateway];

  describe('an import', () => {
    it('imports 5,000 questions, and of a larger file the first 5,000', async () => {
      const { ada, store } = await givenBankUsers(given, gateway);
      const text = Array.from({ length: 5001 }, (_, at) => `Number ${at}? {=a ~b}`).join('\n\n');
      const reply = await ada.post('/api/questions/import', { text });
      expect(reply.status, reply.text.slice(0, 500)).toBe(201);
      const outcome = JSON.parse(reply.text) as { added: number; questions: object[]; report: object[] };
      expect(outcome.added).toBe(5000);
      expect(outcome.questions).toHaveLength(100);
      const message = '5,001 questions were found: only the first 5,000 can be imported.';
      expect(outcome.report).toEqual([{ line: null, level: 'ERROR', message }]);
      expect(await store.collection('questions').countDocuments({})).toBe(5000);
      expect((await questionTexts(ada, '?first=2')).toString()).toBe('Number 0?,Number 1?');
      const previewReply = await ada.post('/api/questions/import/preview', { text });
      const preview = JSON.parse(previewReply.text) as { count: number; questions: object[] };
      expect([preview.count, preview.questions.length]).toEqual([5000, 500]);
    });

    it('imports more questions than one file can have, and their export is refused', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const long = 'x'.repeat(9_000);
      const text = (part: number) =>
        Array.from({ length: 200 }, (_, at) => `${part}.${at} ${long}? {=a ~b}`).join('\n\n');
      for (let part = 0; part < 6; part += 1)
        await ada.post('/api/questions/import', { text: text(part), format: 'GIFT' });
      for (const format of ['GIFT', 'CSV', 'QTI']) {
        const reply = await ada.get(`/api/questions/export?format=${format}`);
        expect(reply).toMatchObject({
          status: 400,
          text: expect.stringContaining('Choose fewer questions.'),
        });
      }
      const some = await ada.get('/api/questions/export?format=QTI&search=3');
      expect(some.status).toBe(200);
    });

    it('stores nothing if the account would have more than 10,000 questions', async () => {
      const { ada, adaId, store } = await givenBankUsers(given, gateway);
      const questions = store.collection<{ readonly _id: string; readonly ownerId: string }>('questions');
      await Promise.all(
        Array.from({ length: 9_999 }, (_, at) => questions.insertOne({ _id: `full-${at}`, ownerId: adaId })),
      );
      const text = `${good}\n\nAnd? {=a ~b}`;
      const refused = await ada.post('/api/questions/import', { text });
      expect(refused).toMatchObject({
        status: 400,
        text: expect.stringContaining('at most 10,000 questions'),
      });
      expect(await questions.countDocuments({})).toBe(9_999);
      const quiz = await ada.post('/api/quiz/import', { text });
      expect(quiz).toMatchObject({ status: 400, text: expect.stringContaining('at most 10,000 questions') });
      expect((await ada.get('/api/quiz/meta')).text).toBe('[]');
      const replies = await Promise.all(
        [1, 2].map(() => ada.post('/api/questions/import', { text, positions: [1] })),
      );
      expect(replies.filter(({ status }) => status === 201).length).toBeLessThan(2);
      expect(await questions.countDocuments({})).toBeLessThanOrEqual(10_000);
    });

    it('is limited to 120 times an hour', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      for (let at = 0; at < 120; at += 1)
        expect((await ada.post('/api/questions/import', { text: good, positions: [2] })).status).toBe(400);
      expect((await ada.post('/api/questions/import', { text: good })).status).toBe(429);
    });

    it('limits the length of its report', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const text = Array.from({ length: 1500 }, () => 'Broken {=a').join('\n\n');
      const reply = await ada.post('/api/questions/import/preview', { text, format: 'GIFT' });
      const { report } = JSON.parse(reply.text) as { report: { message: string }[] };
      expect(report).toHaveLength(1001);
      expect(report.at(-1)).toMatchObject({ level: 'ERROR', message: 'The report has 500 more lines.' });
    });
  });
};

describeOnSqlite('import files', suite);
describeOnSqlite('limits of imports', limits);
