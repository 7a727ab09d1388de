import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../support/running-server.ts';
import type { AttackContext } from '../attack.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const deadlineMs = 120_000;

export interface NpmProduct {
  readonly url: string;
  /** PID of the server, which changes with each restart. */
  serverId(): Promise<number>;
  /** Resolves once the server has become ready this many times: 1 for the first start, 2 after a restart. */
  ready(times: number): Promise<void>;
  /** The text that the supervisor and the server have printed. */
  output(): string;
}

/**
 * Starts the product as `npm start` does: a supervisor, and the server that it restarts. Both are stopped after the
 * attack. `dataDir`: an existing data folder, which is not deleted.
 */
export async function startByNpm(
  { onEnd }: Pick<AttackContext, 'onEnd'>,
  dataDir?: string,
): Promise<NpmProduct> {
  const data = dataDir ?? (await mkdtemp(join(tmpdir(), 'markwise-hostile-')));
  if (dataDir === undefined) onEnd(() => rm(data, { recursive: true, force: true }));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const starter = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: port,
      DATA_DIR: data,
      SITE_URL: url,
      DEMO: '0',
      TRUSTED_PROXIES: '1',
    },
  });
  const ended = once(starter, 'exit');
  onEnd(async () => {
    starter.kill('SIGTERM');
    await ended;
  });
  let output = '';
  starter.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  starter.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    url,
    output: () => output,
    serverId: async () => {
      const children = await readFile(`/proc/${starter.pid}/task/${starter.pid}/children`, 'utf8');
      return Number(children.trim().split(' ').at(-1));
    },
    ready: async (times) => {
      const started = Date.now();
      while (output.split('Markwise is at').length <= times) {
        if (starter.exitCode !== null || Date.now() - started > deadlineMs)
          throw new Error(`The server is not ready: ${output}`);
        await wait(20);
      }
    },
  };
}
