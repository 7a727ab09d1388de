import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureServer } from './setup/build-server.mjs';
import { ensureSite } from './setup/build-site.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { CommandError, pinnedNode, run, runMain, runTool, say } from './setup/run.mjs';

/** @typedef {readonly [name: string, check: () => Promise<void>]} Check */

/**
 * Checks before the tests. Each uses about one core, so two run at once. The longer ones are first, except for lint, which
 * finds the most, and for the contract, whose files the builds read.
 * @type {readonly Check[]}
 */
const checks = [
  ['lint', () => runTool('oxlint', ['--deny-warnings', '--quiet'])],
  ['contract', () => run(pinnedNode, ['scripts/check-contract.mjs'])],
  ['format', () => runTool('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['site', ensureSite],
  ['types', () => runTool('tsc', [])],
  [
    'boundaries',
    () => runTool('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders]),
  ],
  ['unused code', () => runTool('knip', ['--no-progress'])],
  ['server', async () => void (await ensureServer())],
];

const folders = [
  'core',
  'schema',
  'functions',
  'gateway',
  'frontend',
  'examples',
  'bench',
  'tests',
  'scripts',
];

/**
 * They measure CPU time, so no other check runs at the same time.
 * @type {Check}
 */
const isolatedTests = [
  'isolated tests',
  () => runTool('vitest', ['run', '--project', 'isolated', '--maxWorkers', '1']),
];

/** @type {Check} */
const tests = ['tests', () => runTool('vitest', ['run', '--project', 'node', '--project', 'site'])];

/**
 * Runs the checks of a change, and then the tests. Stops at the first check that fails.
 * @param {object} [others]
 * @param {readonly Check[]} [others.first] checks to run before the tests as well
 * @param {readonly Check[]} [others.parallel] checks to run at the same time as the tests
 */
export async function validate({ first = [], parallel = [] } = {}) {
  const waiting = [...checks, ...first];
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all([runNext(), runNext()]);
  await runCheck(isolatedTests);
  const results = await Promise.allSettled([tests, ...parallel].map(runCheck));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** @param {Check} check */
async function runCheck([name, check]) {
  const start = Date.now();
  say(`\n── ${name}`);
  try {
    await check();
  } catch (cause) {
    throw new CommandError(`\n✗ ${name} failed.`, { cause });
  }
  say(`   ${name} passed (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}

if (realpathSync(process.argv[1] ?? '') === realpathSync(fileURLToPath(import.meta.url))) {
  await runMain(async () => {
    await ensureInstalled();
    await validate();
  });
}
