import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './setup/install.mjs';
import { root, runMain, runTool, say } from './setup/run.mjs';

// Checks a change: its format, lint and types, and the tests that import the changed code. `npm run
// check` checks uncommitted changes, `npm run check -- main` everything since a commit.

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

await runMain(async () => {
  await ensureInstalled();
  const { positionals } = parseArgs({ allowPositionals: true });
  const since = positionals[0] ?? 'HEAD';
  const changed = [
    ...git('diff', '--name-only', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = changed.filter((file) => existsSync(`${root}${file}`));
  if (files.length === 0) return say(`Nothing changed since ${since}.`);
  const code = files.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
  await runTool('prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...files]);
  if (code.length > 0) await runTool('oxlint', ['--deny-warnings', '--quiet', ...code]);
  await runTool('tsc', []);
  await runTool('vitest', ['run', '--passWithNoTests', '--changed', since]);
  say(`\n${files.length} changed files: format, lint, types and the tests of the changed code pass.`);
});
