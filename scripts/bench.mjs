import { ensureSite } from './setup/build-site.mjs';
import { ensureChromium } from './setup/find-chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { pinnedNode, run, runMain } from './setup/run.mjs';

/** Runs all benchmarks, or only the named parts. `--json`: the last line of the output is one JSON object. */
await runMain(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureSite();
  await run(pinnedNode, ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM: chromium },
  });
});
