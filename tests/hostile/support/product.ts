import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../support/running-server.ts';
import type { AttackContext } from '../attack.ts';
import { measureProcess, type ProcessCost } from './process-cost.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const startDeadlineMs = 60_000;

export const adminAccount = { email: 'root@markwise.example', password: 'a sentence of the admin' };

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything that the server has printed. */
  output(): string;
  /** The resources that the server and its child processes use while `act` runs. */
  cost(act: () => Promise<unknown>): Promise<ProcessCost>;
}

interface ProductOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Flags of Node.js. */
  readonly flags?: readonly string[];
  /** An existing data folder, which is not deleted after the attack. */
  readonly dataDir?: string;
}

/**
 * Starts the server in a separate process on the embedded store, with an admin account. It trusts one proxy, so that
 * an attacker can have any address (see `Visitor`). The server is killed after the attack.
 */
export async function startProduct(
  { onEnd }: Pick<AttackContext, 'onEnd'>,
  { env, flags = [], dataDir }: ProductOptions = {},
): Promise<Product> {
  const data = dataDir ?? (await mkdtemp(join(tmpdir(), 'markwise-hostile-')));
  if (dataDir === undefined) onEnd(() => rm(data, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...flags, '--import', 'tsx', 'gateway/serve.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: data,
      SITE_URL: url,
      DEMO: '0',
      TRUSTED_PROXIES: '1',
      ADMIN_EMAIL: adminAccount.email,
      ADMIN_PASSWORD: adminAccount.password,
      ...env,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  onEnd(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const deadline = setTimeout(
      () => reject(new Error(`The server is not ready: ${output}`)),
      startDeadlineMs,
    );
    const listen = (text: string) => {
      output += text;
      if (!output.includes('Markwise is at')) return;
      clearTimeout(deadline);
      resolve();
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    void ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  const { pid = 0 } = child;
  return {
    url,
    dataDir: data,
    process: child,
    output: () => output,
    cost: (act) => measureProcess(pid, act),
  };
}

/** The text of a mail in the outbox folder, as users read it. */
export async function readMail(path: string): Promise<string> {
  const source = await readFile(path, 'utf8');
  return source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
