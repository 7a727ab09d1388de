import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import type { Question } from '../../../../core/quizzes/question.ts';
import {
  choice,
  essay,
  matching,
  numeric,
  several,
  shortAnswer,
  trueFalse,
} from '../../../../core/quizzes/testing/given.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  item,
  quizFile,
  respcondition,
} from '../../../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import type { Browser } from '../../../support/browser.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { codeOf } from '../../../support/expectations.ts';
import { createQuiz, givenClass, sendForm } from '../../../support/quizzes.ts';

// Hundreds of requests per test.
vi.setConfig({ testTimeout: 60_000 });

const questions: readonly Question[] = [
  choice({
    points: 3,
    explanation: 'By far.',
    answerExplanations: ['No.', 'Yes!', ''],
    concepts: ['Planets'],
  }),
  several({ difficulty: 'HARD' }),
  trueFalse(true),
  shortAnswer(['Paris', 'Lutetia']),
  numeric([
    [3.14, 0.01],
    [22, 0],
  ]),
  matching([
    ['Oslo', 'Norway'],
    ['Paris', 'France'],
    ['', 'Chad'],
  ]),
  essay({ points: 10 }),
];

const settings = {
  title: 'Week 1: <planets> & "stars"',
  description: 'Two\nlines',
  timeLimit: 30,
  allowedAttempts: 2,
  scoringPolicy: 'LATEST',
  answerRelease: 'AFTER_LAST_ATTEMPT',
  creditMethod: 'NET_CORRECT',
  shuffleQuestions: true,
  shuffleAnswers: false,
};

interface ImportReply {
  readonly quiz: { readonly id: string; readonly isPublished: boolean };
  readonly report: readonly { readonly level: string; readonly message: string }[];
}

async function importQuiz(
  browser: Browser,
  file: File,
  more: readonly (readonly [string, string])[] = [],
): Promise<ImportReply> {
  const reply = await sendForm(browser, 'POST', '/api/quiz/import', [['file', file], ...more]);
  if (reply.status !== 201) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as ImportReply;
}

async function exportQuiz(browser: Browser, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const reply = await browser.get(`/api/quiz/${id}/export?format=QTI`);
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return Uint8Array.from(reply.bytes);
}

/** A quiz in Canvas's export form: its questions, with its settings in another file. */
function canvasPackage(): File {
  const responses =
    '<response_lid ident="response1" rcardinality="Single"><render_choice>' +
    ['Mars', 'Jupiter']
      .map(
        (text, at) =>
          `<response_label ident="${at}"><material><mattext texttype="text/html">&lt;b&gt;${text}&lt;/b&gt;</mattext></material></response_label>`,
      )
      .join('') +
    '</render_choice></response_lid>';
  const conditions = respcondition('<varequal respident="response1">1</varequal>');
  const meta =
    '<?xml version="1.0"?><quiz identifier="q1" xmlns="http://canvas.instructure.com/xsd/cccv1p0">' +
    '<title>Planets</title><description>&lt;p&gt;Take &lt;i&gt;care&lt;/i&gt;&lt;/p&gt;</description>' +
    '<shuffle_answers>true</shuffle_answers><scoring_policy>keep_latest</scoring_policy><time_limit>45</time_limit>' +
    '<allowed_attempts>3</allowed_attempts><access_code>secret</access_code></quiz>';
  const files = {
    'q1/q1.xml': quizFile(
      item({ type: 'multiple_choice_question', points: '2', prompt: 'Largest?', responses, conditions }) +
        item({ type: 'file_upload_question', prompt: 'Send a file.' }),
    ),
    'q1/assessment_meta.xml': meta,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return new File([Buffer.from(zipSync(Object.fromEntries(entries)))], 'export.imscc');
}

const suite: StoreSuite = (openStore) => {
  const given = givenClass(openStore, 'quizexchange');

  describe.each(gatewaysOn(openStore))('a quiz over $name', (gateway) => {
    it('is exported as a package, imports as the same quiz, and exports to the same bytes', async () => {
      const { ivy, jon } = await given(gateway);
      const { id } = await createQuiz(ivy, { quizData: { ...settings, questions } });
      const first = await exportQuiz(ivy, id);
      const { quiz, report } = await importQuiz(jon, new File([first], 'any.zip'));
      expect(report).toEqual([]);
      expect(quiz).toMatchObject({ ...settings, isPublished: false, courseId: null, questionCount: 7 });
      const query = `query ($id: ID!) { quiz(id: $id) { ... on AuthoredQuiz { questions {
        isInBank points type textFormat question answers correctAnswer answerExplanations numericAnswers { value tolerance }
        pairs { left right } explanation concepts difficulty
      } } } }`;
      const { result } = await jon.graphql(query, { id: quiz.id });
      expect(result.data?.['quiz']).toEqual({
        questions: questions.map((question) => ({ isInBank: false, ...question })),
      });
      expect(Buffer.compare(await exportQuiz(jon, quiz.id), first)).toBe(0);
    });

    it('is imported from Canvas with its settings, and the report lists what is skipped', async () => {
      const { ivy, ada } = await given(gateway);
      const { quiz, report } = await importQuiz(ivy, canvasPackage());
      expect(quiz).toMatchObject({
        title: 'Planets',
        description: 'Take care',
        timeLimit: 45,
        allowedAttempts: 3,
        scoringPolicy: 'LATEST',
        isPublished: false,
        questionCount: 1,
        pointsPossible: 2,
      });
      const lines = report.map(({ level, message }) => `${level} ${message}`).join('\n');
      expect(lines).toMatch(/ERROR .*answered with a file/);
      expect(lines).toMatch(/LOSS .*access code/);
      expect((await ada.get(`/api/quiz/${quiz.id}`)).status).toBe(404);
      const bytes = await exportQuiz(ivy, quiz.id);
      const again = await importQuiz(ivy, new File([bytes], 'any.zip'));
      expect(again.report).toEqual([]);
      expect(Buffer.compare(await exportQuiz(ivy, again.quiz.id), bytes)).toBe(0);
    });

    it('gets the name of its file if the file has no title', async () => {
      const { ivy } = await given(gateway);
      const gift = new File(['What? {=this ~that}'], 'C:\\week 2\\Limits.gift.txt');
      expect((await importQuiz(ivy, gift)).quiz).toMatchObject({ title: 'Limits.gift' });
      const reply = await ivy.post('/api/quiz/import', { text: 'What? {=this ~that}' });
      expect(JSON.parse(reply.text)).toMatchObject({ quiz: { title: 'Imported quiz' } });
    });

    it('is exported to question formats with a report of what they cannot contain', async () => {
      const { ivy } = await given(gateway);
      const { id } = await createQuiz(ivy, { quizData: { ...settings, questions } });
      const query = `query ($id: ID!, $format: QuestionFormat!) {
        quizExport(id: $id, format: $format) { file { fileName contentType content } report { line level message } }
      }`;
      const { result } = await ivy.graphql(query, { id, format: 'AIKEN' });
      expect(result.data?.['quizExport']).toMatchObject({
        file: { fileName: 'Week 1 planets & stars.txt', contentType: 'text/plain; charset=utf-8' },
        report: expect.arrayContaining([
          { line: null, level: 'LOSS', message: expect.stringContaining('title, description and settings') },
          { line: null, level: 'ERROR', message: expect.stringContaining('Question 7') },
        ]),
      });
      const named = await ivy.get(`/api/quiz/${id}/export?format=GIFT`);
      expect(named.headers.get('content-disposition')).toBe(
        'attachment; filename="Week 1 planets & stars.txt"',
      );
    });

    it('is exported only by users who can edit it, and imported only by users who can create quizzes', async () => {
      const { ivy, jon, ada, root, nobody } = await given(gateway);
      const { id } = await createQuiz(ivy);
      const path = `/api/quiz/${id}/export?format=QTI`;
      expect((await root.get(path)).status).toBe(200);
      const missing = await jon.get('/api/quiz/no-such-id/export?format=QTI');
      expect(await jon.get(path)).toMatchObject({ status: 404, text: missing.text });
      for (const [browser, status] of [
        [ada, 403],
        [nobody, 401],
      ] as const) {
        expect((await browser.get(path)).status).toBe(status);
        expect((await browser.post('/api/quiz/import', { text: 'What? {=a ~b}' })).status).toBe(status);
      }
    });

    it('is not imported with invalid input, and the error names the field', async () => {
      const { ivy } = await given(gateway);
      const many = Array.from({ length: 501 }, (_, at) => `Q${at}? {=a ~b}`).join('\n\n');
      const cases: [object, string][] = [
        [{ text: many }, 'text: A quiz has at most 500 questions, and this import has 501.'],
        [{ text: 'What? {=a ~b}', courseId: 'no-such-id' }, 'courseId: You do not teach this course.'],
        [{ text: 'What? {=a ~b}', categoryId: 'no-such-id' }, 'categoryId: Category not found.'],
      ];
      for (const [body, message] of cases) {
        const reply = await ivy.post('/api/quiz/import', body);
        expect(reply.status, reply.text).toBe(400);
        expect(reply.text).toContain(message);
      }
      expect((await ivy.get('/api/quiz/meta')).text).toBe('[]');
      expect((await ivy.get('/api/all-questions')).text).toBe('[]');
    });

    it('gets default settings instead of invalid ones in the file, and the report lists them', async () => {
      const { ivy } = await given(gateway);
      const files = unzipSync(Buffer.from(await canvasPackage().arrayBuffer()));
      const name = 'q1/assessment_meta.xml';
      const text = new TextDecoder().decode(files[name]);
      files[name] = strToU8(text.replace('>45<', '>99999<').replace('Planets', 'P'.repeat(300)));
      const { quiz, report } = await importQuiz(ivy, new File([Buffer.from(zipSync(files))], 'a.zip'));
      expect(quiz).toMatchObject({ title: `${'P'.repeat(199)}…`, timeLimit: null, allowedAttempts: 3 });
      expect(report.map(({ message }) => message)).toEqual(
        expect.arrayContaining([expect.stringContaining('longer than a week')]),
      );
    });

    it('gets the category of the import, and no course if the import has none', async () => {
      const { ivy } = await given(gateway);
      const reply = await ivy.post('/api/quizCategories', { categoryName: 'Stars' });
      const { id: categoryId } = JSON.parse(reply.text) as { id: string };
      const { quiz } = await importQuiz(ivy, canvasPackage(), [
        ['categoryId', categoryId],
        ['courseId', ''],
      ]);
      expect(quiz).toMatchObject({ categoryId, courseId: null });
      const query = 'query ($id: ID!) { quizExport(id: $id, format: QTI) { report { message } } }';
      const answer = await ivy.graphql(query, { id: quiz.id });
      expect(codeOf(answer)).toBeUndefined();
      expect(JSON.stringify(answer.result.data)).toContain('the quiz’s category');
    });
  });
};

describeOnSqlite('quizzes as files', suite);
