import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { UnreadReplies } from './unread-replies.ts';

/** More than a connection takes by itself. */
const replyBytes = 20_000_000;
const reply = Buffer.alloc(replyBytes);

/** A server of which so many replies may wait, with their headers. */
async function given(replies: number): Promise<Server> {
  const unread = new UnreadReplies((replies + 0.5) * replyBytes);
  const server = createServer((_request, response) => {
    unread.watch(response);
    response.end(reply);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  await once(server, 'listening');
  return server;
}

/** A reply whose body is not read yet. */
async function ask(server: Server): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
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

  it('do not count once they are read', async () => {
    const server = await given(2);
    for (let count = 0; count < 5; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await read(await ask(server))).toEqual(whole);
  });
});
