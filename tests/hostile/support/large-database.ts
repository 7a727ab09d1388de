import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { databaseFile } from '../../../functions/platform/store/sqlite-open.ts';
import { composeProduct, migrateStore, createProductDependencies } from '../../../gateway/composition.ts';
import { randomSecret } from '../../../functions/platform/secrets.ts';
import { readSettings } from '../../../gateway/env.ts';
import { openStorage } from '../../../gateway/server-storage.ts';

const megabyte = 1024 * 1024;

/** Sizes of the database file and its write-ahead log in MB. */
export interface LargeDatabase {
  readonly databaseMb: number;
  readonly logMb: number;
}

/** Creates the product's tables and indexes. The only document is the version of the stored data. */
async function makeTables(folder: string): Promise<void> {
  const settings = readSettings({ DATA_DIR: folder });
  const storage = await openStorage(settings);
  await migrateStore(storage.store);
  await composeProduct(
    storage,
    createProductDependencies(settings, {
      sessionSecret: randomSecret(),
      textWorker: new URL('none.ts', import.meta.url),
    }),
  ).prepare();
  await storage.store.close();
}

function sizeMb(path: string): number {
  return Math.round(statSync(path).size / megabyte);
}

/**
 * Fills a data folder like a server that was killed under load: with attempts and practice cards in the database, and
 * with a write-ahead log that was not checkpointed. `target`: the minimum sizes. Returns the measured sizes.
 */
export async function makeLargeDatabase(folder: string, target: LargeDatabase): Promise<LargeDatabase> {
  await makeTables(folder);
  const program = fileURLToPath(import.meta.url);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', program, folder, String(target.databaseMb), String(target.logMb)],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`The writer of the database ended with ${signal ?? code}.`);
  const file = join(folder, databaseFile);
  return { databaseMb: sizeMb(file), logMb: sizeMb(`${file}-wal`) };
}

/** The attempt with this number. `length`: characters of each of its ten answers. */
function attempt(number: number, length: number): object {
  const userId = `student-${number % 500}`;
  const quizId = `quiz-${number % 200}`;
  const ids = Array.from({ length: 10 }, (_, index) => `question-${number}-${index}`);
  const startedAt = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();
  return {
    _id: `attempt-${number}`,
    quizId,
    userId,
    takerName: `Student ${number % 500}`,
    takerEmail: `student-${number % 500}@example.edu`,
    kind: 'GRADED',
    creditMethod: 'PARTIAL',
    number,
    startedAt,
    dueAt: null,
    submittedAt: startedAt,
    items: ids.map((questionId) => ({
      questionId,
      versionId: questionId,
      points: 1,
      optionIds: [],
      matchOptionIds: [],
    })),
    responses: Object.fromEntries(ids.map((id) => [id, { text: 'An answer. '.repeat(length / 11) }])),
    results: Object.fromEntries(ids.map((id) => [id, { share: 1, feedback: '' }])),
    isScored: true,
    toGradeCount: 0,
    revision: 1,
    slot: `${quizId}:${userId}:GRADED:${number}`,
  };
}

function card(number: number): object {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();
  return {
    _id: `card-${number}`,
    userId: `student-${number % 500}`,
    questionId: `question-${number}`,
    dueAt: at,
  };
}

class Writer {
  readonly #database: DatabaseSync;
  readonly #attempts: StatementSync;
  readonly #cards: StatementSync;
  #count = 0;

  constructor(readonly file: string) {
    this.#database = new DatabaseSync(file);
    // The data need not survive a power cut, and the log has to reach the requested size.
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0');
    this.#attempts = this.#database.prepare('INSERT INTO "quizAttempts" (_id, doc) VALUES (?, ?)');
    this.#cards = this.#database.prepare('INSERT INTO "practiceCards" (_id, doc) VALUES (?, ?)');
  }

  /** Adds attempts and cards until the file at `path` has this size. Each 50th attempt is large. */
  fill(path: string, sizeInMb: number): void {
    while (statSync(path).size < sizeInMb * megabyte) this.#transaction();
  }

  checkpoint(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  #transaction(): void {
    this.#database.exec('BEGIN');
    for (let index = 0; index < 200; index += 1) {
      this.#count += 1;
      this.#insert(this.#attempts, attempt(this.#count, this.#count % 50 === 0 ? 55_000 : 220));
      this.#insert(this.#cards, card(this.#count));
    }
    this.#database.exec('COMMIT');
  }

  #insert(statement: StatementSync, document: object): void {
    const { _id: id } = document as { _id: string };
    statement.run(id, JSON.stringify(document));
  }
}

// The writer runs in a separate process, because only a killed process leaves its log behind.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder = '', databaseMb = '', logMb = ''] = process.argv;
  const file = join(folder, databaseFile);
  const writer = new Writer(file);
  // Checkpoints in steps, so that the database grows and the log does not.
  while (sizeMb(file) < Number(databaseMb)) {
    writer.fill(`${file}-wal`, 100);
    writer.checkpoint();
  }
  writer.fill(`${file}-wal`, Number(logMb));
  process.kill(process.pid, 'SIGKILL');
}
