import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder: every command runs in it. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pinned Node, once it is installed. The Node that runs this process may be older. */
export const pinnedNode = `${root}node_modules/.bin/node`;

/** An error whose message is a sentence for the user of the command. Only its output and its message are printed. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {object} [options]
   * @param {unknown} [options.cause]
   * @param {string} [options.output] the output of the failed command if it is not shown yet; by default that of the cause
   */
  constructor(message, { cause, output } = {}) {
    super(message, { cause });
    this.output = output ?? (cause instanceof CommandError ? cause.output : '');
  }
}

/**
 * `showsAtEnd`: whether the output is shown only when the command has ended, so that it does not mix with the output of a
 * command that runs at the same time. The output of a failed command is in its error, so that it is printed last.
 * @typedef {{ env?: Record<string, string>, failure?: string, showsAtEnd?: boolean }} RunOptions
 */

/**
 * Runs a command with its output shown. Rejects with a CommandError if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { env = {}, failure, showsAtEnd = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: showsAtEnd ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (cause) =>
      reject(new CommandError(failure ?? `${command}: ${cause.message}`, { cause })),
    );
    child.once('close', (code, signal) => {
      const output = Buffer.concat(chunks).toString();
      if (code === 0) {
        process.stdout.write(output);
        resolve();
      } else {
        const message = failure ?? `${command} ${args.join(' ')} ended with ${signal ?? code}.`;
        reject(new CommandError(message, { output }));
      }
    });
  });
}

/**
 * Runs a package's program with the pinned Node.
 * @param {string} name as in node_modules/.bin
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(name, args, options) {
  return run(`${root}node_modules/.bin/${name}`, args, {
    ...options,
    env: { PATH: pathWithTools(), ...options?.env },
  });
}

/** Child programs find the pinned Node and the project's tools first. */
function pathWithTools() {
  return `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`;
}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string} text */
export function warn(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Runs a script's main function. For a CommandError, prints its output and its sentence, and exits with 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.output}${error.message}\n`);
    process.exit(1);
  }
}
