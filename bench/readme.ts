import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Figure } from './figure.ts';
import { toTable } from './report.ts';

const page = fileURLToPath(new URL('README.md', import.meta.url));
const folder = fileURLToPath(new URL('..', import.meta.url));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}

/** The commit that is measured. Unknown if `git` is missing, or if the files are a copy without history. */
function commit(): string {
  try {
    const isChanged = git('status', '--porcelain', '--', '.', ':!bench/README.md') !== '';
    return `commit ${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? ' with uncommitted changes' : ''}`;
  } catch {
    return 'unknown commit';
  }
}

/** Date, commit, and the properties of the machine that affect the figures. */
export function circumstances(): string {
  const [cpu] = cpus();
  return [
    new Date().toISOString().slice(0, 10),
    commit(),
    `Node ${process.versions.node}`,
    `${availableParallelism()} cores`,
    cpu?.model.trim() ?? 'unknown processor',
    `load average ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ].join(', ');
}

/** Replaces the figures of a part in README.md. */
export async function writeSection(part: string, figures: readonly Figure[]): Promise<void> {
  const text = readFileSync(page, 'utf8');
  const start = `<!-- figures of ${part} -->`;
  const end = `<!-- end of ${part} -->`;
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`bench/README.md has no place for the figures of ${part}.`);
  const section = `${start}\n\n${circumstances()}\n\n${toTable(figures)}\n\n`;
  const written = text.slice(0, from) + section + text.slice(to);
  writeFileSync(page, await format(written, { ...(await resolveConfig(page)), filepath: page }));
}
