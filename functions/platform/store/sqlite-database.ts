import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { ParsedDocuments } from './parsed-documents.ts';
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

/** Maximum prepared statements. Rarely reached, because SQL texts depend on the form of filters, not on their values. */
const maxStatements = 500;

/**
 * Maximum characters of documents in one transaction, and in the queue of waiting writes. A single document
 * may be larger.
 */
const maxGroupLength = 8 * 1024 * 1024;

/**
 * One connection with its prepared statements and its queue of writes. Group commit: writes of the same turn of
 * the event loop share one transaction, and so one sync to the disk. Each write is acknowledged after that sync. A
 * write changes the database in at most one statement. If the statement fails, SQLite rolls back only this statement,
 * so the other writes of the transaction are not affected. Memory and SQLite's log stay within a few megabytes, even if
 * much is written in a turn: a transaction ends after 8 MB, and its writes are acknowledged and released before the
 * next transaction begins.
 */
export class SqliteDatabase {
  /** Documents that reads returned before. */
  readonly parsedDocuments = new ParsedDocuments();
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #turns = new SqliteTurns();
  #waiting: Write[] = [];
  #waitingLength = 0;
  #isScheduled = false;
  /** Characters written in the open transaction. */
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

  /** Runs a read in steps. If it takes long, other work runs between the steps. */
  read<T>(work: StepsOf<T>): Promise<T> {
    return this.#turns.run(work);
  }

  /**
   * Runs `work` inside a transaction, after this turn of the event loop, and resolves when its write is on the disk. If
   * 8 MB are waiting, it runs immediately. `work` can read, and writes with one call of `put`. It may run again if the
   * commit fails. `length`: characters that `work` keeps in memory.
   */
  write<T>(work: () => T, length = 0): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, length, resolve: (value) => resolve(value as T), reject });
      this.#waitingLength += length;
      if (this.#waitingLength >= maxGroupLength) this.flush();
      else this.#schedule();
    });
  }

  /** Runs a statement with a document's JSON and ID as parameters. Each `work` can call it once. */
  put(sql: string, text: string, id: string): void {
    this.#writtenLength += text.length;
    this.prepare(sql).run(text, id);
  }

  /** Commits all waiting writes. */
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
      // In another turn, so that the callers of these writes can release their memory first.
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  /** Commits the oldest waiting writes, as many as fit in one transaction. */
  #commitGroup(): void {
    const outcomes: Outcome[] = [];
    const failure = this.#transact(this.#waiting, outcomes);
    // If no transaction can begin, only the first write fails. The other writes are tried again.
    const group = this.#waiting.splice(0, Math.max(1, outcomes.length));
    for (const { length } of group) this.#waitingLength -= length;
    if (failure && group.length > 1) for (const write of group) this.#commitAlone(write);
    else completeWrites(group, failure ? [failure] : outcomes);
  }

  /** Runs one write of a transaction that failed. It may succeed in its own transaction. */
  #commitAlone(write: Write): void {
    const outcomes: Outcome[] = [];
    const failure = this.#transact([write], outcomes);
    completeWrites([write], failure ? [failure] : outcomes);
  }

  /**
   * Runs writes in a transaction, in order, until the limit is reached, and adds the outcome of each. Returns
   * null if the transaction is on the disk. Otherwise returns its error, and nothing is stored.
   */
  #transact(writes: readonly Write[], outcomes: Outcome[]): Failure | null {
    this.#writtenLength = 0;
    try {
      this.prepare('BEGIN IMMEDIATE').run();
      for (const { work } of writes) {
        const outcome = attempt(work);
        outcomes.push(outcome);
        // On a full disk SQLite may have rolled back everything, including the previous writes.
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
