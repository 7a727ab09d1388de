import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { admin } from './support/admin.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const chromium = process.env['CHROMIUM'];
// Workers load this file, too, and use the folder that the first load created: tests read the mails in it.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'markwise-e2e-')));

const disabledFeatures = [
  // For every new browser context Chromium loads the suggestions of its address bar as two pages, which nobody sees:
  // a sixth of the CPU time of a run.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Chromium uses only the last list of disabled features. The features below are in Playwright's list, which
  // this list replaces.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // `npm test` runs the other tests at the same time. A long timeout costs nothing if the tests pass.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
    // A trace of every test takes a fifth of the CPU time. To record one: --trace retain-on-failure.
    screenshot: 'only-on-failure',
  },
  // The product as a new user starts it, with an empty data folder.
  webServer: {
    command: 'npm start',
    cwd: '../..',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      TRUSTED_PROXIES: '1',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
