import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunnerReply, RunnerRequest } from './runner.ts';

/** How a test file ended. */
export interface TestRun {
  readonly outcome: 'passed' | 'failed' | 'hung';
  /** The first test that failed. */
  readonly failed: string | null;
  readonly ms: number;
  /** Numbers of the mutants whose probes ran. */
  readonly reached: readonly number[];
}

/** Installed packages and the built site, which contain no mutants. */
const linked = ['node_modules', 'dist'];
const notCopied = new Set([...linked, '.git', '.build', '.data', 'coverage', 'test-results']);
const startMs = 120_000;

/**
 * A copy of the source tree with its own Vitest that stays loaded, so that a mutant costs only its tests. Faults are
 * written into the copy alone.
 */
export class Lane {
  private runner: ChildProcess | null = null;
  private originals = new Map<string, string>();
  private readonly reachedFile: string;

  constructor(
    root: string,
    readonly copy: string,
  ) {
    mkdirSync(copy, { recursive: true });
    // One by one: the copy is in a folder of `root`, and a folder cannot be copied into itself.
    for (const name of readdirSync(root))
      if (!notCopied.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
    for (const name of linked)
      if (existsSync(join(root, name))) symlinkSync(join(root, name), join(copy, name));
    this.reachedFile = join(copy, '.reached.json');
  }

  /** Test files relative to the copy. */
  async testFiles(): Promise<readonly string[]> {
    const reply = await this.ask({ list: true }, startMs);
    return reply?.files ?? [];
  }

  /** Replaces files of the copy until `restore`. */
  async change(changes: ReadonlyMap<string, string>): Promise<void> {
    for (const [file, text] of changes) {
      const path = join(this.copy, file);
      if (!this.originals.has(file)) this.originals.set(file, readFileSync(path, 'utf8'));
      writeFileSync(path, text);
    }
    await this.invalidate([...changes.keys()]);
  }

  async restore(): Promise<void> {
    const files = [...this.originals.keys()];
    for (const [file, text] of this.originals) writeFileSync(join(this.copy, file), text);
    this.originals.clear();
    await this.invalidate(files);
  }

  /** Runs one test file to its first failure. At the deadline, the run and its processes are killed. */
  async run(file: string, deadlineMs: number): Promise<TestRun> {
    rmSync(this.reachedFile, { force: true });
    const start = performance.now();
    const reply = await this.ask({ run: file }, deadlineMs);
    const ms = Math.round(performance.now() - start);
    if (!reply) return { outcome: 'hung', failed: null, ms, reached: [] };
    const reached = existsSync(this.reachedFile)
      ? (JSON.parse(readFileSync(this.reachedFile, 'utf8')) as number[])
      : [];
    return {
      outcome: reply.failed === null ? 'passed' : 'failed',
      failed: reply.failed ?? null,
      ms,
      reached,
    };
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.copy, { recursive: true, force: true });
  }

  private async invalidate(files: readonly string[]): Promise<void> {
    if (this.runner && files.length > 0) await this.ask({ invalidate: files }, startMs);
  }

  /** Sends a request to the runner. Null if the runner ends, or does not answer before the deadline. */
  private async ask(request: RunnerRequest, deadlineMs: number): Promise<RunnerReply | null> {
    const runner = await this.start();
    const { promise, resolve } = Promise.withResolvers<RunnerReply | null>();
    const end = () => resolve(null);
    const timer = setTimeout(end, deadlineMs);
    runner.once('message', resolve).once('exit', end);
    runner.send(request);
    const reply = await promise;
    clearTimeout(timer);
    runner.off('message', resolve).off('exit', end);
    if (!reply) await this.stop();
    return reply;
  }

  private async start(): Promise<ChildProcess> {
    if (this.runner) return this.runner;
    const { VITEST: _vitest, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env;
    const runner = fork(fileURLToPath(new URL('runner.ts', import.meta.url)), [this.copy], {
      cwd: this.copy,
      env: { ...env, MUTATION_REACHED: this.reachedFile },
      execArgv: [],
      // Makes it a process group, so that `stop` also kills the processes that its tests started.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.runner = runner;
    await once(runner, 'message');
    return runner;
  }

  private async stop(): Promise<void> {
    const { runner } = this;
    this.runner = null;
    if (!runner?.pid || runner.exitCode !== null || runner.signalCode !== null) return;
    const ended = once(runner, 'exit');
    process.kill(-runner.pid, 'SIGKILL');
    await ended;
  }
}
