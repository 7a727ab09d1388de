import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMutants, withMutant, withProbes, type Mutant } from './find-mutants.ts';
import { mutate, type MutationReport } from './mutate.ts';
import { nearestFirst } from './nearest-first.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** In two parts, because Vitest would find the whole comment and run this file in jsdom. */
const jsdomComment = `// ${'@vitest'}-environment jsdom`;

/** The first test is thorough, the second is in jsdom and asserts little, the third can run forever, and the fourth always fails. */
const badTree: Readonly<Record<string, string>> = {
  // For Vite, jsdom is a page, and Vite serves a page only the files of the package.
  'package.json': '{}',
  'vitest.config.ts': "export default { test: { include: ['**/*.test.ts'] } };",
  'core/age.ts': 'export const isAdult = (age: number): boolean => age >= 18;\n',
  'core/age.test.ts': `import { expect, it } from 'vitest';
import { isAdult } from './age.ts';
it('is 18 or more', () => expect([17, 18, 19].map(isAdult)).toEqual([false, true, true]));
`,
  'functions/price.ts': 'export const priceOf = (count: number): number => count * 3;\n',
  'functions/price.test.ts': `${jsdomComment}
import { expect, it } from 'vitest';
import { priceOf } from './price.ts';
it('is a number', () => expect(typeof priceOf(2)).toBe('number'));
`,
  'functions/wait.ts': `export function countTo(max: number): number {
  let count = 0;
  while (count < max) {
    count += 1;
  }
  return count;
}
`,
  'functions/wait.test.ts': `import { expect, it } from 'vitest';
import { countTo } from './wait.ts';
it('counts', () => expect(countTo(3)).toBe(3));
`,
  'schema/shown.ts': ['a', 'b', 'c', 'd'].map((name) => `export const ${name} = 3;\n`).join(''),
  'schema/hidden.ts': ['a', 'b', 'c', 'd'].map((name) => `export const ${name} = 3;\n`).join(''),
  'schema/schema.graphql': '12',
  'schema/openapi.json': '12',
  'scripts/emit-schema.ts': `import { writeFileSync } from 'node:fs';
import '../schema/hidden.ts';
import { a, b, c, d } from '../schema/shown.ts';
for (const name of ['schema.graphql', 'openapi.json']) writeFileSync('schema/' + name, String(a + b + c + d));
`,
  'functions/broken.test.ts':
    "import { it } from 'vitest';\nit('fails', () => { throw new Error('always'); });\n",
};

mkdirSync(join(project, '.build'), { recursive: true });
const root = mkdtempSync(join(project, '.build/mutated-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const [file, text] of Object.entries(badTree)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));

describe('a mutation run', () => {
  let report: MutationReport;
  beforeAll(async () => {
    const sample = { core: 100, rest: 100 };
    report = await mutate({
      root,
      seed: 'x',
      sample,
      lanes: 2,
      budgetMs: 60_000,
      hangMs: 3_000,
      say: () => {},
    });
  });
  const resultsIn = (file: string) => report.results.filter((result) => result.file === file);

  it('counts a mutant that a test notices, with the test', () => {
    const results = resultsIn('core/age.ts');
    expect(results.map(({ operator, outcome }) => `${operator}: ${outcome}`).toSorted()).toEqual([
      'number off by one: noticed',
      'operator swapped: noticed',
      'result constant: noticed',
      'result constant: noticed',
    ]);
    expect(results[0]?.by).toBe('core/age.test.ts: is 18 or more');
  });

  it('reports a mutant that no test notices as a survivor, with its line', () => {
    const results = resultsIn('functions/price.ts');
    expect(results).toContainEqual(
      expect.objectContaining({
        outcome: 'survived',
        line: 1,
        before: 'count * 3',
        after: '(count / 3)',
        ran: 1,
        reaching: 1,
      }),
    );
  });

  it('ends a test that a mutant keeps running', () => {
    const results = resultsIn('functions/wait.ts').toSorted((one, other) => one.start - other.start);
    expect(results.map(({ before, after, outcome }) => `${before} → ${after}: ${outcome}`)).toEqual([
      '0 → 1: survived',
      'count < max → (count <= max): noticed',
      'count += 1; → : timed out',
      '1 → 2: noticed',
    ]);
    expect(results[2]?.by).toBe('functions/wait.test.ts');
  });

  it('uses a test that runs in jsdom', () => {
    expect(report.unusable).not.toContain('functions/price.test.ts');
  });

  it('counts a mutant that changes the committed contract, and compares the next one with the contract without it', () => {
    const outcomes = (file: string) => resultsIn(file).map(({ outcome, by }) => `${outcome}: ${by}`);
    expect(outcomes('schema/shown.ts')).toEqual(Array(4).fill('noticed: contract'));
    expect(outcomes('schema/hidden.ts')).toEqual(Array(4).fill('survived: null'));
  });

  it('does not use a test that fails without a mutant, and leaves the tree as it was', () => {
    expect(report.unusable).toEqual(['functions/broken.test.ts']);
    for (const [file, text] of Object.entries(badTree))
      expect(readFileSync(join(root, file), 'utf8')).toBe(text);
  });
});

describe('mutants of a file', () => {
  const mutated = (text: string) => findMutants('core/x.ts', text).map((mutant) => withMutant(text, mutant));

  it.each([
    ['if (a) throw b;', ['if (!(a)) throw b;', '']],
    ['await f();', ['', 'void f();']],
    ['x = a && b;', ['', 'x = (a || b);', 'x = (a);', 'x = (b);']],
    ['f({ a, b });', ['', 'f({  b });', 'f({ a,  });']],
    ['x = a.filter(b);', ['', 'x = a;']],
    ['x = Math.floor(a);', ['', 'x = Math.ceil(a);']],
    ['class A { @Authorized() a() {} }', ['class A {  a() {} }']],
    ["import a from 'b'; export { a } from 'c'; type T = 1 | 'x';", []],
    ["f({ description: 'x' });", ['']],
  ])('%s', (text, expected) => {
    expect(mutated(text)).toEqual(expected);
  });

  it('are recorded by probes that change nothing', () => {
    const text = 'const f = (a, b) => (a < b && a + 1 > 2 ? [a, b] : []);\nreport(f(1, 2));\n';
    const mutants = findMutants('core/x.ts', text);
    const reached = new Set<number>();
    const reported: unknown[] = [];
    const probed = withProbes(
      text,
      mutants.map((mutant, number) => [number, mutant]),
    );
    const runIt = new Function('report', 'globalThis', probed);
    const noteIfOther = (number: number, original: () => unknown, mutant: () => unknown) => {
      if (original() !== mutant()) reached.add(number);
    };
    runIt((value: unknown) => reported.push(value), { reached, noteIfOther });
    expect(reported).toEqual([[]]);
    const missed = mutants.filter((_, number) => !reached.has(number));
    expect(missed.map(({ before, after }) => `${before} → ${after}`)).toEqual([
      'a < b && a + 1 > 2 → (a + 1 > 2)',
      'a < b → (a <= b)',
      '[a, b] → []',
    ]);
  });

  it('that remove a check are recorded if the check has an effect', () => {
    const text = 'function f(a) { if (a > 1) return 1; return 2; }\nreport(f(1), f(2));\n';
    const removed = findMutants('core/x.ts', text).find(({ operator }) => operator === 'check removed');
    const probed = withProbes(text, [[7, removed as Mutant]]);
    expect(probed).toContain('if (a > 1) { globalThis.reached?.add(7); return 1; } return 2;');
  });
});

describe('the order of tests', () => {
  it('starts with the file’s own test. Then come tests that found a fault in it, then tests with a similar name', () => {
    const tests = [
      'tests/contract/quizzes/a.test.ts',
      'tests/contract/courses/people.test.ts',
      'tests/b.test.ts',
    ];
    const own = 'functions/courses/people-import.test.ts';
    const order = nearestFirst('functions/courses/people-import.ts', [...tests, own], {
      known: new Set(['tests/b.test.ts']),
      ms: new Map(),
    });
    expect(order).toEqual([own, 'tests/b.test.ts', 'tests/contract/courses/people.test.ts', tests[0]]);
  });
});
