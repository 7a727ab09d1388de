import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nodeServer } from '../../tests/support/node-server.ts';

const patienceMs = 400;
const json = 'content-type: application/json';
const form = 'content-type: multipart/form-data; boundary=X';
// More bytes than any of these tests sends.
const incomplete = 'content-length: 1000';
const chunked = 'transfer-encoding: chunked';

function open(port: number): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.setEncoding('utf8').on('data', (data: string) => (text += data));
  // A connection that is closed while the client still writes ends with an error.
  socket.on('error', () => undefined);
  // Not `once`: it fails if there was an error before the close.
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  socket.on('close', () => resolve(text));
  return { socket, answer };
}

function request(path: string, headers: readonly string[], body = ''): string {
  return `POST ${path} HTTP/1.1\r\n${['host: x', ...headers].join('\r\n')}\r\n\r\n${body}`;
}

const halves: readonly (readonly [what: string, text: string])[] = [
  ['nothing', ''],
  ['half of its headers', 'POST /graphql HTTP/1.1\r\nhost: x\r\n'],
  ['half of a body for GraphQL', request('/graphql', [json, incomplete], '{"query":')],
  [
    'half of a body for GraphQL from a page',
    request('/graphql', [json, incomplete, 'origin: http://localhost:4000'], '{'),
  ],
  ['half of a body for REST', request('/api/grade-plan', [json, incomplete], '{"course":')],
  ['half of a body in chunks', request('/api/grade-plan', [json, chunked], '3\r\n{"c\r\n')],
  ['half of a form', request('/api/quiz', [form, chunked], '3\r\n--X\r\n')],
];

describe('an incomplete request', () => {
  it.each(halves)('is answered with 408 and its connection closed: %s', async (_what, text) => {
    const { port, lines, ask } = await nodeServer({}, {}, patienceMs);
    const { socket, answer } = open(port);
    socket.write(text);
    expect((await ask({ path: '/healthz' })).status).toBe(200);
    const [head = '', message] = (await answer).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(head).toContain('Connection: close');
    expect(head).toContain('Content-Type: text/plain; charset=UTF-8');
    expect(message).toBe('The request took too long to arrive. Send it within 30 seconds.');
    expect((await ask({ path: '/healthz' })).status).toBe(200);
    expect(lines).toEqual([]);
  });

  it.each([
    ['of its headers', 'POST /graphql HTTP/1.1\r\nhost: x\r\nx-name: ', 'x'],
    ['of its body', request('/graphql', [json, incomplete]), ' '],
    ['of a body in chunks', request('/api/grade-plan', [json, chunked]), '1\r\n \r\n'],
  ])('does not get more time by sending byte by byte: %s', async (_what, start, next) => {
    const { port } = await nodeServer({}, {}, patienceMs);
    const { socket, answer } = open(port);
    socket.write(start);
    const timer = setInterval(() => socket.write(next), patienceMs / 20);
    onTestFinished(() => clearInterval(timer));
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is one of 100 that do not delay a complete request, and are closed', async () => {
    const { port, ask, connections } = await nodeServer({}, {}, patienceMs);
    const opened = Array.from({ length: 100 }, () => open(port));
    for (const { socket } of opened) socket.write(request('/graphql', [json, incomplete], '{'));
    await connections.opened();
    expect((await ask({ path: '/healthz' })).status).toBe(200);
    const answers = await Promise.all(opened.map(({ answer }) => answer));
    expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 408 '))).toEqual([]);
  });
});

describe('invalid HTTP is refused in plain text, and its connection closed:', () => {
  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', '400 Bad Request', 'The request is not valid HTTP.'],
    [
      'an unknown method',
      'BREW / HTTP/1.1\r\nhost: x\r\n\r\n',
      '400 Bad Request',
      'The request is not valid HTTP.',
    ],
    [
      'a body of two lengths',
      request('/graphql', ['content-length: 1', 'content-length: 2'], 'xx'),
      '400 Bad Request',
      'The request is not valid HTTP.',
    ],
    [
      'a long address',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'The address and the headers of the request are too long. Maximum 16 KB.',
    ],
    [
      'a long header',
      request('/graphql', [`x-name: ${'x'.repeat(20_000)}`]),
      '431 Request Header Fields Too Large',
      'The address and the headers of the request are too long. Maximum 16 KB.',
    ],
    [
      'long extensions of a chunk',
      request('/api/grade-plan', [json, chunked], `1;${'x'.repeat(20_000)}\r\n \r\n`),
      '413 Payload Too Large',
      'The extensions of the chunks are too long. Maximum 16 KB.',
    ],
  ])('%s', async (_what, text, status, message) => {
    const { port, lines } = await nodeServer();
    const { socket, answer } = open(port);
    socket.write(text);
    const [head = '', body] = (await answer).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(head).toContain('X-Content-Type-Options: nosniff');
    expect(body).toBe(message);
    expect(lines).toEqual([]);
  });
});

describe('a request with an invalid address or host', () => {
  it.each([
    ['a host with a space', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n'],
    ['an address that is no path', 'GET nowhere HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ])('is refused with 400 in plain text: %s', async (_what, text) => {
    const { port, lines } = await nodeServer();
    const { socket, answer } = open(port);
    socket.write(text);
    const [head = '', body] = (await answer).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/content-type: text\/plain/i);
    expect(body).toMatch(/^The (?:request|address or the host of the request) is not valid/);
    expect(lines).toEqual([]);
  });
});

describe('a connection', () => {
  const get = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';

  it('can have any number of requests, one after the other', async () => {
    const { port } = await nodeServer();
    const { socket } = open(port);
    for (let count = 0; count < 3; count += 1) {
      socket.write(get);
      expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  it('is closed if a request is sent before the previous reply', async () => {
    const { port, ask } = await nodeServer();
    const { socket, answer } = open(port);
    socket.write(get.repeat(50));
    expect((await answer).split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(1);
    expect((await ask({ path: '/healthz' })).status).toBe(200);
  });
});

describe('a body in very many chunks', () => {
  const part = '1\r\n \r\n';

  it.each([
    ['GraphQL', '/graphql', json],
    ['REST', '/api/grade-plan', json],
    ['a form', '/api/quiz', form],
  ])('is refused before its end, and its connection closed: %s', async (_what, path, type) => {
    const { port, ask, lines } = await nodeServer();
    const { socket, answer } = open(port);
    socket.write(request(path, [type, chunked], part.repeat(20_000)));
    const [head = '', body] = (await answer).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/);
    expect(body).toBe('The body is split into too many parts. Send it in larger ones.');
    expect((await ask({ path: '/healthz' })).status).toBe(200);
    expect(lines).toEqual([]);
  });

  it('is refused if it arrives completely at once', async () => {
    const { port, ask, lines } = await nodeServer();
    const { socket, answer } = open(port);
    socket.write(request('/graphql', [json, chunked], `${part.repeat(2_000)}0\r\n\r\n`));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    expect((await ask({ path: '/healthz' })).status).toBe(200);
    expect(lines).toEqual([]);
  });

  it.each([
    ['1,000 of one byte', ' '.repeat(1_000), 1],
    ['10,000 of 64 bytes', ' '.repeat(640_000), 64],
  ])('is read if the chunks are few or large: %s', async (_what, text, bytes) => {
    const { port } = await nodeServer();
    const { socket, answer } = open(port);
    const whole = `{"query":"{ __typename }"}`;
    const parts = [];
    for (let at = 0; at < text.length - 1; at += bytes)
      parts.push(`${bytes.toString(16)}\r\n${' '.repeat(bytes)}\r\n`);
    const body = `${parts.join('')}${whole.length.toString(16)}\r\n${whole}\r\n0\r\n\r\n`;
    socket.write(request('/graphql', [json, chunked, 'connection: close'], body));
    expect(await answer).toContain('{"data":{"__typename":"Query"}}');
  });
});

describe('an Expect header', () => {
  const whole = '{"query":"{ __typename }"}';
  const headers = [json, 'connection: close', `content-length: ${whole.length}`];

  it.each(['x', '200-ok'])('with an unknown value is ignored: %s', async (expectation) => {
    const { port } = await nodeServer();
    const { socket, answer } = open(port);
    socket.write(request('/graphql', [...headers, `expect: ${expectation}`], whole));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*\{"data":\{"__typename":"Query"\}\}/);
  });
});
