import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openMongoStore } from '../store/mongo.ts';
import { describeOnMongo } from '../store/testing/store-suites.ts';
import { openDiskBlobStore } from './disk-blob-store.ts';
import type { BlobStore } from './blob-store.ts';
import { memoryBlobStore } from './testing/memory-blob-store.ts';

/** Larger than one chunk of GridFS. */
const content = Buffer.from(Array.from({ length: 700_000 }, (_, at) => at % 251));

function contract(open: () => Promise<BlobStore>): void {
  it('returns a file byte for byte', async () => {
    const files = await open();
    await files.put('some-id', content);
    expect(Buffer.compare((await files.get('some-id')) ?? Buffer.alloc(0), content)).toBe(0);
  });

  it('stores an empty file', async () => {
    const files = await open();
    await files.put('empty', new Uint8Array());
    expect(await files.get('empty')).toHaveLength(0);
  });

  it('returns null for other IDs, including paths', async () => {
    const files = await open();
    await files.put('some-id', content);
    for (const id of ['other', 'SOME-ID', '../some-id', '', '/etc/passwd', 'some-id\0'])
      expect(await files.get(id)).toBeNull();
  });

  it('stores a file under any ID', async () => {
    const files = await open();
    const ids = ['../../up', '/absolute', 'a\0b', 'ä', 'CON', '.', '..', 'x'.repeat(500)];
    for (const id of ids) await files.put(id, Buffer.from(id));
    for (const id of ids) expect(Buffer.from((await files.get(id)) ?? []).toString()).toBe(id);
  });

  it('removes a file, and does nothing if the file is missing', async () => {
    const files = await open();
    await files.put('gone', content);
    await files.put('stays', content);
    await files.remove('gone');
    await files.remove('gone');
    expect(await files.get('gone')).toBeNull();
    expect(await files.get('stays')).toHaveLength(content.length);
  });
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'markwise-files-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

describe('a blob store in memory', () => contract(async () => memoryBlobStore()));

describe('a blob store on disk', () => {
  contract(() => openDiskBlobStore(folder()));

  it('stores files under generated names, and leaves no incomplete file', async () => {
    const path = folder();
    const files = await openDiskBlobStore(path);
    await files.put('../../escape', content);
    expect(readdirSync(path).toSorted()).toEqual(['incoming', 'kept']);
    expect(readdirSync(join(path, 'incoming'))).toEqual([]);
    expect(readdirSync(join(path, 'kept'))).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('leaves nothing of a file that could not be stored', async () => {
    const path = folder();
    const files = await openDiskBlobStore(path);
    rmSync(join(path, 'kept'), { recursive: true });
    await expect(files.put('lost', content)).rejects.toThrow('ENOENT');
    expect(readdirSync(join(path, 'incoming'))).toEqual([]);
  });

  it('removes incomplete files after a crash, and keeps the others', async () => {
    const path = folder();
    await (await openDiskBlobStore(path)).put('kept', content);
    writeFileSync(join(path, 'incoming', 'half'), 'half of a');
    const files = await openDiskBlobStore(path);
    expect(readdirSync(join(path, 'incoming'))).toEqual([]);
    expect(await files.get('kept')).toHaveLength(content.length);
  });
});

await describeOnMongo('a blob store in GridFS', (_openStore, uri) => {
  const opened: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of opened) await close();
  });
  let storeCount = 0;
  const addressOf = (number: number) => uri.replace(/\/([^/?]+)(\?|$)/, `/$1-${number}$2`);
  const open = async () => {
    storeCount += 1;
    const store = await openMongoStore(addressOf(storeCount));
    const client = new MongoClient(addressOf(storeCount));
    opened.push(async () => {
      await client.db().dropDatabase();
      await client.close();
      await store.close();
    });
    return { files: store.blobStore(), database: client.db() };
  };

  contract(async () => (await open()).files);

  it('also removes the chunks of an aborted upload', async () => {
    const { files, database } = await open();
    await files.put('cut', content);
    await database.collection('fs.files').deleteMany({});
    expect(await files.get('cut')).toBeNull();
    await files.remove('cut');
    expect(await database.collection('fs.chunks').countDocuments()).toBe(0);
  });
});
