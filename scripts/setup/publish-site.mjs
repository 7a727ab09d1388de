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

/** What a published site was built from, and which assets belong to that build. @param {string} target */
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
 * Puts a finished build into the folder that servers read. Assets come first and pages last, each at once, so that no page
 * ever names what is not there; the assets of the build before stay, for servers and tabs that still name them.
 * @param {string} built @param {string} target @param {string} inputs hash of what it was built from
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
