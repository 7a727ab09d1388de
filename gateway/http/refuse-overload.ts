import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorExtensions } from '../../functions/platform/errors.ts';

/** Seconds after which to retry. */
const retryAfter = 1;
const message = 'Too many requests are being answered right now. Try again in a second.';
const extensions: ErrorExtensions = { code: 'UNAVAILABLE', retryAfter };

const graphqlAnswer = {
  type: 'application/json; charset=utf-8',
  body: Buffer.from(JSON.stringify({ errors: [{ message, extensions }] })),
};
const restAnswer = { type: 'text/plain; charset=UTF-8', body: Buffer.from(message) };

function isGraphql(url: string | undefined): boolean {
  return url === '/graphql' || url?.startsWith('/graphql?') === true;
}

/**
 * Whether an overloaded server refuses the request: only calls of the APIs. Health checks always get an answer, and
 * preflights and the site's files cost almost nothing.
 */
export function canBeRefused({ method, url }: IncomingMessage): boolean {
  return method !== 'OPTIONS' && (isGraphql(url) || url?.startsWith('/api/') === true);
}

/**
 * Returns a function that answers a request with 503 and `Retry-After`, in the format of the called API, without reading
 * the body. `headersOf`: the headers of every response to this origin.
 */
export function createRefusal(headersOf: (origin: string | undefined) => readonly string[]) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { type, body } = isGraphql(request.url) ? graphqlAnswer : restAnswer;
    response.writeHead(503, [
      ...headersOf(request.headers.origin),
      'retry-after',
      String(retryAfter),
      'content-type',
      type,
      'content-length',
      String(body.length),
    ]);
    response.end(body);
  };
}
