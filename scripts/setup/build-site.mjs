import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root, runTool, say } from './run.mjs';

const target = join(root, 'dist/site');
const stamp = join(target, '.inputs');
const inputs = ['frontend', 'core', 'package-lock.json', 'tsconfig.json'];

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** One hash over everything that the build reads: equal inputs need no second build. */
function hashOfInputs() {
  const files = inputs.flatMap((name) => {
    const path = join(root, name);
    return name.includes('.') ? [path] : filesBelow(path);
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Beyond this a better compression costs seconds and is for the API explorer only. */
const largeBytes = 1024 * 1024;

/** Compresses once what would otherwise be compressed for each visitor. */
function compressAssets() {
  for (const file of filesBelow(join(target, 'assets'))) {
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

/** Builds the site into dist/site where its sources changed since the last build. */
export async function ensureSite() {
  const hash = hashOfInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Building the site: some seconds, and again only when it changes.');
  await runTool('vite', ['build', '--config', 'frontend/vite.config.ts', '--logLevel', 'warn'], {
    failure: 'The site could not be built: see what the build says above.',
  });
  compressAssets();
  writeFileSync(stamp, hash);
}
