import { ensureSite } from './setup/build-site.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { pinnedNode, run, runMain } from './setup/run.mjs';

/**
 * Runs all attacks on a running product, or only those whose name begins with a given prefix. Options: `--json`,
 * `--seed x`.
 */
await runMain(async () => {
  await ensureInstalled();
  await ensureSite();
  await run(pinnedNode, ['--import', 'tsx', 'tests/hostile/run.ts', ...process.argv.slice(2)], {
    failure: 'At least one attack succeeded.',
  });
});
