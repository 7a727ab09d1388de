import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow, hashOfInputs } from './inputs.mjs';
import { publishedBuild, publishSite } from './publish-site.mjs';
import { root, runTool, say } from './run.mjs';

const target = join(root, 'dist/site');
/** Folder of the build in progress. It is not the target, so that no server reads an incomplete build. */
const fresh = join(root, `dist/site-${process.pid}`);
const inputs = ['frontend', 'core', 'package-lock.json', 'tsconfig.json'];

/** Larger files are compressed less, because the best compression would take seconds. Only the API explorer has them. */
const largeBytes = 1024 * 1024;

/** Compresses each file once, instead of for each visitor. */
function compressAssets() {
  for (const file of filesBelow(join(fresh, 'assets'))) {
    if (!/\.(?:js|css|svg|json)$/.test(file)) continue;
    const content = readFileSync(file);
    const quality = content.length > largeBytes ? 5 : constants.BROTLI_MAX_QUALITY;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
}

/** Builds the site into dist/site if its sources have changed since the last build. */
export async function ensureSite() {
  const hash = hashOfInputs(inputs);
  if (publishedBuild(target).inputs === hash) return;
  say('Building the site. This takes a few seconds, and only after a change.');
  const args = ['--config', 'frontend/vite.config.ts', '--logLevel', 'warn', '--outDir', fresh];
  try {
    await runTool('vite', ['build', ...args], {
      failure: 'The site could not be built: see above.',
    });
    compressAssets();
    publishSite(fresh, target, hash);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
