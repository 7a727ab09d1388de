import { setTimeout as wait } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import {
  item,
  quizFile,
  respcondition,
} from '../../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import type { Attack, AttackContext, Finding } from '../attack.ts';
import type { ProcessCost } from '../support/process-cost.ts';
import { startProduct, type Product } from '../support/product.ts';
import { longestWait, signUp, signUpInstructor, type Reply, type Visitor } from '../support/visitor.ts';

const goal = 'at most 1,000 ms of CPU for a request, during which others are answered within 1,000 ms';
const maxMs = 1000;
const maxImportMs = 2000;
/** Maximum CPU time to read a file that is not a table: a fifth of a worker's time limit. */
const maxFileMs = 2000;
const maxTableMs = 1000;
const maxImportMb = 100;
/** Maximum characters of a text to generate questions from. */
const maxTextLength = 200_000;

const generation = `mutation ($input: GenerateQuizInput!) { generateQuiz(input: $input) { id } }`;

interface Generated {
  readonly status: number;
  readonly code: string | undefined;
}

async function generate(visitor: Visitor, text: string, more: object = {}): Promise<Generated> {
  const input = { text, count: 50, seed: 'a seed', timeZone: 'UTC', ...more };
  const { status, result } = await visitor.graphql(generation, { input });
  return { status, code: result.errors?.[0]?.extensions?.code };
}

const repeatPart = (part: (at: number) => string, length = maxTextLength): string => {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += part(at);
  return text.slice(0, length);
};

/** The texts to send, and for each text whether the server generates questions from it. Otherwise it refuses the text. */
const texts: Readonly<Record<string, readonly [text: string, makesQuestions: boolean]>> = {
  spaces: [`${' '.repeat(maxTextLength - 1)}x`, false],
  lines: [`${' \n'.repeat(maxTextLength / 2 - 1)} x`, false],
  sups: [`<p>${'<sup>'.repeat(maxTextLength / 5 - 1)}`, false],
  definitions: [repeatPart((at) => `Osmosis${at} is a kind of movement of water molecules. `), true],
  terms: [repeatPart((at) => `The word${at} cell holds a membrane near every${at} wall. `), true],
  names: [repeatPart((at) => `In France the Aa${at} of Bb${at} beat the army of King Cc${at} Dd. `), true],
};

/** Sends each text in a request. Measures the CPU time of the request, and how long another user waits. */
async function runTexts(context: AttackContext, role: 'student' | 'instructor'): Promise<Finding> {
  const product = await startProduct(context);
  const attacker =
    role === 'student'
      ? await signUp(product, 'eve@example.org')
      : await signUpInstructor(product, 'eve@example.org');
  const other = await signUp(product, 'ada@example.org');
  // The first request starts the worker process. It is not measured.
  await generate(attacker, 'Osmosis is the movement of water through a membrane.');
  const figures: string[] = [];
  let holds = true;
  for (const [name, [text, makesQuestions]] of Object.entries(texts)) {
    let waited = 0;
    let outcome: Generated | undefined;
    const { cpuMs } = await product.cost(async () => {
      const act = generate(attacker, text).then((generated) => (outcome = generated));
      waited = await longestWait(other, act);
      await act;
    });
    const isExpected = makesQuestions ? outcome?.code === undefined : outcome?.code === 'BAD_USER_INPUT';
    if (!isExpected) throw new Error(`${name} was answered ${outcome?.status} ${outcome?.code}.`);
    // The CPU time includes the other user's requests.
    figures.push(`${name} ${cpuMs} ms CPU, others wait ${Math.round(waited)} ms`);
    holds &&= cpuMs <= maxMs && waited <= maxMs;
  }
  return { figure: figures.join('; '), holds };
}

/** Maximum bytes of the questions in a package: 4 MB unpacked, less the XML around the questions. */
const maxXmlLength = 4 * 1024 * 1024 - 10_000;

const zipped = (xml: string) => new Uint8Array(zipSync({ 'quiz.xml': strToU8(xml) }));

const package4Mb = (part: (at: number) => string) => {
  const body: string[] = [];
  for (let at = 0, length = 0; length < maxXmlLength - part(0).length; at += 1) {
    const one = part(at);
    length += one.length;
    body.push(one);
  }
  return zipped(quizFile(body.join('')));
};

const essay = (prompt: string) => item({ type: 'essay_question', prompt });

/** An essay question with almost the maximum length of HTML. */
const largeQuestion = (html: string) =>
  essay(`<![CDATA[${html.repeat(Math.floor(480_000 / html.length))}]]>`);

const choices = Array.from(
  { length: 4 },
  (_, at) =>
    `<response_label ident="${at}"><material><mattext texttype="text/html">&lt;p&gt;Answer ${at}&lt;/p&gt;</mattext></material></response_label>`,
).join('');

/** A question as Canvas exports it. */
const ordinary = (at: number) =>
  item({
    type: 'multiple_choice_question',
    points: '1.0',
    prompt: `&lt;p&gt;Which of these is &lt;strong&gt;number ${at}&lt;/strong&gt; of the course?&lt;/p&gt;`,
    responses: `<response_lid ident="response1" rcardinality="Single"><render_choice>${choices}</render_choice></response_lid>`,
    conditions: respcondition('<varequal respident="response1">1</varequal>'),
  });

const lines = (line: (at: number) => string, count: number) =>
  strToU8(
    Array.from({ length: count }, (_, at) => line(at))
      .join('')
      .slice(0, maxXmlLength),
  );

interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The files that take the most CPU time to read, within the limits on size. */
const worstFiles: Readonly<Record<string, () => UploadedFile>> = {
  'nested sup': () => ({
    name: 'a.zip',
    bytes: zipped(quizFile(essay(`${'&lt;sup&gt;'.repeat(400_000)}a${'&lt;/sup&gt;'.repeat(400_000)}`))),
  }),
  'nested tags': () => ({ name: 'a.zip', bytes: package4Mb(() => largeQuestion('<b><sup>')) }),
  lines: () => ({ name: 'a.zip', bytes: package4Mb(() => largeQuestion('a<br>')) }),
  attributes: () => ({
    name: 'a.zip',
    bytes: package4Mb(() => essay(`<![CDATA[<b ${'a '.repeat(240_000)}>]]>`)),
  }),
  entities: () => ({ name: 'a.zip', bytes: package4Mb(() => essay('&amp;eacute;'.repeat(40_000))) }),
  elements: () => ({ name: 'a.zip', bytes: zipped(quizFile('<item ident="1"/>'.repeat(149_990))) }),
  questions: () => ({ name: 'a.zip', bytes: package4Mb(ordinary) }),
  gift: () => ({
    name: 'a.gift',
    bytes: lines((at) => `::${at}::What is number ${at}? {=one ~two # no ~three # no}\n\n`, 49_000),
  }),
  csv: () => ({
    name: 'a.csv',
    bytes: strToU8(
      `question,${Array.from({ length: 50 }, (_, at) => `answer ${at + 1},number ${at + 1},right ${at + 1}`).join()}\n${`Q,${'a,'.repeat(150)}\n`.repeat(9_990)}`,
    ),
  }),
  'csv filled': () => ({
    name: 'a.csv',
    bytes: strToU8(
      `question,${Array.from({ length: 50 }, (_, at) => `answer ${at + 1},number ${at + 1},right ${at + 1}`).join()}\n${`Q,${'"a",'.repeat(48)}${','.repeat(102)}\n`.repeat(4_990)}`,
    ),
  }),
  commas: () => ({ name: 'a.csv', bytes: strToU8(`question${','.repeat(maxXmlLength)}`) }),
  'commas of a header': () => ({ name: 'a.csv', bytes: strToU8(`question,type${','.repeat(1_590_000)}`) }),
  'commas of rows': () => ({
    name: 'a.csv',
    bytes: strToU8(`question,type\n${`"Q",essay${','.repeat(315)}\n`.repeat(4_990)}`),
  }),
  'quotation marks': () => ({
    name: 'a.csv',
    bytes: strToU8(`question\n${'"a"b'.repeat(maxXmlLength / 4 - 10)}`),
  }),
  braces: () => ({ name: 'a.gift', bytes: strToU8('{'.repeat(maxXmlLength)) }),
};

async function importFile(visitor: Visitor, { name, bytes }: UploadedFile, path: string): Promise<Reply> {
  const body = new FormData();
  body.append('file', new File([bytes], name));
  return visitor.send(`/api/questions/import${path}`, { method: 'POST', body });
}

const smallFile = (text: string): UploadedFile => ({ name: 'a.gift', bytes: new TextEncoder().encode(text) });

/** Previews the import of each of the worst files. Measures CPU time and memory. */
async function readWorst(context: AttackContext): Promise<Finding> {
  const product = await startProduct(context);
  const attacker = await signUpInstructor(product, 'eve@example.org');
  const first = await importFile(attacker, smallFile('First? {T}'), '');
  if (first.status !== 201) throw new Error(`${first.status} ${first.text}`);
  const figures: string[] = [];
  let holds = true;
  for (const [name, file] of Object.entries(worstFiles)) {
    const given = file();
    let status = 0;
    const { cpuMs, memoryMb } = await product.cost(async () => {
      ({ status } = await importFile(attacker, given, '/preview'));
    });
    figures.push(`${name} ${cpuMs} ms, ${Math.round(memoryMb)} MB (${status})`);
    const isCheap = given.name.endsWith('.csv')
      ? cpuMs <= maxTableMs && memoryMb <= maxImportMb
      : cpuMs <= maxFileMs;
    holds &&= isCheap && (status === 200 || status === 400);
  }
  return { figure: figures.join(', '), holds };
}

/** Sends the worst files again and again, 5 at a time, until `running.is` is false. Returns the responses by status. */
async function flood(attacker: Visitor, running: { is: boolean }): Promise<Map<number, number>> {
  const files = Object.values(worstFiles).map((file) => file());
  const countByStatus = new Map<number, number>();
  const send = async (from: number) => {
    for (let at = from; running.is; at += 1) {
      const file = files[at % files.length];
      if (file) {
        const { status } = await importFile(attacker, file, '/preview');
        countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1);
        if (status === 503) await wait(200);
      }
    }
  };
  await Promise.all(Array.from({ length: 5 }, (_, at) => send(at)));
  return countByStatus;
}

async function importDuringFlood(context: AttackContext): Promise<Finding> {
  const product = await startProduct(context);
  const attacker = await signUpInstructor(product, 'eve@example.org');
  const other = await signUpInstructor(product, 'ada@example.org');
  const running = { is: true };
  const attack = flood(attacker, running);
  let [failed, longestMs] = [0, 0];
  for (let at = 0; at < 20; at += 1) {
    const started = performance.now();
    const { status } = await importFile(other, smallFile(`Question ${at}? {T}`), '');
    if (status !== 201) failed += 1;
    longestMs = Math.max(longestMs, performance.now() - started);
    await wait(200);
  }
  running.is = false;
  const countByStatus = await attack;
  const isAnswered = [...countByStatus.keys()].every((status) => [200, 400, 429, 503].includes(status));
  const answered = [...countByStatus].map(([status, count]) => `${count} times ${status}`).join(', ');
  return {
    figure: `${failed} of 20 imports of others failed, the longest took ${Math.round(longestMs)} ms; the attack was answered ${answered}`,
    holds: failed === 0 && isAnswered && longestMs <= maxImportMs,
  };
}

const peopleImport =
  'importPeople(courseId: $courseId, csv: $csv) { added updated problems { row message } }';

/** A document that imports people `times` times, under different aliases. */
function importing(times: number): string {
  const fields = Array.from({ length: times }, (_, at) => `import${at}: ${peopleImport}`);
  return `mutation ($courseId: ID!, $csv: String!) { ${fields.join(' ')} }`;
}

/** Rows of 1,000 people in which all fields have the maximum length. */
const longPeopleTable = Array.from({ length: 1_000 }, (_, at) =>
  [200, 100, 300, 300]
    .map((length) => `${at}-`.padEnd(length, 'x'))
    .concat(`${'x'.repeat(40)}${at}@school.example`, `key-${at}-`.padEnd(100, 'x'), '87.25')
    .join(),
).join('\n');

/** Tables of people, and for each whether the server reads it. Otherwise the server refuses it as too large. */
const peopleTables: Readonly<Record<string, readonly [csv: string, isRead: boolean]>> = {
  people: [`name,role,linkedin,github,email,key,grade\n${longPeopleTable}\n`, true],
  cells: [`name,role\n${`a${',b'.repeat(195)}\n`.repeat(999)}`, true],
  'quotation marks': [`name\n${'"a"b'.repeat(199_000)}`, true],
  'more quotation marks': [`name\n${'"a"b'.repeat(320_000)}`, false],
  columns: [`name${','.repeat(199_000)}`, false],
  commas: [`name${','.repeat(1_490_000)}`, false],
  'more commas': [`name${','.repeat(1_990_000)}`, false],
};

interface ImportCost extends ProcessCost {
  readonly code: string | undefined;
  /** How long another user waited, in milliseconds. */
  readonly waited: number;
}

async function costOfImports(
  product: Product,
  [attacker, other]: readonly [Visitor, Visitor],
  times: number,
  variables: { readonly courseId: string; readonly csv: string },
): Promise<ImportCost> {
  let waited = 0;
  let code: string | undefined;
  const cost = await product.cost(async () => {
    const act = attacker.graphql(importing(times), variables);
    waited = await longestWait(other, act);
    const { result } = await act;
    code = result.errors?.[0]?.extensions?.code;
  });
  return { ...cost, code, waited };
}

/** Imports each table once, and then 15 times in one request. */
async function importPeople(context: AttackContext): Promise<Finding> {
  const product = await startProduct(context);
  const attacker = await signUp(product, 'eve@example.org');
  const other = await signUp(product, 'ada@example.org');
  const figures: string[] = [];
  let holds = true;
  for (const [name, [csv, isRead]] of Object.entries(peopleTables)) {
    const { id: courseId } = await attacker.post<{ id: string }>('/api/course', { name, categories: [] });
    for (const times of [1, 15]) {
      const cost = await costOfImports(product, [attacker, other], times, { courseId, csv });
      const { cpuMs, memoryMb, waited, code } = cost;
      const isExpected = isRead && times === 1 ? code === undefined : code === 'BAD_USER_INPUT';
      if (!isExpected) throw new Error(`${name} was answered ${code}.`);
      const spent = `${cpuMs} ms CPU, ${Math.round(memoryMb)} MB`;
      figures.push(`${times} × ${name} ${spent}, others wait ${Math.round(waited)} ms`);
      holds &&= cpuMs <= maxMs && waited <= maxMs && memoryMb <= maxImportMb;
    }
  }
  return { figure: figures.join('; '), holds };
}

export const parsersAttacks: readonly Attack[] = [
  {
    name: 'parsers-generation-of-a-student',
    goal,
    run: (context) => runTexts(context, 'student'),
  },
  {
    name: 'parsers-generation-of-an-instructor',
    goal,
    run: (context) => runTexts(context, 'instructor'),
  },
  {
    name: 'parsers-import-of-the-worst-files',
    goal: `at most ${maxFileMs} ms of CPU for each request (for a table ${maxTableMs} ms and ${maxImportMb} MB), which is answered 200 or 400`,
    run: readWorst,
  },
  {
    name: 'parsers-import-of-people',
    goal: `${goal}; at most ${maxImportMb} MB`,
    run: importPeople,
  },
  {
    name: 'parsers-import-beside-a-flood',
    goal: 'while one account sends its worst files, no import of another fails or takes more than 2,000 ms',
    run: importDuringFlood,
  },
];
