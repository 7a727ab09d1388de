import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { databaseFile } from './sqlite-open.ts';
import { openSqliteStore } from './sqlite.ts';
import type { StoredDocument } from './store.ts';

const writer = fileURLToPath(new URL('testing/crash-writer.ts', import.meta.url));
const rounds = 5;

/** Lets a process write until it has acknowledged some writes, kills it, and returns the acknowledged IDs. */
async function writeAndKill(folder: string, round: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, folder, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const id of createInterface(child.stdout)) {
    acknowledged.push(id);
    if (acknowledged.length === 200 + round * 37) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return acknowledged;
}

it('acknowledged writes survive kill -9 completely, and the database is intact', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'markwise-crash-'));
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) acknowledged.push(...(await writeAndKill(folder, round)));

  const store = await openSqliteStore(folder);
  const stored = await store.collection<StoredDocument & { body: string }>('notes').find({}).toArray();
  await store.close();
  const ids = new Set(stored.map(({ _id }) => _id));
  expect(acknowledged.length).toBeGreaterThan(rounds * 200);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(stored.filter(({ _id, body }) => body !== `${_id} `.repeat(50))).toEqual([]);

  const database = new DatabaseSync(join(folder, databaseFile));
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
  rmSync(folder, { recursive: true });
}, 30_000);
