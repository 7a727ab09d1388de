import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureServer } from '../scripts/setup/build-server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Server {
  readonly process: ChildProcess;
  readonly address: string;
}

interface StartOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** A data folder to copy. Without it, the server starts with an empty data folder. */
  readonly data?: string | undefined;
  /** A module that is loaded first and exchanges messages with this process. */
  readonly preload?: string;
}

/** The file of the bundled server, which `npm start` runs. */
export async function markwiseFile(): Promise<string> {
  return join(await ensureServer(), 'serve.mjs');
}

/** Starts the bundled server, like `npm start`. */
export async function startMarkwise(
  port: number,
  started: Server[],
  options?: StartOptions,
): Promise<Server> {
  return startServer(await markwiseFile(), port, started, options);
}

/**
 * Starts a server file with a new data folder and waits until the server responds. The server is added to `started`
 * before that, so that the caller can stop it after a failure.
 */
export async function startServer(
  file: string,
  port: number,
  started: Server[],
  { env: more, data: given, preload }: StartOptions = {},
): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'markwise-bench-'));
  if (given !== undefined) cpSync(given, data, { recursive: true });
  const address = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), NODE_ENV: '', DATA_DIR: data, SITE_URL: address };
  const env = { ...process.env, ...settings, ...more };
  const imports = [...(file.endsWith('.ts') ? ['tsx'] : []), ...(preload === undefined ? [] : [preload])];
  const args = [...imports.flatMap((name) => ['--import', name]), file];
  const talk = preload === undefined ? ([] as const) : (['ipc'] as const);
  const stdio = ['ignore', 'ignore', 'inherit', ...talk] as const;
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: [...stdio] });
  child.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const server = { process: child, address };
  started.push(server);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await wait(100);
    const answer = await fetch(`${server.address}/graphql`, { method: 'OPTIONS' }).catch(() => null);
    if (answer) return server;
  }
  throw new Error(`${file} does not answer.`);
}
