import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

// One copy of graphql: tests import its ES modules, its dependents require CommonJS, and a schema made by one is refused by the other.
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

// The machine may be busy: a long timeout costs nothing where all is well.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
// Loading a module again for each file took half of the run, so the files of a worker share their modules. A test that
// changes what it shares changes it back.
const shared = { ...timeouts, isolate: false };

// These replace modules, or measure CPU time, which depends on what else a process has run.
const isolated = ['tests/authorization/rules.test.ts', 'tests/parser-growth/**/*.test.ts'];

export default defineConfig({
  test: {
    // A worker for each core: vitest leaves one to itself, but half of the time the workers wait for a store.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          ...shared,
          name: 'node',
          globalSetup: ['./scripts/mongo/global-setup.ts'],
          environment: 'node',
          include: ['{core,schema,functions,gateway,scripts,examples,tests}/**/*.test.ts', '*.test.ts'],
          exclude: [...configDefaults.exclude, ...isolated],
          setupFiles: ['./scripts/testing/silence.ts'],
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          ...timeouts,
          name: 'isolated',
          globalSetup: ['./scripts/mongo/global-setup.ts'],
          environment: 'node',
          include: isolated,
          setupFiles: ['./scripts/testing/silence.ts'],
        },
      },
      {
        plugins: [react({ compiler: true })],
        resolve: { alias: oneGraphql },
        test: {
          ...shared,
          name: 'site',
          // Not setInterval, with which jsdom draws its frames: an interval that it starts while that is faked never
          // ticks, and no later test of the worker gets a frame.
          fakeTimers: {
            toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'],
          },
          environment: './scripts/testing/shared-dom.ts',
          include: ['frontend/**/*.test.{ts,tsx}'],
          setupFiles: ['./scripts/testing/silence.ts', './frontend/src/testing/setup.ts'],
        },
      },
    ],
  },
});
