import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, run, runTool, say } from './run.mjs';

// The headless shell is first: it has no windows, tabs and toolbars, which take half a second of CPU time for each
// browser context.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The system's Chromium: CHROMIUM if it is set, else the first on the PATH. */
function systemChromium() {
  const configured = process.env['CHROMIUM'];
  if (configured) return configured;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return (
    folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path)) ??
    null
  );
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

/**
 * Runs a command, and ignores its failure, for example without a network or permission.
 * @param {() => Promise<void>} attempt
 */
async function ignoreCommandError(attempt) {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
  }
}

async function installFromDebian() {
  const installer = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...args] = [...installer, 'apt-get'];
  await run(command, [...args, 'update', '-qq']);
  const install = (/** @type {string} */ name) =>
    run(command, [...args, 'install', '-y', '-qq', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await ignoreCommandError(() => install('chromium-headless-shell'));
  // Older releases have only the whole browser.
  if (systemChromium() === null) await install('chromium');
}

/**
 * A Chromium for the browser tests: the system's or Playwright's. If both are missing, installs Playwright's, or
 * else Debian's package.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const present = systemChromium() ?? (await playwrightChromium());
  if (present) return present;
  say('Installing a Chromium for the browser tests. This is needed only once.');
  await ignoreCommandError(() => runTool('playwright', ['install', 'chromium']));
  const downloaded = await playwrightChromium();
  if (downloaded) return downloaded;
  await ignoreCommandError(installFromDebian);
  const installed = systemChromium();
  if (installed) return installed;
  throw new CommandError(
    'The browser tests need a Chromium: install one, or set CHROMIUM to the path of one.',
  );
}
