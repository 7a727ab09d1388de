import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { CountedMessage, fragmentedCode } from './counted-message.ts';
import { HeldBytes } from './held-bytes.ts';

/** Milliseconds for a whole request, from its first byte or from the connection on. */
const requestPatienceMs = 30_000;
/** Interval at which Node.js looks for late requests, as a share of the timeout. */
const checkShare = 1 / 240;

interface Refusal {
  readonly status: string;
  readonly message: string;
}

const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: `The request took too long to arrive. Send it within ${requestPatienceMs / 1000} seconds.`,
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The address and the headers of the request are too long. Maximum 16 KB.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Payload Too Large',
    message: 'The extensions of the chunks are too long. Maximum 16 KB.',
  },
  [fragmentedCode]: {
    status: '413 Payload Too Large',
    message: 'The body is split into too many parts. Send it in larger ones.',
  },
};

const invalidHttp: Refusal = { status: '400 Bad Request', message: 'The request is not valid HTTP.' };

/** The response to a request that never reaches the app, in REST's form: the message as plain text. */
function refusalText({ status, message }: Refusal): string {
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Content-Type: text/plain; charset=UTF-8',
    `Content-Length: ${Buffer.byteLength(message)}`,
    '',
    message,
  ].join('\r\n');
}

/** True if a part of the response was sent: the client would not understand a second response. */
function hasBegun(answer: ServerResponse | undefined): boolean {
  return answer?.headersSent === true && !(answer.writableFinished && answer.req.complete);
}

export interface HttpServerOptions {
  /** Shorter in tests. */
  readonly patienceMs?: number;
  /** The client's address, as the app determines it. */
  readonly clientAddress?: (request: IncomingMessage) => string;
}

/**
 * Node's server with a timeout: a request that is not complete after 30 seconds gets 408, and its connection is
 * closed. Sending bytes in between gives the client no more time.
 * A connection can have one request at a time. It is closed if the client sends a request before it has received the
 * previous reply. No browser or proxy does that, and the waiting replies could fill the memory.
 */
export function createHttpServer(
  listener: RequestListener,
  {
    patienceMs = requestPatienceMs,
    clientAddress = ({ socket }) => socket.remoteAddress ?? '',
  }: HttpServerOptions = {},
): Server {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const held = new HeldBytes();
  const server = createServer({
    IncomingMessage: CountedMessage,
    requestTimeout: patienceMs,
    headersTimeout: patienceMs,
    connectionsCheckingInterval: Math.ceil(patienceMs * checkShare),
  });
  return (
    server
      .on('request', (request, response) => {
        if (answers.get(request.socket)?.writableFinished === false) return void request.socket.destroy();
        answers.set(request.socket, response);
        request.onFragmented = (error) => server.emit('clientError', error, request.socket);
        held.watch(request, response, clientAddress(request));
        listener(request, response);
      })
      // Node.js refuses unknown expectations with 417. HTTP lets servers ignore the header.
      .on('checkExpectation', (request, response) => server.emit('request', request, response))
      .on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
        if (code === 'ECONNRESET' || !socket.writable || hasBegun(answers.get(socket)))
          return void socket.destroy();
        socket.end(refusalText(refusals[code ?? ''] ?? invalidHttp), () => void socket.destroy());
      })
  );
}
