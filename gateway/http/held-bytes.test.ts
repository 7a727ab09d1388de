import { once } from 'node:events';
import { createServer, get, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CountedMessage } from './counted-message.ts';
import { HeldBytes } from './held-bytes.ts';

/** More than a connection takes by itself. */
const replyBytes = 20_000_000;
const reply = Buffer.alloc(replyBytes);

/** A server that holds so many replies, with their headers. Callers say who they are. */
async function given(replies: number): Promise<Server> {
  const held = new HeldBytes((replies + 0.5) * replyBytes);
  const server = createServer({ IncomingMessage: CountedMessage }, (request, response) => {
    held.watch(request, response, String(request.headers['x-client']));
    if (request.method === 'GET') response.end(reply);
    else request.resume();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  await once(server, 'listening');
  return server;
}

const place = (server: Server, client: string) => ({
  port: (server.address() as AddressInfo).port,
  host: '127.0.0.1',
  agent: false,
  headers: { 'x-client': client },
});

/** A reply whose body is not read yet. */
async function ask(server: Server, client = 'eve'): Promise<IncomingMessage> {
  const [response] = (await once(get(place(server, client)), 'response')) as [IncomingMessage];
  return response;
}

/** Announces a body and sends none of it; `cut` resolves when the connection is cut. */
async function announce(server: Server, client: string, bytes: number) {
  const { headers, ...where } = place(server, client);
  const request = send({ ...where, method: 'POST', headers: { ...headers, 'content-length': bytes } });
  const cut = new Promise<void>((resolve) => request.on('error', () => resolve()));
  onTestFinished(() => void request.destroy());
  request.flushHeaders();
  await once(server, 'request');
  return { cut };
}

/** Sends much of a body without its length, and no end; `cut` resolves when the connection is cut. */
async function sendUnknown(server: Server, client: string) {
  const request = send({ ...place(server, client), method: 'POST' });
  const cut = new Promise<void>((resolve) => request.on('error', () => resolve()));
  onTestFinished(() => void request.destroy());
  const arrived = once(server, 'request');
  request.write(reply);
  await arrived;
  return { cut };
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
  it('wait as long as they are few', async () => {
    const server = await given(3);
    const replies = [await ask(server), await ask(server)];
    expect(await Promise.all(replies.map(read))).toEqual([whole, whole]);
  });

  it('are cut off where they are too many, those that have waited longest first', async () => {
    const server = await given(2);
    const replies = [await ask(server), await ask(server), await ask(server), await ask(server)];
    const [first, second, third, fourth] = await Promise.all(replies.map(read));
    expect([first?.isCut, second?.isCut]).toEqual([true, true]);
    expect([third, fourth]).toEqual([whole, whole]);
  });

  it('cost another client nothing who has waited longer', async () => {
    const server = await given(2);
    const slow = await ask(server, 'ada');
    const replies = [await ask(server), await ask(server), await ask(server)];
    const [first, second, third] = await Promise.all(replies.map(read));
    expect([first?.isCut, second?.isCut, third?.isCut]).toEqual([true, true, false]);
    expect(await read(slow)).toEqual(whole);
  });

  it('do not count once they are read', async () => {
    const server = await given(2);
    for (let count = 0; count < 5; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await read(await ask(server))).toEqual(whole);
  });
});

it('bodies that do not come count with the replies, for who announced them', async () => {
  const server = await given(2);
  const slow = await ask(server, 'ada');
  const first = await announce(server, 'eve', replyBytes);
  await announce(server, 'eve', replyBytes);
  await first.cut;
  expect(await read(slow)).toEqual(whole);
});

it('bodies that do not say how long they are count with what has come of them', async () => {
  const server = await given(2);
  const slow = await ask(server, 'ada');
  const first = await sendUnknown(server, 'eve');
  await sendUnknown(server, 'eve');
  await first.cut;
  expect(await read(slow)).toEqual(whole);
});
