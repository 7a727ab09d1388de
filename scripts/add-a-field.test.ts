import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

interface Insertion {
  readonly file: string;
  /** The line before the insertion. Null for a new file. */
  readonly after: string | null;
  readonly lines: readonly string[];
}

/** The insertions of a guide: each ```diff block belongs to the file that was named last before it. */
function insertionsOf(guide: string): Insertion[] {
  const insertions: { file: string; after: string | null; lines: string[] }[] = [];
  let file = '';
  let after: string | null = null;
  let isInBlock = false;
  for (const line of guide.split('\n').map((text) => text.replace(/^ {3}/, ''))) {
    if (line.startsWith('```')) {
      isInBlock = line === '```diff';
      after = null;
    } else if (!isInBlock) file = /`([\w./-]+\.tsx?)`:?$/.exec(line)?.[1] ?? file;
    else if (line.startsWith('+')) {
      const last = insertions.at(-1);
      if (last?.file === file && last.after === after) last.lines.push(line.slice(1));
      else insertions.push({ file, after, lines: [line.slice(1)] });
    } else after = line.slice(1);
  }
  return insertions;
}

function apply(folder: string, { file, after, lines }: Insertion): void {
  const path = join(folder, file);
  if (after === null) {
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, `${lines.join('\n')}\n`);
  }
  const before = readFileSync(path, 'utf8').split('\n');
  const matches = before.flatMap((line, at) => (line === after ? [at] : []));
  expect(matches, `“${after}” in ${file}`).toHaveLength(1);
  before.splice((matches[0] ?? 0) + 1, 0, ...lines);
  writeFileSync(path, before.join('\n'));
}

const copied = [
  'core',
  'schema',
  'functions',
  'gateway',
  'frontend',
  'scripts',
  'tests',
  'bench',
  'examples',
];
const settings = ['package.json', 'tsconfig.json', 'codegen.yml', 'vitest.config.ts'];

/** Uses the field in the copy: over REST, over GraphQL, and in a course that was stored before the field existed. */
const program = `
import { givenPeople } from './tests/support/courses.ts';
import { gateways } from './tests/support/gateways.ts';
import { openSqliteStore } from './functions/platform/store/sqlite.ts';
const store = await openSqliteStore(process.argv[2] + '/data');
const { ada, store: { collection } } = await givenPeople(Object.assign(async () => store, { empty: async () => store }), 'field')(gateways[0]);
const read = async (reply) => JSON.parse((await reply).text);
const saved = await read(ada.post('/api/course', { name: 'Calculus', categories: [], credits: 6 }));
const changed = await read(ada.patch('/api/course/' + saved.id, { credits: 9 }));
const query = 'query ($id: ID!) { course(id: $id) { credits } }';
const asked = await read(ada.post('/graphql', { query, variables: { id: saved.id } }));
const refused = await ada.patch('/api/course/' + saved.id, { credits: 101 });
await store.collection('courses').updateOne({ _id: saved.id }, { $unset: { credits: '' } });
const older = await read(ada.get('/api/course/' + saved.id));
console.log(JSON.stringify([saved.credits, changed.credits, asked.data, refused.status, refused.text, older.credits]));
await store.close();
`;

describe('the guide “Add a field to a course”', () => {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = guide.split(/^## /m).find((part) => part.startsWith('Add a field to a course')) ?? '';
  const insertions = insertionsOf(section);
  let folder = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'markwise-field-'));
    for (const name of [...copied, ...settings])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const insertion of insertions) apply(folder, insertion);
    const bin = (name: string, ...args: string[]) =>
      run(join(root, 'node_modules/.bin', name), args, { cwd: folder });
    await bin('tsx', 'scripts/emit-schema.ts');
    await bin('graphql-codegen', '--config', 'codegen.yml', '--silent');
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('touches at most six files', () => {
    const files = new Set(insertions.map(({ file }) => file));
    expect(files.size).toBeGreaterThan(3);
    expect(files.size).toBeLessThanOrEqual(6);
  });

  it('leaves no type error in the product and its tests', { timeout: 120_000 }, async () => {
    const { stdout } = await run(join(root, 'node_modules/.bin/tsc'), [], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  });

  it(
    'adds a field that is saved, checked and returned over GraphQL and REST',
    { timeout: 120_000 },
    async () => {
      writeFileSync(join(folder, 'ask.test-program.ts'), program);
      const { stdout } = await run(process.execPath, ['--import', 'tsx', 'ask.test-program.ts', folder], {
        cwd: folder,
      });
      expect(JSON.parse(stdout)).toEqual([
        6,
        9,
        { course: { credits: 9 } },
        400,
        expect.stringContaining('The credits must not be over 100.'),
        0,
      ]);
    },
  );
});
