import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { fewChunks } from './vite/few-chunks.ts';
import { firstPaint } from './vite/first-paint.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = `http://127.0.0.1:${process.env['GATEWAY_PORT'] ?? 4000}`;

/**
 * One build for any static prefix. Scripts and styles refer to each other with relative URLs. The pages contain
 * `%ASSET_PREFIX%`, which the gateway replaces with the prefix (with a slash at its end) when it serves them.
 */
const config = {
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
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The editor of the GraphQL page is large. No other page loads it.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      input: { index: here('index.html'), graphiql: here('graphiql.html') },
      onLog(level, log, handle) {
        // The editor's packages are compiled and contain a directive that has no effect any more.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  // The editor's workers are separate files, which the development server cannot prebundle.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: {
    proxy: Object.fromEntries(['/graphql', '/api', '/healthz', '/readyz'].map((path) => [path, gateway])),
  },
} satisfies UserConfig;

export default defineConfig({ ...config, plugins: [...config.plugins, fewChunks(config)] });
