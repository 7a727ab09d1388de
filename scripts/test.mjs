import { ensureChromium } from './setup/find-chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { pinnedNode, run, runMain, runTool, say } from './setup/run.mjs';
import { validate } from './validate.mjs';

/** @type {import('./validate.mjs').Check} */
const lambdaPackage = ['lambda package', () => run(pinnedNode, ['scripts/check-package.mjs'])];

await runMain(async () => {
  await ensureInstalled();
  // Both run at once: installing a Chromium waits for the network most of the time.
  const [chromium] = await Promise.all([ensureChromium(), validate([lambdaPackage])]);
  say('\n── browser tests');
  await runTool('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    env: { CHROMIUM: chromium },
  });
  say('\nAll tests passed.');
});
