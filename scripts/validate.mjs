import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureSite } from './setup/build-site.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { CommandError, pinnedNode, run, runMain, runTool, say } from './setup/run.mjs';

/** Checks that only read the code. Each uses about one core. */
const readings = [
  ['format', () => runTool('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['lint', () => runTool('oxlint', ['--deny-warnings', '--quiet'])],
  ['types', () => runTool('tsc', [])],
  [
    'boundaries',
    () => runTool('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders]),
  ],
  ['unused code', () => runTool('knip', ['--no-progress'])],
  ['contract', () => run(pinnedNode, ['scripts/check-contract.mjs'])],
];

/** Checks that run the code. They use every core. */
const runs = [
  ['site', ensureSite],
  ['tests', () => runTool('vitest', ['run'])],
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

/** Runs the checks of a change, cheapest first. Stops at the first failure. */
export async function validate() {
  const waiting = [...readings];
  const readNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all([readNext(), readNext()]);
  for (const check of runs) await runCheck(check);
}

/** @param {readonly [name: string, check: () => Promise<void>]} check */
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
