import { ensureChromium } from './setup/find-chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { pinnedNode, run, runMain, runTool, say } from './setup/run.mjs';
import { validate } from './validate.mjs';

/** @type {import('./validate.mjs').Check} */
const lambdaPackage = ['lambda package', () => run(pinnedNode, ['scripts/check-package.mjs'])];

await runMain(async () => {
  await ensureInstalled();
  // The installation mostly waits for the network, so the checks run at the same time.
  const installing = ensureChromium();
  /** @type {import('./validate.mjs').Check} */
  const browser = ['browser', async () => void (await installing)];
  /** @type {import('./validate.mjs').Check} */
  const browserTests = [
    'browser tests',
    async () =>
      runTool('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
        env: { CHROMIUM: await installing },
        showsAtEnd: true,
      }),
  ];
  // The browser tests wait for pages, timers and animations half of the time, and the other tests for the stores.
  await validate({ first: [lambdaPackage, browser], parallel: [browserTests] });
  say('\nAll tests passed.');
});
