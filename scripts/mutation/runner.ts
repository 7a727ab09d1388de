import { copyFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';

export interface RunnerRequest {
  readonly list?: true;
  readonly invalidate?: readonly string[];
  readonly run?: string;
}

export interface RunnerReply {
  readonly files?: readonly string[];
  readonly failed?: string | null;
}

const tree = process.argv[2] ?? process.cwd();

/**
 * Loads Vitest for the tree into this process, where it stays loaded. Suites on MongoDB are skipped: one store is
 * enough to notice a fault.
 */
async function loadVitest() {
  // In the tree, because a test in jsdom can load only files of its package.
  const setup = join(tree, '.note-reached.ts');
  copyFileSync(new URL('note-reached.ts', import.meta.url), setup);
  const vitest = await createVitest({
    root: tree,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    reporters: [{}],
    silent: true,
  });
  for (const project of vitest.projects) {
    Object.assign(project.config, { globalSetup: [], retry: 0, bail: 1 });
    project.config.setupFiles.unshift(setup);
    project.provide('mongo', null);
  }
  await vitest.standalone();
  return vitest;
}

const vitest = await loadVitest();
const specifications = new Map<string, TestSpecification>();
for (const specification of await vitest.globTestSpecifications())
  specifications.set(relative(tree, specification.moduleId), specification);

/** The first failure in a test file, or null. */
async function firstFailure(file: string): Promise<string | null> {
  const specification = specifications.get(file);
  if (!specification) throw new Error(`There is no test file ${file}.`);
  const { unhandledErrors } = await vitest.runTestSpecifications([specification]);
  const module = specification.testModule;
  for (const test of module?.children.allTests('failed') ?? []) return test.fullName;
  if (unhandledErrors.length > 0) return 'an error outside of the tests';
  return module?.state() === 'passed' || module?.state() === 'skipped' ? null : 'the test file does not load';
}

async function answer({ list, invalidate, run }: RunnerRequest): Promise<RunnerReply> {
  for (const file of invalidate ?? []) vitest.invalidateFile(`${tree}/${file}`);
  if (list) return { files: [...specifications.keys()] };
  return run === undefined ? {} : { failed: await firstFailure(run) };
}

process.on('message', (request: RunnerRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
process.send?.({});
