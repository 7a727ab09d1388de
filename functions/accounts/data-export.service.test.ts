import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Actor } from '../platform/actor.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { testClock } from '../platform/testing/test-clock.ts';
import { DataExportService } from './data-export.service.ts';

const actorOf = (userId: string) => ({ userId, email: `${userId}@markwise.example` }) as Actor;
const ada = actorOf('ada');

/** The service with some data. `counted.used`: number of exports that count for the limit. */
function setUp(...kinds: readonly Pick<PersonalData, 'name' | 'read'>[]) {
  const counted = { used: 0 };
  const limiter = { use: async () => void (counted.used += 1) } as unknown as RateLimiter;
  const personalData = () => kinds.map((kind) => ({ ...kind, forget: async () => undefined }));
  return { counted, service: new DataExportService({ personalData, limiter, clock: testClock() }) };
}

/** Data whose read ends only when `finish` is called. */
function slowData() {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  return { finish: () => resolve([]), data: { name: 'slow', read: () => promise } };
}

const holds = () => true;
const unavailable = { extensions: { code: 'UNAVAILABLE', retryAfter: 5 } };

it('writes data that is read in chunks as one list', async () => {
  const listOf = (name: string, ...readInChunks: object[][]) => ({
    name,
    read: async function* () {
      yield* readInChunks;
    },
  });
  const { service } = setUp(
    listOf('none'),
    listOf('empty', []),
    listOf('some', [{ id: 1 }, { id: 2 }], [], [{ id: 3, deep: [{ text: 'é' }] }]),
  );
  const { content } = await service.export(ada, holds);
  const files = unzipSync(Buffer.from(content, 'base64'));
  const listIn = (name: string): unknown => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
  expect([listIn('none'), listIn('empty')]).toEqual([[], []]);
  expect(listIn('some')).toEqual([{ id: 1 }, { id: 2 }, { id: 3, deep: [{ text: 'é' }] }]);
});

it('reports the growing size of the archive, and stops reading when the connection is closed', async () => {
  const sizes: number[] = [];
  let read = 0;
  const { service } = setUp({
    name: 'endless',
    read: async function* () {
      for (;;) yield [{ at: (read += 1), noise: crypto.randomUUID().repeat(1_000) }];
    },
  });
  const exported = service.export(ada, (bytes) => sizes.push(bytes) < 20);
  await expect(exported).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
  expect(read).toBe(20);
  expect(sizes.at(-1)).toBeGreaterThan(sizes[0] ?? Infinity);
});

it('runs one export of an account at a time, and does not count refused exports', async () => {
  const { data, finish } = slowData();
  const { counted, service } = setUp(data);
  const first = service.export(ada, holds);
  await expect(service.export(ada, holds)).rejects.toMatchObject(unavailable);
  const other = service.export(actorOf('bob'), holds);
  finish();
  await Promise.all([first, other]);
  expect(counted.used).toBe(2);
  await expect(service.export(ada, holds)).resolves.toBeDefined();
});

it('runs two exports at a time, lets 20 wait, and refuses the rest', async () => {
  const { data, finish } = slowData();
  const { counted, service } = setUp(data);
  const running = Array.from({ length: 22 }, (_, at) => service.export(actorOf(`user ${at}`), holds));
  await new Promise(setImmediate);
  expect(counted.used).toBe(2);
  await expect(service.export(ada, holds)).rejects.toMatchObject(unavailable);
  finish();
  await Promise.all(running);
  await expect(service.export(ada, holds)).resolves.toBeDefined();
});
