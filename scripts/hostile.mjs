import { ensureSite } from './setup/build-site.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { pinnedNode, run, runMain } from './setup/run.mjs';

/** All attacks on a running product, or those whose names start with what is named; `--json`, `--seed x`. */
await runMain(async () => {
  await ensureInstalled();
  await ensureSite();
  await run(pinnedNode, ['--import', 'tsx', 'tests/hostile/run.ts', ...process.argv.slice(2)], {
    failure: 'At least one attack succeeded.',
  });
});
