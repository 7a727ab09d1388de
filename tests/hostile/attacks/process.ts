import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { coursesRoutes } from '../../../gateway/rest/courses.routes.ts';
import type { Attack } from '../attack.ts';
import { makeLargeDatabase } from '../support/large-database.ts';
import { startByNpm } from '../support/npm-start.ts';
import { peakMemoryMb } from '../support/process-cost.ts';
import { startProduct } from '../support/product.ts';
import { signUpInstructor } from '../support/visitor.ts';

const run = promisify(execFile);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const draft = coursesRoutes.find(({ path }) => path === '/api/drafts')?.example;

/** Saves drafts from changing addresses until the server is gone. Adds the IDs of the saved drafts to `acknowledged`. */
async function saveUntilGone(url: string, lane: string, acknowledged: string[]): Promise<void> {
  try {
    for (let turn = 0; ; turn += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `${lane}.${turn % 250}` };
      const reply = await fetch(`${url}/api/drafts`, {
        method: 'POST',
        headers,
        body: JSON.stringify(draft),
      });
      const { _id: id } = (await reply.json()) as { _id: string };
      if (reply.status !== 201) throw new Error(`A draft was refused with ${reply.status}.`);
      acknowledged.push(id);
    }
  } catch (error) {
    // The server was killed, and the connection broke. The write in progress was not acknowledged.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

const killedServer: Attack = {
  name: 'process-killed-server-comes-back',
  goal: 'after 3 kill -9 under load: back within 20 s each, 0 acknowledged writes lost',
  run: async (context) => {
    const product = await startByNpm(context);
    await product.ready(1);
    const acknowledged: string[] = [];
    let slowestMs = 0;
    for (let round = 1; round <= 3; round += 1) {
      const lanes = [1, 2, 3, 4].map((lane) => `10.${round}.${lane}`);
      const saving = lanes.map((lane) => saveUntilGone(product.url, lane, acknowledged));
      const expectedCount = acknowledged.length + 40;
      while (acknowledged.length < expectedCount) await wait(5);
      process.kill(await product.serverId(), 'SIGKILL');
      const started = performance.now();
      await Promise.all(saving);
      await product.ready(round + 1);
      slowestMs = Math.max(slowestMs, performance.now() - started);
    }
    const found = await Promise.all(
      acknowledged.map(async (id) => (await fetch(`${product.url}/api/drafts/${id}`)).status),
    );
    const lost = found.filter((status) => status !== 200).length;
    return {
      figure: `back after ${seconds(slowestMs)} at the slowest, ${lost} of ${acknowledged.length} lost`,
      holds: slowestMs <= 20_000 && lost === 0,
    };
  },
};

/** Drops the database files from the cache of the operating system, so that they are read from disk, as after a reboot. */
async function forgetCached(folder: string): Promise<void> {
  for (const name of ['markwise.sqlite', 'markwise.sqlite-wal']) {
    const file = `if=${join(folder, name)}`;
    await run('sync', ['-f', join(folder, name)]);
    await run('dd', [file, 'iflag=nocache', 'count=0']);
  }
}

const largeDatabase: Attack = {
  name: 'process-large-database-start',
  goal: 'an 850 MB database with a 364 MB log: ready within 20 s and 400 MB',
  run: async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'markwise-hostile-'));
    context.onEnd(() => rm(folder, { recursive: true, force: true }));
    const { databaseMb, logMb } = await makeLargeDatabase(folder, { databaseMb: 850, logMb: 364 });
    if (databaseMb < 850 || logMb < 364)
      throw new Error(`Only ${databaseMb} MB and ${logMb} MB were written.`);
    await forgetCached(folder);
    const started = performance.now();
    const product = await startByNpm(context, folder);
    await product.ready(1);
    const ms = performance.now() - started;
    const memoryMb = await peakMemoryMb(await product.serverId());
    const { status } = await fetch(`${product.url}/readyz`);
    return {
      figure: `ready after ${seconds(ms)} with ${Math.round(memoryMb)} MB (database ${databaseMb} MB, log ${logMb} MB)`,
      holds: ms <= 20_000 && memoryMb <= 400 && status === 200,
    };
  },
};

const boundary = 'X';
const formBytes = 5.9 * 1024 * 1024;
const repeatToFormSize = (text: string) => text.repeat(Math.floor(formBytes / text.length));

/** Forms of almost maximum size. Each is expensive for a parser that does not stop early. */
const bombs: Readonly<Record<string, string>> = {
  'empty parts': repeatToFormSize(`--${boundary}\r\n\r\n\r\n`),
  'parts without an end of headers': repeatToFormSize(`--${boundary}\r\na\r\n`),
  fields: repeatToFormSize(`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`),
  files: repeatToFormSize(
    `--${boundary}\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n`,
  ),
  'one part of headers': `--${boundary}\r\n${repeatToFormSize('a: b\r\n')}`,
  'almost a boundary': `--${boundary}\r\n\r\n${repeatToFormSize('\r\n--')}`,
};

const multipartBomb: Attack = {
  name: 'process-multipart-bomb',
  goal: 'each form of 5.9 MB is refused with 400 for less than 500 ms of CPU and 100 MB',
  run: async (context) => {
    const product = await startProduct(context);
    const teacher = await signUpInstructor(product, 'teacher@markwise.example');
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const send = (body: string) => teacher.send('/api/questions/import', { method: 'POST', headers, body });
    // The first form makes the server load code. It is not measured.
    await send('');
    const worst = { what: '', cpuMs: 0, memoryMb: 0 };
    for (const [what, body] of Object.entries(bombs)) {
      let status = 0;
      const cost = await product.cost(async () => ({ status } = await send(body)));
      if (status !== 400) throw new Error(`A form of ${what} was answered with ${status}.`);
      if (cost.cpuMs > worst.cpuMs) worst.what = what;
      worst.cpuMs = Math.max(worst.cpuMs, cost.cpuMs);
      worst.memoryMb = Math.max(worst.memoryMb, cost.memoryMb);
    }
    return {
      figure: `${worst.cpuMs} ms (${worst.what}), ${Math.round(worst.memoryMb)} MB`,
      holds: worst.cpuMs <= 500 && worst.memoryMb <= 100,
    };
  },
};

const json = 'content-type: application/json\r\ncontent-length: 100000';
const form = `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 100000`;

/** Parts of requests: the text that is sent first, and the text that is sent every second after that. */
const partialRequests: readonly (readonly [start: string, drop: string])[] = [
  ['', ''],
  ['POST /graphql HTTP/1.1\r\nhost: x\r\n', ''],
  ['GET / HTTP/1.1\r\nhost: x\r\nx-name: ', 'x'],
  [`POST /graphql HTTP/1.1\r\nhost: x\r\n${json}\r\n\r\n{"query":`, ''],
  [`POST /graphql HTTP/1.1\r\nhost: x\r\n${json}\r\n\r\n`, ' '],
  [`POST /api/drafts HTTP/1.1\r\nhost: x\r\n${json}\r\n\r\n{"course":`, ' '],
  [`POST /api/questions/import HTTP/1.1\r\nhost: x\r\n${form}\r\n\r\n--X\r\n`, 'x'],
];

/** Sends a part of a request. Resolves when the server closes the connection, with the milliseconds it was open. */
function sendPartial(port: number, [start, drop]: readonly [string, string]): Promise<number> {
  const started = performance.now();
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(start));
    const drip = setInterval(() => drop && socket.write(drop), 1000);
    // A client that is still writing gets an error when the server closes the connection.
    socket.on('error', () => undefined).resume();
    socket.once('close', () => {
      clearInterval(drip);
      resolve(performance.now() - started);
    });
  });
}

const halfSentRequests: Attack = {
  name: 'process-half-sent-requests',
  goal: '200 half-sent requests are all closed within 31 s, and others are served within 1 s until then',
  run: async (context) => {
    const product = await startProduct(context);
    const port = Number(new URL(product.url).port);
    const open = Array.from({ length: 200 }, (_, index) =>
      sendPartial(port, partialRequests[index % partialRequests.length] ?? ['', '']),
    );
    const over = new AbortController();
    const all = Promise.race([Promise.all(open), wait(45_000, [Infinity])]);
    void all.then(() => over.abort());
    let slowestMs = 0;
    while (!over.signal.aborted) {
      const requestStarted = performance.now();
      const { status } = await fetch(`${product.url}/api/course-templates`);
      if (status !== 200) throw new Error(`Somebody else was answered with ${status}.`);
      slowestMs = Math.max(slowestMs, performance.now() - requestStarted);
      await wait(500);
    }
    const longest = Math.max(...(await all));
    return {
      figure: `closed after ${seconds(longest)}, others served within ${Math.round(slowestMs)} ms`,
      holds: longest <= 31_000 && slowestMs <= 1000,
    };
  },
};

export const processAttacks: readonly Attack[] = [
  killedServer,
  largeDatabase,
  multipartBomb,
  halfSentRequests,
];
