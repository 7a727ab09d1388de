import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

// All tests use one copy of graphql. Otherwise tests would import its ES modules, and its dependents would require
// CommonJS. Each copy refuses the schemas of the other.
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

// The machine may be busy. A long timeout costs nothing if the tests pass.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
// Loading a module again for each file took half of the run, so the files of a worker share their modules. A test that
// changes shared state has to restore it.
const shared = { ...timeouts, isolate: false };

// These tests replace modules, or measure CPU time, which depends on what else a process has run.
const isolated = ['tests/authorization/rules.test.ts', 'tests/parser-growth/**/*.test.ts'];

export default defineConfig({
  test: {
    // A worker for each core. By default, vitest keeps a core free, but workers wait for stores half of the time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          ...shared,
          name: 'node',
          globalSetup: ['./scripts/mongo/global-setup.ts'],
          environment: 'node',
          include: ['{core,schema,functions,gateway,scripts,examples,bench,tests}/**/*.test.ts', '*.test.ts'],
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
          // setInterval is not faked, because jsdom draws its frames with it. An interval of a fake
          // setInterval never ticks, and then no later test of the worker gets a frame.
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
