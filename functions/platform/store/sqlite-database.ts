import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { asStoreError } from './sqlite-errors.ts';
import { SqliteTurns, type StepsOf } from './sqlite-turns.ts';
import { StoreUnavailableError } from './store-errors.ts';

interface Write {
  readonly work: () => unknown;
  readonly length: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Failure {
  readonly error: unknown;
}

type Outcome = { readonly value: unknown } | Failure;

const maxStatements = 500; // texts vary only with the shape of filters, so this is not reached in practice

/** Characters of documents that one transaction writes, and that wait for one, before it ends. A single document may be larger. */
const maxGroupLength = 8 * 1024 * 1024;

/**
 * One connection with its prepared statements and its queue of writes.
 *
 * Group commit: writes asked for in the same turn of the event loop share one transaction, and with it one
 * sync to the disk. Each is acknowledged after that sync. A write changes the database in at most one
 * statement, which SQLite rolls back automatically if it fails, so the others are not affected.
 *
 * However much is asked for in a turn, neither memory nor the log of SQLite hold more than a few megabytes of it: a
 * transaction ends once it has written so much, and its writes are acknowledged and let go before the next one begins.
 */
export class SqliteDatabase {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #turns = new SqliteTurns();
  #waiting: Write[] = [];
  #waitingLength = 0;
  #isScheduled = false;
  /** Of the transaction that is open. */
  #writtenLength = 0;

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

  /** Reads, and lets others have their turn where that takes long. */
  read<T>(work: StepsOf<T>): Promise<T> {
    return this.#turns.run(work);
  }

  /**
   * Runs `work` inside a transaction, later in this turn, and resolves when what it wrote is on the disk.
   * `work` reads what it likes and writes with one call of `put`; it may be run again if the commit fails.
   * `length`: characters that wait with it.
   */
  write<T>(work: () => T, length = 0): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, length, resolve: (value) => resolve(value as T), reject });
      this.#waitingLength += length;
      if (this.#waitingLength >= maxGroupLength) this.flush();
      else this.#schedule();
    });
  }

  /** Runs a statement with the JSON of a document and its id as parameters, as the only change of a `work`. */
  put(sql: string, text: string, id: string): void {
    this.#writtenLength += text.length;
    this.prepare(sql).run(text, id);
  }

  /** Commits everything that waits. */
  flush(): void {
    while (this.#waiting.length > 0) this.#commitGroup();
  }

  /** Finishes the waiting writes and closes the connection. */
  close(): void {
    this.flush();
    this.#statements.clear();
    if (this.#connection.isOpen) this.#connection.close();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      if (this.#waiting.length > 0) this.#commitGroup();
      // The callers of the first ones can release them before the next ones are processed.
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  /** Commits the writes that have waited longest, as many as one transaction takes. */
  #commitGroup(): void {
    const outcomes: Outcome[] = [];
    const failure = this.#transact(this.#waiting, outcomes);
    // Where no transaction can begin, none is tried: the first fails, and the next ones are asked in their turn.
    const group = this.#waiting.splice(0, Math.max(1, outcomes.length));
    for (const { length } of group) this.#waitingLength -= length;
    if (failure && group.length > 1) for (const write of group) this.#commitAlone(write);
    else completeWrites(group, failure ? [failure] : outcomes);
  }

  /** For one of several that failed together: it may succeed without the others. */
  #commitAlone(write: Write): void {
    const outcomes: Outcome[] = [];
    const failure = this.#transact([write], outcomes);
    completeWrites([write], failure ? [failure] : outcomes);
  }

  /**
   * Runs writes in a transaction, from the first on, until it has written enough, and adds the outcome of each.
   * Returns what the whole transaction failed with, and nothing of it is stored; null where it is on the disk.
   */
  #transact(writes: readonly Write[], outcomes: Outcome[]): Failure | null {
    this.#writtenLength = 0;
    try {
      this.prepare('BEGIN IMMEDIATE').run();
      for (const { work } of writes) {
        const outcome = attempt(work);
        outcomes.push(outcome);
        // On a full disk SQLite may have rolled back everything, the writes before this one included.
        if ('error' in outcome && !this.#connection.isTransaction) return outcome;
        if (this.#writtenLength >= maxGroupLength) break;
      }
      this.prepare('COMMIT').run();
      return null;
    } catch (error) {
      if (this.#connection.isOpen && this.#connection.isTransaction) this.prepare('ROLLBACK').run();
      return { error };
    }
  }
}

function attempt(work: () => unknown): Outcome {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}

function completeWrites(writes: readonly Write[], outcomes: readonly Outcome[]): void {
  for (const [index, outcome] of outcomes.entries()) {
    if ('error' in outcome) writes[index]?.reject(asStoreError(outcome.error));
    else writes[index]?.resolve(outcome.value);
  }
}
