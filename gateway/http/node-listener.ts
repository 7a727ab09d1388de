import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from '../../functions/platform/logger.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import { errorCatalogue } from '../../functions/platform/errors.ts';
import { toPublicError } from '../graphql/public-error.ts';
import type { Admission } from './admission.ts';
import { bodyLimitBytes } from './body-limit.ts';
import { hasLeft } from './client-left.ts';
import { commonHeaders, pairsOf } from './common-headers.ts';
import { negotiatedType, type FastLane } from '../graphql/fast/fast-lane.ts';
import { rememberParsedBody } from '../graphql/fast/parsed-bodies.ts';
import type { GatewayEnv } from './gateway-env.ts';
import type { IdentifyDependencies } from '../session/identify.ts';
import { SessionCaller } from '../session/session-caller.ts';
import { holdsOf } from './held-bytes.ts';
import { newRequestContext } from './new-request-context.ts';
import { createRefusal, canBeRefused } from './refuse-overload.ts';
import { toBody } from './reply-body.ts';

export interface NodeListenerDependencies {
  readonly app: Hono<GatewayEnv>;
  readonly fastLane: FastLane;
  readonly log: Logger;
  /** The client's address, as the app determines it. */
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly admission: Pick<Admission, 'admits'>;
  /** Browsers on these origins can read responses, and send their cookie. */
  readonly allowedOrigins: readonly string[];
  /** How a request identifies its client. */
  readonly identify: IdentifyDependencies;
}

/** True for GraphQL over POST that needs none of the app's middleware, only its headers. */
function isPlainGraphql({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    // Only the app reads API tokens.
    headers.authorization === undefined &&
    headers['content-encoding'] === undefined &&
    headers['content-type']?.startsWith('application/json') === true &&
    Number(headers['content-length']) <= bodyLimitBytes &&
    negotiatedType(headers.accept) !== null
  );
}

/**
 * Whether the app would accept the request's origin. A cookie needs an origin that is allowed, because a foreign page can
 * make a browser send it.
 */
function hasAllowedOrigin(
  { headers: { origin, cookie } }: IncomingMessage,
  allowed: ReadonlySet<string>,
): boolean {
  return origin === undefined ? cookie === undefined : allowed.has(origin);
}

/** Reads the body. Rejects if the client leaves. An async iterator would cost more than the rest of the listener. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
      .on('error', reject);
  });
}

function parseOrNull(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * The app on Node's own server, with one shortcut: an admitted GraphQL query is answered without creating a
 * Request and a Response. Everything else goes through the app. An overloaded server refuses requests first.
 */
export async function createNodeListener(dependencies: NodeListenerDependencies): Promise<RequestListener> {
  const { app, fastLane, log, admission, clientAddress, allowedOrigins, identify } = dependencies;
  const headersOf = await commonHeaders(app, allowedOrigins);
  const allowed = new Set(allowedOrigins);
  const throughApp = getRequestListener(app.fetch, {
    errorHandler: (error) => {
      const text = new Headers([
        ...pairsOf(headersOf(undefined)),
        ['content-type', 'text/plain; charset=UTF-8'],
      ]);
      if (error instanceof RequestError) {
        return new Response('The address or the host of the request is not valid.', {
          status: 400,
          headers: text,
        });
      }
      const { message } = toPublicError(error, newRequestContext({ log, client: '' }));
      return new Response(message, { status: 500, headers: text });
    },
  });
  const refuse = createRefusal(headersOf);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    caller: SessionCaller | null,
  ): Promise<void> {
    const body = await readBody(request);
    const value = parseOrNull(body);
    const text = await fastLane(value, context);
    if (text === null || caller?.needsApp) {
      // The app reports invalid JSON.
      if (value !== null) rememberParsedBody(request, value);
      // The stream has been read, so the app's listener takes the body from `rawBody`.
      await throughApp(Object.assign(request, { rawBody: body }), response);
      return;
    }
    reply(request, response, { status: 200, text });
  }

  function reply(
    request: IncomingMessage,
    response: ServerResponse,
    { status, text }: { status: number; text: string },
  ): void {
    const body = toBody(text);
    response.writeHead(status, [
      ...headersOf(request.headers.origin),
      'content-type',
      negotiatedType(request.headers.accept) ?? '',
      'content-length',
      String(Buffer.byteLength(body)),
    ]);
    response.end(body);
  }

  function fail(
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): void {
    if (hasLeft(request)) return;
    const failure = toPublicError(error, context);
    if (response.headersSent) return void response.destroy();
    const { status } = errorCatalogue[failure.extensions.code];
    reply(request, response, { status, text: JSON.stringify({ errors: [failure] }) });
  }

  return (request, response) => {
    if (canBeRefused(request) && !admission.admits()) return refuse(request, response);
    if (!isPlainGraphql(request) || !hasAllowedOrigin(request, allowed))
      return void throughApp(request, response);
    const { cookie } = request.headers;
    const caller = cookie === undefined ? null : new SessionCaller(cookie, identify);
    const details = { log, client: clientAddress(request), holds: holdsOf(request) };
    const context = newRequestContext(details, caller ?? undefined);
    answer(request, response, context, caller).catch((error: unknown) =>
      fail(error, request, response, context),
    );
  };
}
