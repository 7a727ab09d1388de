import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { asStoreError } from './sqlite-errors.ts';
import { StoreUnavailableError } from './store-errors.ts';

interface Write {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

const maxStatements = 500; // texts vary only with the shape of filters, so this is not reached in practice

/**
 * One connection with its prepared statements and its queue of writes.
 *
 * Group commit: writes asked for in the same turn of the event loop share one transaction, and with it one
 * sync to the disk. Each is acknowledged after that sync. A write changes the database in at most one
 * statement, which SQLite undoes by itself where it fails; so one that fails leaves the others be.
 */
export class SqliteDatabase {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Write[] = [];

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (!this.#connection.isOpen) throw new StoreUnavailableError('The store is closed.');
    if (this.#statements.size >= maxStatements) this.#statements.clear();
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /**
   * Runs `work` inside a transaction, later in this turn, and resolves when what it wrote is on the disk.
   * `work` reads what it likes and writes with one statement; it may be run again if the commit fails.
   */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: (value) => resolve(value as T), reject });
      if (this.#waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Commits what waits. */
  flush(): void {
    const writes = this.#waiting;
    this.#waiting = [];
    if (writes.length > 0 && !this.#commit(writes)) for (const write of writes) this.#commit([write]);
  }

  /** Finishes the waiting writes and closes the connection. */
  close(): void {
    this.flush();
    this.#statements.clear();
    if (this.#connection.isOpen) this.#connection.close();
  }

  /** False, and nobody told, if several writes failed together and may succeed one by one. */
  #commit(writes: readonly Write[]): boolean {
    let outcomes: Outcome[];
    try {
      outcomes = this.#transact(writes);
    } catch (error) {
      if (writes.length > 1) return false;
      outcomes = [{ error }];
    }
    for (const [index, outcome] of outcomes.entries()) {
      if ('error' in outcome) writes[index]?.reject(asStoreError(outcome.error));
      else writes[index]?.resolve(outcome.value);
    }
    return true;
  }

  #transact(writes: readonly Write[]): Outcome[] {
    this.prepare('BEGIN IMMEDIATE').run();
    try {
      const outcomes = writes.map(({ work }) => this.#attempt(work));
      this.prepare('COMMIT').run();
      return outcomes;
    } catch (error) {
      if (this.#connection.isTransaction) this.prepare('ROLLBACK').run();
      throw error;
    }
  }

  #attempt(work: () => unknown): Outcome {
    try {
      return { value: work() };
    } catch (error) {
      // On a full disk SQLite may have rolled back everything, the writes before this one included.
      if (!this.#connection.isTransaction) throw error;
      return { error };
    }
  }
}
