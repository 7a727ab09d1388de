import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './vite/first-paint.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = `http://127.0.0.1:${process.env['GATEWAY_PORT'] ?? 4000}`;

/**
 * One build for any static prefix: scripts and styles refer to each other relatively, and the pages carry
 * `%ASSET_PREFIX%` where the gateway writes the prefix (which ends with a slash) when it serves them.
 */
export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: false,
  plugins: [react({ compiler: true }), firstPaint()],
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'html' ? `%ASSET_PREFIX%${file}` : { relative: true },
  },
  build: {
    outDir: here('../dist/site'),
    emptyOutDir: true,
    sourcemap: false,
    // A data: URL would need room in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The editor of the GraphQL page, which no other page loads.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      input: { index: here('index.html'), graphiql: here('graphiql.html') },
      onLog(level, log, handle) {
        // The editor's packages come compiled and say so in a directive that means nothing any more.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  // The editor's workers are files of their own, which the development server cannot bundle ahead.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: {
    proxy: Object.fromEntries(['/graphql', '/api', '/healthz', '/readyz'].map((path) => [path, gateway])),
  },
});
