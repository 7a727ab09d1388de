import { ensureSite } from './setup/build-site.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { pinnedNode, run, runMain } from './setup/run.mjs';

/**
 * Plants random faults and reports which share the tests notice. Options: `--sample 200`, `--seed x`, `--only
 * core`, `--json`.
 */
await runMain(async () => {
  await ensureInstalled();
  await ensureSite();
  await run(pinnedNode, ['--import', 'tsx', 'scripts/mutation/run.ts', ...process.argv.slice(2)], {
    failure: 'The tests noticed fewer faults than the goal requires.',
  });
});
