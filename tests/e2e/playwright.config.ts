import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { admin } from './support/admin.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const chromium = process.env['CHROMIUM'];
// The main process creates the folder. Worker processes load this file, too, and read the mails in the same folder.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'markwise-e2e-')));

const disabledFeatures = [
  // With these two features, Chromium loads two hidden pages for its address bar in every new browser context. They take
  // a sixth of the CPU time of a run.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // This list replaces Playwright's, because Chromium uses only the last list of disabled features. The features below
  // are those of Playwright's list.
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
  reporter: [['list'], ['./support/failed-screen-reporter.ts']],
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
    // No traces, because they take a fifth of the CPU time. To record them: --trace retain-on-failure.
    screenshot: 'only-on-failure',
  },
  // Starts the product like a new user, with an empty data folder.
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
