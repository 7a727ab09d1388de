import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from './admin.ts';
import { test as strict } from './strict-page.ts';

const root = join(import.meta.dirname, '../../..');
const clock = new URL('movable-clock.mjs', import.meta.url).href;

/** A server of one test alone, whose days pass as the test wants. */
export interface ClockedServer {
  readonly url: string;
  readonly dataDir: string;
  /** Moves its clock to so many days after now. */
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

/** Resolves once it listens. */
async function isUp(server: ChildProcess): Promise<void> {
  let output = '';
  const listening = new Promise<void>((resolve, reject) => {
    const listen = (text: string) => {
      output += text;
      if (output.includes('Markwise is at')) resolve();
    };
    server.stdout?.setEncoding('utf8').on('data', listen);
    server.stderr?.setEncoding('utf8').on('data', listen);
    server.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  await listening;
}

type Environment = Readonly<Record<string, string>>;

async function startServer(
  dataDir: string,
  environment: Environment,
): Promise<{ server: ChildProcess; url: string }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', clock, '--import', 'tsx', 'gateway/serve.ts'], {
    cwd: root,
    env: {
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
  await isUp(server);
  return { server, url: `http://localhost:${port}` };
}

export const test = strict.extend<{ place: ClockedServer; environment: Environment }>({
  /** Settings that this server has beside those of the others. */
  environment: [{}, { option: true }],
  place: async ({ environment }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'markwise-days-'));
    const { server, url } = await startServer(dataDir, environment);
    const letDaysPass = async (days: number) => {
      const moved = once(server, 'message');
      server.send({ later: days * 24 * 60 * 60_000 });
      await moved;
    };
    await use({ url, dataDir, letDaysPass });
    server.kill();
    await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ place }, use) => use(place.url),
});

export { expect } from '@playwright/test';
