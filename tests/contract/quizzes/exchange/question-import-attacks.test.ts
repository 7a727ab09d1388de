import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { item, quizFile } from '../../../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import { givenBankUsers } from '../../../support/bank.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { givenApp } from '../../../support/given-app.ts';
import { sendForm } from '../../../support/quizzes.ts';

vi.setConfig({ testTimeout: 120_000 });

const good = 'What? {=this ~that}';
const aiken = 'What?\nA. this\nB. that\nANSWER: A\n';
const xml = quizFile(item({ type: 'essay_question', prompt: 'Why?' }));

function zipped(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries));
}

/** A ZIP package that declares `size` bytes for its only file, which is not the real size. */
function lyingZip(content: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zipped({ 'q.xml': content }));
  const table = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  bytes.writeUInt32LE(size, 22);
  bytes.writeUInt32LE(size, table + 24);
  return bytes;
}

const billionLaughs = `<?xml version="1.0"?><!DOCTYPE q [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY b${at} "${`&${at === 0 ? 'a' : `b${at - 1}`};`.repeat(10)}">`,
).join('')}]><questestinterop><item title="&b8;"/></questestinterop>`;
const withDoctype = (declaration: string) =>
  `<?xml version="1.0"?><!DOCTYPE q ${declaration}><questestinterop><item title="&x;"/></questestinterop>`;

const nested = zipped({ 'deeper.zip': zipped({ 'deepest.zip': zipped({ 'q.xml': xml }) }) });
const tooManyFiles = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.xml`, '<a/>']));
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const entitiesRefused = /^file: No question could be read\..*document type, which could hide entities/s;
const notQuestions = /^file: This is not a file of questions\. Send a text file or a ZIP package\./;

type Attack = readonly [what: string, name: string, content: string | Uint8Array, text: RegExp];

const attacks: readonly Attack[] = [
  ['a zip in a zip in a zip', 'q.zip', nested, /^file: No question could be read\./],
  ['a zip of 2,001 files', 'q.zip', zipped(tooManyFiles), /holds more than 2,000 files/],
  [
    'a zip that declares 10 bytes for 9 MB',
    'q.zip',
    lyingZip(new Uint8Array(9_000_000), 10),
    /larger than 4 MB/,
  ],
  ['a zip that declares 10 bytes for 3 MB', 'q.zip', lyingZip(new Uint8Array(3_000_000), 10), /damaged/],
  ['a zip that declares a huge size', 'q.zip', lyingZip(strToU8(xml), 4_000_000_000), /larger than 10 MB/],
  ['a zip with a path outside it', 'q.zip', zipped({ '../../etc/q.xml': xml }), /leads out of it/],
  ['a billion laughs', 'q.zip', zipped({ 'q.xml': billionLaughs }), entitiesRefused],
  ['a billion laughs without a zip', 'q.xml', billionLaughs, entitiesRefused],
  [
    'an entity that reads a file',
    'q.xml',
    withDoctype('[<!ENTITY x SYSTEM "file:///etc/passwd">]'),
    entitiesRefused,
  ],
  [
    'an entity that loads an address',
    'q.xml',
    withDoctype('[<!ENTITY x SYSTEM "http://127.0.0.1:1/">]'),
    entitiesRefused,
  ],
  [
    'a parameter entity',
    'q.xml',
    withDoctype('[<!ENTITY % x SYSTEM "http://127.0.0.1:1/"> %x;]'),
    entitiesRefused,
  ],
  ['an external document type', 'q.xml', withDoctype('SYSTEM "http://127.0.0.1:1/q.dtd"'), entitiesRefused],
  ['elements 101 deep', 'q.xml', `<questestinterop>${'<a>'.repeat(101)}`, /nested more than 100 deep/],
  [
    'a brace in GIFT that is not closed',
    'q.gift',
    'What? {=this ~that',
    /Line 1: A brace is opened and never closed/,
  ],
  [
    'a closing brace in GIFT without an opening brace',
    'q.gift',
    '\n\nWhat? =this}',
    /Line 3: A brace is closed and was never opened/,
  ],
  ['text in UTF-16 without its mark', 'q.txt', Buffer.from(good, 'utf16le'), notQuestions],
  ['a zero byte', 'q.gift', 'What\0? {=this ~that}', notQuestions],
  ['a picture named q.csv', 'q.csv', picture, notQuestions],
  ['a PDF named q.zip', 'q.zip', '%PDF-1.7\n1. a\n*a) b', notQuestions],
  ['Aiken named q.gift', 'q.gift', aiken, /^file: No question could be read\./],
  ['GIFT named q.csv', 'q.csv', good, /first row must name the columns/],
  ['text named q.zip', 'q.zip', 'Dear students, read chapter 3.', /^file: No question could be read/],
  ['a question of 100 KB', 'q.gift', `${'x'.repeat(100_000)}? {=a ~b}`, /Line 1: .*10,000 characters/],
  ['an answer of 100 KB', 'q.gift', `What? {=a ~${'x'.repeat(100_000)}}`, /Line 1: Answer 2: .*2,000/],
  ['feedback of 100 KB', 'q.gift', `What? {=a#${'x'.repeat(100_000)} ~b}`, /Line 1: Answer 1: .*5,000/],
  [
    'a concept of 100 KB',
    'q.csv',
    `question,type,concepts\nWhy?,essay,${'x'.repeat(100_000)}`,
    /Line 2: Concept 1: /,
  ],
  ['a cell that is not closed', 'q.csv', 'question,answer1\n"What?,a', /Line 2: A quotation mark/],
  [
    'a table of 3.9 MB of commas',
    'q.csv',
    `question,type\nWhy?,essay${','.repeat(3_900_000)}`,
    /^file: No question could be read\. A table must not have more than 1,600,000 cells\.$/,
  ],
  [
    'a table of too many filled cells',
    'q.csv',
    `question,type\n${`Why?,essay${',a'.repeat(50)}\n`.repeat(4_900)}`,
    /more than 250,000 filled cells\.$/,
  ],
  ['a table of 1,001 columns', 'q.csv', `question,type${','.repeat(999)}\nWhy?,essay`, /1,000 columns\.$/],
];

const writtenCollections = [
  'questions',
  'questionVersions',
  'answerKeys',
  'quizzes',
  'bankImports',
  'quizWrites',
  'quizImports',
  'files',
];

/** Markup whose scripts would run if a page did not show it as plain text. */
const hostile = '<script>alert(1)</script><img src=x onerror="alert(2)">';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'importattacks');

  describe.each(gatewaysOn(openStore))('an import over $name', (gateway) => {
    it.each(attacks)('refuses %s with a reason, and stores nothing', async (_what, name, content, text) => {
      const { ada, store } = await givenBankUsers(given, gateway);
      const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
      for (const path of ['/api/questions/import', '/api/quiz/import']) {
        const reply = await sendForm(ada, 'POST', path, [['file', new File([bytes], name)]]);
        expect(reply, reply.text.slice(0, 300)).toMatchObject({ status: 400 });
        expect(reply.text).toMatch(text);
        expect(reply.text.length).toBeLessThan(2_000);
      }
      for (const collection of writtenCollections)
        expect(await store.collection(collection).countDocuments({}), collection).toBe(0);
    });

    it('keeps markup and scripts as plain text, in every field', async () => {
      const { ada, store } = await givenBankUsers(given, gateway);
      const cell = `"${hostile.replaceAll('"', '""')}"`;
      const header =
        'question,type,name,category,concepts,explanation,correctAnswer,answer1,answerExplanation1,answer2';
      const csv = `${header}\n${cell},MC,${cell},${cell},${cell},${cell},1,${cell},${cell},no`;
      const reply = await ada.post('/api/questions/import', { text: csv, format: 'CSV' });
      expect(reply.status, reply.text).toBe(201);
      const [question] = await store.collection<{ readonly _id: string }>('questions').find({}).toArray();
      const view = await ada.get(`/api/questions/${question?._id}`);
      expect(JSON.parse(view.text)).toMatchObject({
        question: hostile,
        answers: [hostile, 'no'],
        answerExplanations: [hostile, ''],
        explanation: hostile,
        concepts: [hostile],
        categoryId: null,
      });
      expect(view.headers.get('content-type')).toMatch(/^application\/json/);
    });

    it('also refuses a zero byte in a pasted text', async () => {
      const { ada } = await givenBankUsers(given, gateway);
      const reply = await ada.post('/api/questions/import', { text: 'What\0? {=this ~that}' });
      expect(reply).toMatchObject({ status: 400, text: 'text: It has characters that a text cannot have.' });
    });
  });
};

describeOnSqlite('attacks by import', suite);
