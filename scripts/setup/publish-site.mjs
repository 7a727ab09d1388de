import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const pages = ['index.html', 'graphiql.html'];

/** The hash of the inputs of a published build, and the names of its assets. @param {string} target */
export function publishedBuild(target) {
  const stamp = join(target, '.build.json');
  /** @type {{ inputs: string, assets: string[] }} */
  const none = { inputs: '', assets: [] };
  return existsSync(stamp) ? /** @type {typeof none} */ (JSON.parse(readFileSync(stamp, 'utf8'))) : none;
}

/** @param {string} from @param {string} to */
function replaceFile(from, to) {
  copyFileSync(from, `${to}.new`);
  renameSync(`${to}.new`, to);
}

/**
 * Publishes a finished build to the folder that servers read. Assets are copied first and pages last, each
 * atomically, so that no page refers to a missing file. The previous build's assets stay, for servers and
 * tabs that still use them.
 * @param {string} built @param {string} target @param {string} inputs hash of its inputs
 */
export function publishSite(built, target, inputs) {
  const before = publishedBuild(target).assets;
  const assets = readdirSync(join(built, 'assets'));
  mkdirSync(join(target, 'assets'), { recursive: true });
  for (const name of assets) replaceFile(join(built, 'assets', name), join(target, 'assets', name));
  for (const name of pages) replaceFile(join(built, name), join(target, name));
  const expected = new Set([...assets, ...before]);
  for (const name of readdirSync(join(target, 'assets'))) {
    if (!expected.has(name)) rmSync(join(target, 'assets', name), { recursive: true });
  }
  writeFileSync(join(target, '.build.json'), JSON.stringify({ inputs, assets }));
}
