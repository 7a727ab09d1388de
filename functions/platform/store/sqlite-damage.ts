import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sqliteCode, sqliteCodes } from './sqlite-errors.ts';

const program = fileURLToPath(new URL('sqlite-damage-program.ts', import.meta.url));

/** Pages in the log after which SQLite copies the log to the file. 1000 is SQLite's default. */
const pagesToCopy = 1000;

/** `maxLogBytes`: size of the log that ends the search. `logCheckMs`: milliseconds between two checks of its size. */
const defaultLimits = { maxLogBytes: 256 * 1024 * 1024, logCheckMs: 500 };

/** Milliseconds until the next attempt to copy the log if a long read prevented it. */
const lockedMs = 100;

const options: ForkOptions = { execArgv: [], env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };

/** The search ended without a result. The message is the reason. */
export class DamageSearchError extends Error {}

/**
 * Looks for damage in the database of an open connection. A separate process checks it, because a check takes as long as
 * reading the whole file, and JavaScript cannot interrupt SQLite. That process cannot lock the file, because this
 * connection has the lock. Instead, this connection does not change the file while a table is checked: commits only
 * append to the log. Between two tables, this class copies the log to the file.
 */
export class DamageSearch {
  readonly #connection: DatabaseSync;
  readonly #file: string;
  readonly #limits: typeof defaultLimits;
  #process: ChildProcess | undefined;
  #isStopped = false;
  #endedBecause = 'its process ended';

  constructor(connection: DatabaseSync, file: string, limits = defaultLimits) {
    this.#connection = connection;
    this.#file = file;
    this.#limits = limits;
  }

  /**
   * Resolves with the first damage found. Null if there is none, or if the search was stopped. Throws DamageSearchError
   * if the search ended early.
   */
  async run(): Promise<string | null> {
    if (this.#isStopped) return null;
    const child = fork(program, [this.#file], options);
    this.#process = child;
    child.unref();
    child.channel?.unref();
    const ended = endOf(child, () => this.#endedBecause);
    try {
      return await this.#search(child, ended);
    } catch (error) {
      if (this.#isStopped) return null;
      throw error;
    } finally {
      child.kill('SIGKILL');
    }
  }

  /** Ends the search. Call it before closing the connection, because closing changes the file. */
  stop(): void {
    this.#isStopped = true;
    this.#process?.kill('SIGKILL');
  }

  async #search(child: ChildProcess, ended: Promise<never>): Promise<string | null> {
    await Promise.race([once(child, 'message'), ended]);
    for (const table of this.#tables()) {
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      while (!this.#copyLog()) await setTimeout(lockedMs, undefined, { ref: false });
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      const damage = await this.#check(table, child, ended);
      if (damage !== '') return damage;
    }
    return null;
  }

  #tables(): string[] {
    const rows = this.#connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    return ['sqlite_schema', ...rows.map(({ name }) => String(name))];
  }

  async #check(table: string, child: ChildProcess, ended: Promise<never>): Promise<string> {
    this.#connection.exec('PRAGMA wal_autocheckpoint = 0');
    const timer = setInterval(() => this.#limitLog(child), this.#limits.logCheckMs).unref();
    try {
      // If the process is gone, `ended` rejects.
      child.send(table, () => undefined);
      const [damage] = await Promise.race([once(child, 'message'), ended]);
      return String(damage);
    } finally {
      clearInterval(timer);
      if (this.#connection.isOpen) this.#connection.exec(`PRAGMA wal_autocheckpoint = ${pagesToCopy}`);
    }
  }

  /** Ends the search if the log is too large. */
  #limitLog(child: ChildProcess): void {
    const { size = 0 } = statSync(`${this.#file}-wal`, { throwIfNoEntry: false }) ?? {};
    if (size <= this.#limits.maxLogBytes) return;
    this.#endedBecause = 'too much was written during the check';
    child.kill('SIGKILL');
  }

  /** Copies the log to the file. Returns false while a long read prevents this. */
  #copyLog(): boolean {
    try {
      this.#connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
      return true;
    } catch (error) {
      if (sqliteCode(error) === sqliteCodes.locked) return false;
      throw error;
    }
  }
}

/** Rejects when the process ends. */
function endOf(child: ChildProcess, reason: () => string): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new DamageSearchError(reason())));
  });
  // Between two checks nobody handles the rejection. Without this line, Node.js would end the process.
  ended.catch(() => undefined);
  return ended;
}
