import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const config = join(root, '.dependency-cruiser.mjs');

interface Report {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

function cruise(folder: string, ...targets: string[]): Promise<Report> {
  const args = [
    join(root, 'node_modules/.bin/depcruise'),
    '--config',
    config,
    '--output-type',
    'json',
    ...targets,
  ];
  return new Promise((resolve, reject) => {
    // The command exits with the number of violations, which is not an error here: the tests check its report.
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout) as Report);
      else reject(error ?? new Error('no report'));
    });
  });
}

/** One violation of each rule: the rule, the violating file, and its import. */
const planted: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['core-knows-nobody', 'core/grading/plan.ts', '../../functions/courses/course.store.ts'],
  ['schema-has-no-behaviour', 'schema/course.type.ts', '../functions/courses/course.service.ts'],
  ['type-graphql-through-one-module', 'schema/quiz.type.ts', 'type-graphql'],
  ['functions-do-not-import-gateway', 'functions/quizzes/authoring/quiz.resolver.ts', 'hono'],
  [
    'domains-meet-in-their-index',
    'functions/quizzes/authoring/quiz-update.service.ts',
    '../../courses/course.store.ts',
  ],
  ['platform-below-domains', 'functions/platform/clock.ts', '../courses/course.service.ts'],
  [
    'gateway-knows-domains-by-their-index',
    'gateway/composition.ts',
    '../functions/courses/course.service.ts',
  ],
  ['engines-are-chosen-in-composition', 'gateway/app.ts', '../functions/platform/store/sqlite.ts'],
  ['drivers-stay-in-engines', 'functions/notes/note.store.ts', 'mongodb'],
  ['gateway-does-not-know-the-site', 'gateway/pages.ts', '../frontend/src/lib/paths.ts'],
  ['features-are-islands', 'frontend/src/features/home/home-screen.tsx', '../planner/planner-screen.tsx'],
  ['shared-parts-below-features', 'frontend/src/ui/card.tsx', '../features/planner/planner-screen.tsx'],
  ['quiz-rooms-are-islands', 'frontend/src/features/quizzes/bank/bank.tsx', '../builder/builder.tsx'],
  ['site-does-not-know-servers', 'frontend/src/lib/load.ts', '../../../functions/courses/course.service.ts'],
  [
    'servers-do-not-seed-orders',
    'functions/quizzes/attempts/attempt-items.ts',
    '../../../core/quizzes/seeded-random.ts',
  ],
  ['production-does-not-know-tests', 'functions/courses/course.mapper.ts', './course.service.test.ts'],
  ['no-circles', 'core/quizzes/a.ts', './b.ts'],
  ['every-import-resolves', 'core/quizzes/c.ts', './missing.ts'],
];

const validFiles: readonly (readonly [file: string, content: string])[] = [
  ['core/quizzes/b.ts', "import type { A } from './a.ts';"],
  ['core/quizzes/seeded-random.ts', 'export const randomOf = 1;'],
  ['core/quizzes/generation/draw-questions.ts', "import '../seeded-random.ts';"],
  ['functions/courses/course.store.ts', 'export const store = 1;'],
  ['functions/courses/course.service.ts', 'export const service = 1;'],
  ['functions/courses/course.service.test.ts', "import './course.service.ts';"],
  ['functions/platform/store/sqlite.ts', "import 'mingo/query';"],
  ['frontend/src/features/quizzes/builder/builder.tsx', 'export const Builder = () => <p>builder</p>;'],
  ['frontend/src/lib/paths.ts', 'export const paths = {};'],
  ['frontend/src/features/planner/planner-screen.tsx', 'export const PlannerScreen = () => <p>planner</p>;'],
];

mkdirSync(join(root, '.build'), { recursive: true });
const badTree = mkdtempSync(join(root, '.build/bad-tree-'));
afterAll(() => rmSync(badTree, { recursive: true }));

function write(file: string, content: string): void {
  const path = join(badTree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

describe('the boundary rules', () => {
  for (const [, file, imported] of planted) write(file, `import '${imported}';`);
  for (const [file, content] of validFiles) write(file, content);
  const report = cruise(badTree, '.');

  it.each(planted)('%s catches %s importing %s', async (rule, file) => {
    const caught = (await report).summary.violations.filter(({ from }) => from === file);
    expect(caught.map((violation) => violation.rule.name)).toContain(rule);
  });

  it('each have a planted violation', async () => {
    const rules = (await report).summary.ruleSetUsed.forbidden.map(({ name }) => name);
    expect(rules.toSorted()).toEqual(planted.map(([rule]) => rule).toSorted());
  });

  it('report no correct file', async () => {
    const violating = new Set(planted.map(([, file]) => file));
    const reported = (await report).summary.violations.map(({ from }) => from);
    expect(reported.filter((file) => !violating.has(file) && file !== 'core/quizzes/b.ts')).toEqual([]);
  });

  it('see the imports of the real tree', async () => {
    const { modules } = await cruise(root, 'gateway', 'functions', 'core');
    const edges = modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => `${source} > ${resolved}`),
    );
    expect(edges).toContain('gateway/graphql/graphql.ts > gateway/graphql/schema.ts');
    expect(edges).toContain('functions/planner/planner.service.ts > core/grading/plan.ts');
  });
});
