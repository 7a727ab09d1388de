import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runServer } from '../../support/running-server.ts';
import { admin } from './admin.ts';
import { test as strict } from './strict-page.ts';

const clock = new URL('movable-clock.mjs', import.meta.url).href;

/** A server for a single test, whose clock the test can set forward, and which it can kill and start again. */
export interface ClockedServer {
  readonly url: string;
  readonly dataDir: string;
  /** Sets the server's clock to this number of days after the real time. */
  letDaysPass(days: number): Promise<void>;
  /** Ends the server at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts the killed server again, at the same address and with the same data. */
  startAgain(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

export const test = strict.extend<{ server: ClockedServer; environment: Environment }>({
  /** Additional environment variables of this server. */
  environment: [{}, { option: true }],
  server: async ({ environment }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'markwise-days-'));
    const settings = {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      TRUSTED_PROXIES: '1',
      ...environment,
    };
    let running = await runServer(settings, clock);
    await use({
      url: running.url,
      dataDir,
      letDaysPass: (days) => running.tell({ later: days * 24 * 60 * 60_000 }),
      kill: () => running.stop('SIGKILL'),
      startAgain: async () => {
        running = await runServer(settings, clock);
      },
    });
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';
