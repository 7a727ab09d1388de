import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ensureServer, serverProgram } from '../../scripts/setup/build-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A port that no process of this machine listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '0.0.0.0', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface RunningServer {
  readonly url: string;
  /** Everything that the server has printed. */
  output(): string;
  /** Ends the server: SIGKILL simulates a crash, SIGTERM a user who stops it. Resolves when it has exited. */
  stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Sends a message to the module that the server loaded first. Resolves when the module has answered. */
  tell(message: object): Promise<void>;
}

/**
 * Starts the bundled server in a separate process. Resolves once it answers. Fails if the server exits before.
 * `loadedFirst`: the URL of a module that the process loads before the server.
 */
export async function runServer(
  environment: Readonly<Record<string, string>>,
  loadedFirst?: string,
): Promise<RunningServer> {
  const port = environment['PORT'] ?? String(await freePort());
  const program = serverProgram(await ensureServer());
  const env = { PATH: process.env['PATH'] ?? '', ...program.env, ...environment, PORT: port };
  const server =
    loadedFirst === undefined
      ? spawn(process.execPath, [program.file], { cwd: root, env })
      : spawn(process.execPath, ['--import', loadedFirst, program.file], {
          cwd: root,
          env,
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        });
  let output = '';
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const readOutput = (text: string) => {
      output += text;
      if (output.includes('Markwise is at')) resolve();
    };
    server.stdout?.setEncoding('utf8').on('data', readOutput);
    server.stderr?.setEncoding('utf8').on('data', readOutput);
    void ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    stop: (signal = 'SIGTERM') => {
      server.kill(signal);
      return ended;
    },
    tell: async (message) => {
      const answered = once(server, 'message');
      server.send(message);
      await answered;
    },
  };
}
