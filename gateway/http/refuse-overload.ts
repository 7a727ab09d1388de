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
 * True for requests that cost work. Health checks are always answered. Preflights and the site's files cost
 * almost nothing.
 */
export function isWork({ method, url }: IncomingMessage): boolean {
  return method !== 'OPTIONS' && (isGraphql(url) || url?.startsWith('/api/') === true);
}

/**
 * Answers 503 with the time to retry, in the form of the API that was called. Does not read the body. `headersOf`: common
 * headers by the request's origin.
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
