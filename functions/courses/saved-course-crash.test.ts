import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqliteStore } from '../platform/store/sqlite.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';

const rounds = 200;
/** Number of databases that are tested at the same time. */
const databases = 4;

const folder = mkdtempSync(join(tmpdir(), 'markwise-course-crash-'));
const writer = join(folder, 'course-crash-writer.mjs');

// Bundled into one file, which starts in a tenth of a second. 200 starts of the whole server would take minutes.
beforeAll(() =>
  build({
    entryPoints: [fileURLToPath(new URL('testing/course-crash-writer.ts', import.meta.url))],
    outfile: writer,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Lets a process write until it has acknowledged `max` writes, and kills it. Sets the last acknowledged revision of
 * each course in `acknowledged`.
 */
async function writeAndKill(
  dataFolder: string,
  max: number,
  acknowledged: Map<string, number>,
): Promise<void> {
  const child = spawn(process.execPath, [writer, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let count = 0;
  for await (const line of createInterface(child.stdout)) {
    const [id = '', revision] = line.split(' ');
    acknowledged.set(id, Number(revision));
    count += 1;
    if (count === max) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

/** Kills writers of one database, checks the database, and returns the number of acknowledged courses. */
async function killAndCheck(database: number): Promise<number> {
  const dataFolder = join(folder, `database${database}`);
  const acknowledged = new Map<string, number>();
  for (let round = 0; round < rounds / databases; round += 1) {
    await writeAndKill(dataFolder, 1 + ((round * 7) % 30), acknowledged);
  }
  const store = await openSqliteStore(dataFolder);
  const courses = await store.collection<SavedCourseDocument>('courses').find({}).toArray();
  await store.close();
  const stored = new Map(courses.map((course) => [course._id, course.revision]));
  const lost = [...acknowledged].filter(([id, revision]) => (stored.get(id) ?? 0) < revision);
  expect(lost).toEqual([]);
  const torn = courses.filter(({ notes, revision }) => notes !== `${revision} `.repeat(500));
  expect(torn).toEqual([]);
  return acknowledged.size;
}

it('200 kills during saves lose no course and no acknowledged update', { timeout: 180_000 }, async () => {
  const sizes = await Promise.all(Array.from({ length: databases }, (_, at) => killAndCheck(at)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(rounds / databases);
});
