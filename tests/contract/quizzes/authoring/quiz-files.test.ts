import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { day, minute } from '../../../../functions/platform/clock.ts';
import { openDiskBlobStore } from '../../../../functions/platform/files/disk-blob-store.ts';
import type { BlobStore } from '../../../../functions/platform/files/blob-store.ts';
import { fileLimits } from '../../../../functions/platform/files/file-rules.ts';
import type { FileRecord } from '../../../../functions/platform/files/file-record.store.ts';
import type { MongoStore } from '../../../../functions/platform/store/mongo.ts';
import type { Store } from '../../../../functions/platform/store/store.ts';
import {
  describeOnSqlite,
  type OpenStore,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { idOf } from '../../../support/accounts.ts';
import type { Browser } from '../../../support/browser.ts';
import { gateways, allGatewaysOn, type Gateway } from '../../../support/gateways.ts';
import { comparableReply, expectUnchanged } from '../../../support/expectations.ts';
import { nodeServer } from '../../../support/node-server.ts';
import { createQuiz, givenClass, quizData, quizIn, sendForm } from '../../../support/quizzes.ts';
import { useLimit } from '../../../support/use-limit.ts';

/** Number of aborted uploads, which the environment can raise. */
const uploads = Number(process.env['CUT_OFF_UPLOADS'] ?? 100);

// One test aborts `uploads` uploads, one after the other.
vi.setConfig({ testTimeout: 60_000 + uploads * 300 });

const pdf = (size = 20) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 1)]);
const file = (name: string, content: Uint8Array) => new File([Buffer.from(content)], name);
const json = JSON.stringify(quizData);

function isMongo(store: Store): store is MongoStore {
  return 'blobStore' in store;
}

/** A class whose files are stored as the server stores them. Storing fails while `state.isBroken` is true. */
function givenFiles(openStore: OpenStore, name: string) {
  return async (gateway: Gateway) => {
    const folder = mkdtempSync(join(tmpdir(), 'markwise-files-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const disk = await openDiskBlobStore(folder);
    let blobStore: BlobStore = disk;
    const state = { isBroken: false };
    const files: BlobStore = {
      put: async (id, content) => {
        await blobStore.put(id, content);
        if (state.isBroken) throw new Error('The disk is full.');
      },
      get: (id) => blobStore.get(id),
      remove: (id) => blobStore.remove(id),
    };
    const open: OpenStore = async (suffix) => {
      const store = await openStore(`${name}${suffix}`);
      if (isMongo(store)) blobStore = store.blobStore();
      return store;
    };
    const people = await givenClass(open, name)(gateway, { files });
    const records = () => people.test.store.collection<FileRecord>('files').find({}).toArray();
    return { ...people, state, files, folder, records };
  };
}

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  let stores = 0;
  const given = (gateway: Gateway) => givenFiles(openStore, `quizfiles${(stores += 1)}`)(gateway);

  describe.each(allGatewaysOn(openStore))('the files of a quiz over $name', (gateway) => {
    it('are uploaded with a form and returned byte for byte to users who can see the quiz', async () => {
      const { ivy, ada, nobody } = await given(gateway);
      const notes = Buffer.from('\uFEFFGrüße\r\n');
      const created = await sendForm(ivy, 'POST', '/api/quiz', [
        ['quizData', json],
        ['isPublished', 'true'],
        ['courseId', ''],
        ['files', file('../Größe "1".pdf', pdf(100_000))],
        ['files', file('notes.txt', notes)],
      ]);
      const quiz = quizIn(created);
      expect(quiz).toMatchObject({ isPublished: true, quizData: { questions: [{}, {}] } });
      expect(quiz.files).toMatchObject([
        { name: expect.stringMatching(/^Größe .*\.pdf$/), type: 'application/pdf', size: 100_009 },
        { name: 'notes.txt', type: 'text/plain', size: notes.length },
      ]);
      const [first, second] = quiz.files;
      for (const browser of [ivy, ada]) {
        const reply = await browser.get(first?.url ?? '');
        expect(reply.status).toBe(200);
        expect(Buffer.compare(reply.bytes, pdf(100_000))).toBe(0);
        expect(Buffer.compare((await browser.get(second?.url ?? '')).bytes, notes)).toBe(0);
        expect(Object.fromEntries(reply.headers)).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': expect.stringMatching(
            /^attachment; filename="Gr__e .*"; filename\*=UTF-8''Gr%C3%B6%C3%9Fe/,
          ),
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining('sandbox'),
          'cache-control': 'private, no-store',
        });
      }
      expect((await nobody.get(first?.url ?? '')).status).toBe(401);
      expect((await ada.get(`/api/quiz/${quiz.id}/files/no-such-id`)).status).toBe(404);
      await ivy.patch(`/api/quizMetaData/${quiz.id}`, { isPublished: false });
      const hidden = await ada.get(first?.url ?? '');
      expect(comparableReply(hidden)).toEqual(
        comparableReply(await ada.get('/api/quiz/no-such-id/files/no-such-id')),
      );
    });

    it('are added and removed by a form, and are deleted with their quiz', async () => {
      const { ivy, records, test } = await given(gateway);
      const { id } = await createQuiz(ivy);
      const path = `/api/quiz/${id}`;
      const add = (...entries: [string, string | File][]) => sendForm(ivy, 'PATCH', path, entries);
      const one = quizIn(await add(['files', file('a.pdf', pdf())], ['active', 'false']), 200);
      expect(one).toMatchObject({
        active: false,
        revision: 2,
        title: 'Limits',
        quizData: { questions: [{}, {}] },
      });
      const [stored] = one.files;
      const other = quizIn(
        await add(
          ['files', file('b.pdf', pdf())],
          ['removeFiles', stored?.id ?? ''],
          ['data', '{"title":"New"}'],
        ),
        200,
      );
      expect(other).toMatchObject({ title: 'New', files: [{ name: 'b.pdf' }] });
      expect((await ivy.get(stored?.url ?? '')).status).toBe(404);
      expect((await records()).map(({ _id }) => _id)).toEqual(other.files.map((each) => each.id));
      await ivy.patch(`/api/quizMetaData/${id}`, { deleted: true });
      test.clock.advance(30 * day);
      await test.product.purge();
      expect(await records()).toEqual([]);
    });

    it('are refused if they have a wrong type, are empty, too large or too many, and nothing is stored', async () => {
      const { ivy, records } = await given(gateway);
      const { id } = await createQuiz(ivy);
      const readState = async () => [
        (await ivy.get(`/api/quiz/${id}`)).text,
        (await ivy.get('/api/quiz/meta')).text,
        await records(),
      ];
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
      const cases: [File[], number, string][] = [
        [[file('a.svg', svg)], 400, 'files.0'],
        [[file('good.pdf', pdf()), file('a.png', svg)], 400, 'files.1'],
        [[file('a.html', Buffer.from('<!doctype html>'))], 400, 'files.0'],
        [[file('a.png', pdf())], 400, 'files.0'],
        [[file('a.txt', new Uint8Array())], 400, 'files.0: The file is empty.'],
        [[file('a.pdf', pdf(4 * 1024 * 1024))], 413, '4 MB'],
        [Array.from({ length: 11 }, () => file('a.pdf', pdf())), 400, 'too many files'],
      ];
      await expectUnchanged(readState, async () => {
        for (const [files, status, message] of cases) {
          const entries = files.map((each) => ['files', each] as const);
          for (const reply of [
            await sendForm(ivy, 'POST', '/api/quiz', [['quizData', json], ...entries]),
            await sendForm(ivy, 'PATCH', `/api/quiz/${id}`, [['active', 'false'], ...entries]),
          ]) {
            expect(reply.status, reply.text).toBe(status);
            expect(reply.text).toContain(message);
          }
        }
        for (const [name, value] of [
          ['quizData', '{'],
          ['isPublished', 'maybe'],
          ['owner', 'me'],
        ] as const) {
          const reply = await sendForm(ivy, 'POST', '/api/quiz', [
            ['quizData', json],
            [name, value],
          ]);
          expect(reply.status, reply.text).toBe(400);
        }
      });
    });

    it('are refused from another site, whatever the form contains', async () => {
      const { ivy, records } = await given(gateway);
      const form = new Response(new FormData());
      const reply = await ivy.send({
        method: 'POST',
        path: '/api/quiz',
        headers: { origin: 'https://evil.example', 'content-type': form.headers.get('content-type') ?? '' },
        body: '--x--',
      });
      expect(reply.status).toBe(403);
      expect(await records()).toEqual([]);
    });

    it('are not stored, nor questions that were sent with them, if one file cannot be stored', async () => {
      const { ivy, state, records, test, folder } = await given(gateway);
      const { id } = await createQuiz(ivy);
      state.isBroken = true;
      const readState = async () => [
        (await ivy.get(`/api/quiz/${id}`)).text,
        (await ivy.get('/api/quiz/all-question')).text,
        (await ivy.get('/api/quiz/meta')).text,
      ];
      await expectUnchanged(readState, async () => {
        const files = ['files', file('a.pdf', pdf())] as const;
        const data = JSON.stringify({
          questions: [{ question: 'New?', answers: ['a', 'b'], correctAnswer: [1] }],
        });
        expect((await sendForm(ivy, 'POST', '/api/quiz', [['quizData', json], files])).status).toBe(500);
        expect((await sendForm(ivy, 'PATCH', `/api/quiz/${id}`, [['data', data], files])).status).toBe(500);
      });
      expect(await records()).toEqual([]);
      expect(await test.store.collection('quizWrites').find({}).toArray()).toEqual([]);
      expect(readdirSync(join(folder, 'kept'))).toEqual([]);
    });
  });

  it('are limited by the account’s quota, and a refused file leaves nothing behind', async () => {
    const [gateway] = gateways as readonly [Gateway];
    const { ivy, jon, test, records, folder } = await given(gateway);
    const room = 2 * 1024 * 1024;
    const createdAt = test.clock.now().toISOString();
    const taken = { ownerId: await idOf(ivy), size: fileLimits.quota - room, createdAt };
    await test.store.collection<FileRecord>('files').insertOne({ _id: 'taken', ...taken });
    const send = (author: Browser, size: number) =>
      sendForm(author, 'POST', '/api/quiz', [
        ['quizData', json],
        ['files', file('a.pdf', pdf(size))],
      ]);
    const refused = await send(ivy, room);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('An account has at most 200 MB of files. Remove some first.');
    expect((await records()).map(({ _id }) => _id)).toEqual(['taken']);
    expect((await ivy.get('/api/quiz/meta')).text).toBe('[]');
    expect([...readdirSync(join(folder, 'kept')), ...readdirSync(join(folder, 'incoming'))]).toEqual([]);
    // Each file fits alone, but both together do not: at most one upload is accepted.
    const both = await Promise.all([send(ivy, room * 0.6), send(ivy, room * 0.6)]);
    expect(both.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    const sizes = (await records()).filter(({ ownerId }) => ownerId === taken.ownerId);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(fileLimits.quota);
    expect((await send(jon, room)).status).toBe(201);
  });

  it('are sent at most 120 times an hour, and a refused form changes nothing', async () => {
    const [gateway] = gateways as readonly [Gateway];
    const { ivy, test, records } = await given(gateway);
    const send = () =>
      sendForm(ivy, 'POST', '/api/quiz', [
        ['quizData', json],
        ['files', file('a.pdf', pdf())],
      ]);
    const { id } = quizIn(await send());
    await useLimit(test.store, { name: 'quiz-files', user: await idOf(ivy), times: 118 });
    expect((await send()).status).toBe(201);
    const readState = async () => [(await ivy.get('/api/quiz/meta')).text, await records()];
    await expectUnchanged(readState, async () => {
      expect((await send()).status).toBe(429);
      const more = [['files', file('b.pdf', pdf())]] as const;
      expect((await sendForm(ivy, 'PATCH', `/api/quiz/${id}`, more)).status).toBe(429);
    });
    // A form without files is not counted.
    expect((await sendForm(ivy, 'PATCH', `/api/quiz/${id}`, [['active', 'false']])).status).toBe(200);
    test.clock.advance(60 * minute);
    expect((await send()).status).toBe(201);
  });

  it(`leave nothing behind if ${uploads} uploads are aborted`, async () => {
    const [gateway] = gateways as readonly [Gateway];
    const { ivy, test, files, records, folder } = await given(gateway);
    const server = await nodeServer({ store: test.store, files, clock: test.clock });
    const cookie = [...ivy.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const beginning =
      `POST /api/quiz HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost:4000\r\ncookie: ${cookie}\r\n` +
      'content-type: multipart/form-data; boundary=X\r\ncontent-length: 100000\r\n\r\n' +
      '--X\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    for (let upload = 0; upload < uploads; upload += 1) {
      const socket = connect(server.port, '127.0.0.1');
      const opened = server.connections.opened();
      // A third of the uploads end in the headers of the form's part, and the others in the content of the file.
      socket.write(upload % 3 === 0 ? beginning.slice(0, -20) : beginning + ' '.repeat(upload * 10));
      await opened;
      socket.destroy();
      await server.connections.closed(upload + 1);
    }
    expect(await records()).toEqual([]);
    expect(await test.store.collection('quizWrites').countDocuments({})).toBe(0);
    expect((await ivy.get('/api/quiz/meta')).text).toBe('[]');
    expect([...readdirSync(join(folder, 'kept')), ...readdirSync(join(folder, 'incoming'))]).toEqual([]);
    expect(server.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
};

describeOnSqlite('quiz files', suite);
