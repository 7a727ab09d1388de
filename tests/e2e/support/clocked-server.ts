import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServer, serverProgram } from '../../../scripts/setup/build-server.mjs';
import { admin } from './admin.ts';
import { test as strict } from './strict-page.ts';

const root = join(import.meta.dirname, '../../..');
const clock = new URL('movable-clock.mjs', import.meta.url).href;

/** A server for a single test, whose clock the test can set forward. */
export interface ClockedServer {
  readonly url: string;
  readonly dataDir: string;
  /** Sets the server's clock to this number of days after the real time. */
  letDaysPass(days: number): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Resolves when the server listens. */
async function waitUntilListening(server: ChildProcess): Promise<void> {
  let output = '';
  const listening = new Promise<void>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      if (output.includes('Markwise is at')) resolve();
    };
    server.stdout?.setEncoding('utf8').on('data', read);
    server.stderr?.setEncoding('utf8').on('data', read);
    server.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  await listening;
}

type Environment = Readonly<Record<string, string>>;

async function startServer(
  dataDir: string,
  environment: Environment,
): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort();
  const program = serverProgram(await ensureServer());
  const child = spawn(process.execPath, ['--import', clock, program.file], {
    cwd: root,
    env: {
      ...program.env,
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      TRUSTED_PROXIES: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await waitUntilListening(child);
  return { process: child, url: `http://localhost:${port}` };
}

export const test = strict.extend<{ server: ClockedServer; environment: Environment }>({
  /** Additional environment variables of this server. */
  environment: [{}, { option: true }],
  server: async ({ environment }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'markwise-days-'));
    const { process: child, url } = await startServer(dataDir, environment);
    const letDaysPass = async (days: number) => {
      const moved = once(child, 'message');
      child.send({ later: days * 24 * 60 * 60_000 });
      await moved;
    };
    await use({ url, dataDir, letDaysPass });
    child.kill();
    await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';
