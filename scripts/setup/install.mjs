import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, pinnedNode, root, run, say } from './run.mjs';

const oldestNode = 20;

/** npm writes its own lock file at the end, so it is newer than ours only if the installation was completed. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed) || !existsSync(pinnedNode)) return false;
  return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Installs the packages of the lock file if it has changed since the last installation. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode)
    throw new CommandError(`Node ${oldestNode} or newer is needed; this is ${process.versions.node}.`);
  if (isInstalled()) return;
  say('Installing packages. This takes a minute or two, and only when they have changed.');
  const progress = setInterval(() => say('  still installing …'), 15_000);
  try {
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      failure: 'The packages could not be installed: see above.',
    });
  } finally {
    clearInterval(progress);
  }
}
