import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { bundling } from './bundling.mjs';
import { hashOfInputs } from './inputs.mjs';
import { CommandError, pinnedNode, root, say } from './run.mjs';

const builds = join(root, 'dist/server');
const inputs = [
  'core',
  'schema',
  'functions',
  'gateway',
  'scripts/setup',
  'package.json',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds to keep: a running server reads parts of its build on first use. */
const keptBuilds = 3;

/** The last used builds first. */
function finishedBuilds() {
  const folders = readdirSync(builds).map((name) => join(builds, name));
  return folders.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

/** @param {string} outdir */
async function bundle(outdir) {
  // Not imported at the top of this file: packages may not be installed yet, and most starts bundle nothing.
  const { build } = await import('esbuild');
  await build({
    ...bundling,
    entryPoints: {
      serve: 'gateway/serve.ts',
      'text-worker': 'functions/quizzes/text-worker.ts',
      'sqlite-damage-program': 'functions/platform/store/sqlite-damage-program.ts',
    },
    outdir,
    // On a server, the lines in stack traces are worth more than a smaller file.
    minifyWhitespace: false,
    logLevel: 'warning',
  }).catch((cause) => {
    throw new CommandError('The server could not be bundled: see above.', { cause });
  });
}

/** @param {string} fresh @param {string} target */
function publish(fresh, target) {
  mkdirSync(builds, { recursive: true });
  try {
    renameSync(fresh, target);
  } catch (error) {
    // Another start bundled the same sources at the same time.
    if (!existsSync(target)) throw error;
  }
}

/** Bundles the server if its sources have changed since the last build, and returns the folder. */
export async function ensureServer() {
  const target = join(builds, hashOfInputs(inputs).slice(0, 16));
  if (existsSync(target)) {
    const now = new Date();
    utimesSync(target, now, now);
    return target;
  }
  say('Bundling the server. This takes a few seconds, and only after a change.');
  // Not in the folder of finished builds, so that no start uses an incomplete build.
  const fresh = join(root, `dist/server-${process.pid}`);
  try {
    await bundle(fresh);
    publish(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  for (const old of finishedBuilds().slice(keptBuilds)) rmSync(old, { recursive: true });
  return target;
}

/**
 * The program of a bundled server, and the environment variables that it needs in addition to the settings.
 * @param {string} build
 */
export function serverProgram(build) {
  // Node stores the compiled code in this folder, so that the next start does not compile it again.
  return { file: join(build, 'serve.mjs'), env: { NODE_COMPILE_CACHE: join(build, 'compiled') } };
}

/**
 * Starts a bundled server on the pinned Node, with the output of this process and a channel to report that it is ready.
 * @param {string} build
 */
export function startServer(build) {
  const { file, env } = serverProgram(build);
  return spawn(pinnedNode, [file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}
