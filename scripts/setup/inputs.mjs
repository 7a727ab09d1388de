import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Every file below a folder. @param {string} path @returns {string[]} */
export function filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A hash of everything that a build reads: equal inputs need no second build.
 * @param {readonly string[]} inputs files and folders of the project
 */
export function hashOfInputs(inputs) {
  const files = inputs.flatMap((name) => {
    const path = join(root, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
