import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from './create-server.ts';
import { readMultipart, type Form } from './read-multipart.ts';

const boundary = 'X-BOUNDARY';

function part(head: string, body: string | Uint8Array): Buffer {
  const headers = `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  return Buffer.concat([Buffer.from(headers), Buffer.from(body), Buffer.from('\r\n')]);
}

const end = Buffer.from(`--${boundary}--\r\n`);

function read(body: Uint8Array, type = `multipart/form-data; boundary=${boundary}`): Promise<Form> {
  const headers = { 'content-type': type };
  return readMultipart(
    new Request('http://localhost/', { method: 'POST', headers, body: Buffer.from(body) }),
  );
}

async function code(body: Promise<unknown>): Promise<unknown> {
  const error: unknown = await body.then(
    () => null,
    (cause: unknown) => cause,
  );
  return error !== null && typeof error === 'object' && 'extensions' in error
    ? (error.extensions as { code: string }).code
    : error;
}

const whole = Buffer.concat([
  part('name="quizData"', '{"title":"Limits"}'),
  part('name="files"; filename="Größe.txt"', 'some\r\n--X-BOUND text'),
  part('name="empty"', ''),
  end,
]);

describe('a form', () => {
  it('is read with its fields and files in order', async () => {
    const { fields, files } = await read(whole);
    expect(fields).toEqual([
      ['quizData', '{"title":"Limits"}'],
      ['empty', ''],
    ]);
    expect(files.map(({ field, name, content }) => [field, name, Buffer.from(content).toString()])).toEqual([
      ['files', 'Größe.txt', 'some\r\n--X-BOUND text'],
    ]);
  });

  it('is read as browsers send it', async () => {
    const form = new FormData();
    form.append('files', new Blob([Buffer.from([0, 255, 13, 10])]), 'ü"1".bin');
    form.append('isPublished', 'true');
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const { fields, files } = await readMultipart(request);
    expect(fields).toEqual([['isPublished', 'true']]);
    expect(files).toEqual([
      { field: 'files', name: expect.stringMatching(/^ü/), content: Buffer.from([0, 255, 13, 10]) },
    ]);
  });

  it('is read up to the twentieth header of a part', async () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, at) => `X-Header-${at}: x\r\n`).join('');
    const named = (before: number) =>
      Buffer.from(
        `--${boundary}\r\n${others(before)}Content-Disposition: form-data; name="x"\r\n\r\ntext\r\n`,
      );
    expect((await read(Buffer.concat([named(19), end]))).fields).toEqual([['x', 'text']]);
    const later = await read(Buffer.concat([named(20), part('name="y"', 'read'), end]));
    expect(later.fields).toEqual([['y', 'read']]);
  });

  it('is refused as broken wherever it is cut', async () => {
    for (let length = 0; length < whole.length - 4; length += 1)
      expect(await code(read(whole.subarray(0, length))), `${length} bytes`).toBe('BAD_USER_INPUT');
  });

  it('is either read or refused as broken if any byte of it changes', async () => {
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x15;
      expect([undefined, null, 'BAD_USER_INPUT'], `byte ${at}`).toContain(await code(read(changed)));
    }
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=other'])(
    'is refused as broken if its type is %s',
    async (type) => expect(await code(read(whole, type))).toBe('BAD_USER_INPUT'),
  );

  it.each([
    ['a file', part('name="files"; filename="a.txt"', Buffer.alloc(4 * 1024 * 1024 + 1))],
    ['a text', part('name="quizData"', Buffer.alloc(2 * 1024 * 1024 + 1, 'x'))],
  ])('is refused as too large if %s in it is too large', async (_what, large) => {
    expect(await code(read(Buffer.concat([large, end])))).toBe('PAYLOAD_TOO_LARGE');
  });

  it.each([
    ['files', 'name="files"; filename="a.txt"', 11],
    ['fields', 'name="a"', 21],
  ])('has a maximum number of %s', async (_what, head, count) => {
    const parts = Array.from({ length: count }, () => part(head, 'x'));
    expect(await code(read(Buffer.concat([...parts, end])))).toBe('BAD_USER_INPUT');
    expect((await read(Buffer.concat([...parts.slice(1), end]))).fields.length).toBeLessThan(21);
  });

  describe('is not read further after a limit', () => {
    /** Reads a form that is sent in 400 steps. Returns the refusal, and how many steps were read. */
    async function stepsOf(start: Buffer, more: (at: number) => Buffer) {
      let steps = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          steps += 1;
          controller.enqueue(steps === 1 ? start : more(steps));
          if (steps === 400) controller.close();
        },
      });
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const init = { method: 'POST', headers, body, duplex: 'half' };
      const request = new Request('http://localhost/', init);
      const refusal = await code(readMultipart(request));
      return { refusal, steps };
    }

    const tiny = Buffer.from(`--${boundary}\r\n\r\n\r\n`.repeat(700));
    const filler = Buffer.alloc(16 * 1024, 'x');

    it.each([
      ['parts', tiny, () => tiny, 'BAD_USER_INPUT'],
      ['files', Buffer.alloc(0), () => part('name="a"; filename="a"', filler), 'BAD_USER_INPUT'],
      ['fields', Buffer.alloc(0), () => part('name="a"', filler), 'BAD_USER_INPUT'],
    ] as const)('of %s', async (_what, start, more, expected) => {
      const { refusal, steps } = await stepsOf(start, more);
      expect(refusal).toBe(expected);
      expect(steps).toBeLessThan(40);
    });

    it('and is answered while its client still sends', async () => {
      const answering = getRequestListener(async (request) => {
        const refusal = await code(readMultipart(request));
        return new Response(String(refusal), { status: 400 });
      });
      const server = createHttpServer((request, response) => void answering(request, response)).listen(0);
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const headers = {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': 6_000_000,
      };
      const sending = httpRequest({ port, method: 'POST', headers });
      // Never completed: the response does not wait for the rest.
      sending.write(tiny);
      const [response] = (await once(sending, 'response')) as [IncomingMessage];
      expect(response.statusCode).toBe(400);
      expect(await text(response)).toBe('BAD_USER_INPUT');
      sending.on('error', () => undefined).destroy();
    });

    it('of file size', async () => {
      const head = part('name="a"; filename="a"', '').subarray(0, -2);
      const { refusal, steps } = await stepsOf(head, () => filler);
      expect(refusal).toBe('PAYLOAD_TOO_LARGE');
      expect(steps).toBeLessThan(4 * 64 + 20);
    });
  });

  it('is refused if a field is far too large, and is empty if its only part has no body', async () => {
    const large = part('name="a"', Buffer.alloc(5 * 1024 * 1024, 'x'));
    expect(await code(read(Buffer.concat([large, end])))).toBe('PAYLOAD_TOO_LARGE');
    const headers = Buffer.from(`--${boundary}\r\n${'X-Name: value\r\n'.repeat(100_000)}`);
    expect(await read(Buffer.concat([headers, end]))).toEqual({ fields: [], files: [] });
  });

  it('keeps a file of exactly the maximum size completely', async () => {
    const content = Buffer.alloc(4 * 1024 * 1024, 7);
    const { files } = await read(Buffer.concat([part('name="files"; filename="a.txt"', content), end]));
    expect(files[0]?.content).toHaveLength(content.length);
  });
});
