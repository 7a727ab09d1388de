import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// One copy of graphql: tests import its ES modules, its dependents require CommonJS, and a schema made by one is refused by the other.
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

// Two cores that others use as well: patience costs nothing where all is well. On CI a test gets a second try, so that a
// moment without a core is not taken for a fault; what is wrong fails twice.
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry: process.env['CI'] ? 1 : 0,
};

export default defineConfig({
  test: {
    // A worker for each core: vitest leaves one to itself, but half of the time the workers wait for a store.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          ...patience,
          name: 'node',
          globalSetup: ['./scripts/mongo/global-setup.ts'],
          environment: 'node',
          include: ['{core,schema,functions,gateway,scripts,examples,tests}/**/*.test.ts', '*.test.ts'],
          setupFiles: ['./scripts/testing/silence.ts'],
        },
      },
      {
        plugins: [react({ compiler: true })],
        resolve: { alias: oneGraphql },
        test: {
          ...patience,
          name: 'site',
          environment: 'jsdom',
          include: ['frontend/**/*.test.{ts,tsx}'],
          setupFiles: ['./scripts/testing/silence.ts', './frontend/src/testing/setup.ts'],
        },
      },
    ],
  },
});
