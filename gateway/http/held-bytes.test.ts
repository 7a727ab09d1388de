import { once } from 'node:events';
import { createServer, get, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CountedMessage } from './counted-message.ts';
import { HeldBytes, holdReply } from './held-bytes.ts';

/** More than a connection buffers. */
const replyBytes = 20_000_000;
const reply = Buffer.alloc(replyBytes);

/**
 * A server that holds at most this many replies. It answers a request with a body when the body is complete. A
 * header names the client.
 */
async function startServer(replies: number): Promise<Server> {
  const held = new HeldBytes((replies + 0.5) * replyBytes);
  const server = createServer({ IncomingMessage: CountedMessage }, (request, response) => {
    held.watch(request, response, String(request.headers['x-client']));
    if (request.method === 'GET') response.end(reply);
    else request.resume().once('end', () => response.end());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  await once(server, 'listening');
  return server;
}

const target = (server: Server, client: string) => ({
  port: (server.address() as AddressInfo).port,
  host: '127.0.0.1',
  agent: false,
  headers: { 'x-client': client },
});

/** A reply whose body is not read yet. */
async function ask(server: Server, client = 'eve'): Promise<IncomingMessage> {
  const [response] = (await once(get(target(server, client)), 'response')) as [IncomingMessage];
  return response;
}

/** Begins a request with a body of `announced` bytes, or with a body of unknown length. */
async function begin(server: Server, client: string, announced?: number) {
  const { headers, ...where } = target(server, client);
  const length = announced === undefined ? {} : { 'content-length': announced };
  const request = send({ ...where, method: 'POST', headers: { ...headers, ...length } });
  onTestFinished(() => void request.destroy());
  const outcome = new Promise<'answered' | 'cut'>((resolve) => {
    request.once('response', () => resolve('answered')).on('error', () => resolve('cut'));
  });
  request.flushHeaders();
  const [arriving] = (await once(server, 'request')) as [IncomingMessage];
  /** Resolves when this many more bytes have arrived. */
  const more = (bytes: number) =>
    new Promise<void>((resolve) => {
      let left = bytes;
      const count = (part: Buffer) => {
        left -= part.length;
        if (left > 0) return;
        arriving.off('data', count);
        resolve();
      };
      arriving.on('data', count).once('close', resolve);
      request.write(Buffer.alloc(bytes));
    });
  return { outcome, more };
}

/** How many bytes of a reply can be read, and whether it is cut off. */
async function read(response: IncomingMessage): Promise<{ bytes: number; isCut: boolean }> {
  let bytes = 0;
  try {
    for await (const chunk of response) bytes += (chunk as Buffer).length;
  } catch {
    return { bytes, isCut: true };
  }
  return { bytes, isCut: false };
}

const whole = { bytes: replyBytes, isCut: false };

describe('replies that nobody reads', () => {
  it('are kept while there are few', async () => {
    const server = await startServer(3);
    const replies = [await ask(server), await ask(server)];
    expect(await Promise.all(replies.map(read))).toEqual([whole, whole]);
  });

  it('are cut off if there are too many, the longest waiting first', async () => {
    const server = await startServer(2);
    const replies = [await ask(server), await ask(server), await ask(server), await ask(server)];
    const [first, second, third, fourth] = await Promise.all(replies.map(read));
    expect([first?.isCut, second?.isCut]).toEqual([true, true]);
    expect([third, fourth]).toEqual([whole, whole]);
  });

  it('don’t affect another client that has waited longer', async () => {
    const server = await startServer(2);
    const slow = await ask(server, 'ada');
    const replies = [await ask(server), await ask(server), await ask(server)];
    const [first, second, third] = await Promise.all(replies.map(read));
    expect([first?.isCut, second?.isCut, third?.isCut]).toEqual([true, true, false]);
    expect(await read(slow)).toEqual(whole);
  });

  it('don’t count once they are read', async () => {
    const server = await startServer(2);
    for (let count = 0; count < 5; count += 1) expect(await read(await ask(server))).toEqual(whole);
  });
});

it('bodies count together with replies, for their sender', async () => {
  const server = await startServer(2);
  const slow = await ask(server, 'ada');
  const first = await begin(server, 'eve', replyBytes + 1);
  await first.more(replyBytes);
  const second = await begin(server, 'eve', replyBytes + 1);
  await second.more(replyBytes);
  expect(await first.outcome).toBe('cut');
  expect(await read(slow)).toEqual(whole);
});

it('announced bytes that are not sent don’t count', async () => {
  const server = await startServer(2);
  const slow = await ask(server, 'eve');
  const honest = await begin(server, 'eve', 2);
  await honest.more(1);
  const lie = await begin(server, 'eve', 900_000_000_000);
  await lie.more(1);
  await honest.more(1);
  expect(await honest.outcome).toBe('answered');
  expect(await read(slow)).toEqual(whole);
});

it('cuts off the longest idle bodies of the client that holds the most bytes', async () => {
  const server = await startServer(2);
  const moving = await begin(server, 'eve', replyBytes);
  await moving.more(replyBytes / 2);
  const waiting = await begin(server, 'eve', replyBytes + 1);
  await waiting.more(replyBytes);
  await moving.more(1);
  const next = await begin(server, 'eve', replyBytes);
  await next.more(replyBytes);
  await moving.more(replyBytes / 2 - 1);
  expect(await Promise.all([waiting, moving, next].map(({ outcome }) => outcome))).toEqual([
    'cut',
    'answered',
    'answered',
  ]);
});

it('cuts off idle clients if many hold little each, not the active one that has sent the most', async () => {
  const server = await startServer(2);
  const bytes = replyBytes / 10;
  const waiting = [];
  for (let count = 0; count < 25; count += 1) {
    const body = await begin(server, `client ${count}`, bytes + 1);
    await body.more(bytes);
    waiting.push(body);
  }
  const honest = await begin(server, 'ada', bytes + 2);
  await honest.more(bytes + 1);
  expect(await waiting[0]?.outcome).toBe('cut');
  await honest.more(1);
  expect(await honest.outcome).toBe('answered');
});

it('a reply counts while it is built, and building stops when it is cut off', async () => {
  const held = new HeldBytes(replyBytes);
  const built: boolean[] = [];
  const server = createServer({ IncomingMessage: CountedMessage }, (request, response) => {
    held.watch(request, response, 'eve');
    built.push(holdReply(request, replyBytes / 2), holdReply(request, 2 * replyBytes));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  await expect(once(get(target(server, 'eve')), 'response')).rejects.toThrow('socket hang up');
  expect(built).toEqual([true, false]);
});

it('bodies of unknown length count with the bytes that have arrived', async () => {
  const server = await startServer(2);
  const slow = await ask(server, 'ada');
  const first = await begin(server, 'eve');
  await first.more(replyBytes);
  const second = await begin(server, 'eve');
  await second.more(replyBytes);
  expect(await first.outcome).toBe('cut');
  expect(await read(slow)).toEqual(whole);
});
