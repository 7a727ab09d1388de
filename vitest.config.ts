import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// One copy of graphql: tests import its ES modules, its dependents require CommonJS, and a schema made by one is refused by the other.
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'node',
          globalSetup: ['./scripts/mongo/global-setup.ts'],
          environment: 'node',
          include: ['{core,schema,functions,gateway,scripts,examples}/**/*.test.ts', '*.test.ts'],
          setupFiles: ['./scripts/testing/silence.ts'],
        },
      },
      {
        plugins: [react({ compiler: true })],
        resolve: { alias: oneGraphql },
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['frontend/**/*.test.{ts,tsx}'],
          setupFiles: ['./scripts/testing/silence.ts', './frontend/src/testing/setup.ts'],
        },
      },
    ],
  },
});
