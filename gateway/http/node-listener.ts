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
import type { RestShortcut, RestShortcuts } from '../rest/rest-shortcuts.ts';
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
  readonly restShortcuts: RestShortcuts;
  readonly log: Logger;
  /** The client's address, as the app determines it. */
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly admission: Pick<Admission, 'admits'>;
  /** Browsers on these origins can read responses, and send their cookie. */
  readonly allowedOrigins: readonly string[];
  /** How a request identifies its client. */
  readonly identify: IdentifyDependencies;
}

/** True for a JSON body that needs none of the app's middleware. */
function hasPlainJson({ headers }: IncomingMessage): boolean {
  return (
    headers['content-encoding'] === undefined &&
    headers['content-type']?.startsWith('application/json') === true &&
    Number(headers['content-length']) <= bodyLimitBytes
  );
}

function hasNoBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
}

/** The content type of the reply to GraphQL over POST that needs none of the app's middleware. Null for others. */
function typeOfPlainGraphql(request: IncomingMessage): string | null {
  const { method, url, headers } = request;
  if (method !== 'POST' || url !== '/graphql' || !hasPlainJson(request)) return null;
  return negotiatedType(headers.accept);
}

/**
 * The shortcut for a REST request that needs none of the app's middleware. Undefined for others. Pages can send reads
 * from any origin, because the browser does not let a foreign page see the reply.
 */
function restShortcutOf(
  request: IncomingMessage,
  { find, allowed }: { readonly find: RestShortcuts; readonly allowed: ReadonlySet<string> },
): RestShortcut | undefined {
  const { method, url } = request;
  const shortcut = find(method, url);
  const isPlain =
    method === 'GET' ? hasNoBody(request) : hasPlainJson(request) && hasAllowedOrigin(request, allowed);
  return isPlain ? shortcut : undefined;
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

/** What answers a request without the app. */
interface Shortcut {
  /** Content type of the reply. */
  readonly type: string;
  /** Returns the reply, or null if the app has to answer. */
  readonly run: (body: unknown, context: RequestContext) => Promise<string | null>;
  readonly context: RequestContext;
  readonly caller: SessionCaller | null;
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
 * The app on Node's own server, with two shortcuts: admitted GraphQL queries, and REST routes that run a query and need
 * only JSON, are answered without creating a Request and a Response. Everything else goes through the app. An overloaded
 * server refuses requests first.
 */
export async function createNodeListener(dependencies: NodeListenerDependencies): Promise<RequestListener> {
  const { app, fastLane, restShortcuts, log, admission, clientAddress, allowedOrigins, identify } =
    dependencies;
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
    { type, run, context, caller }: Shortcut,
  ): Promise<void> {
    const body = request.method === 'GET' ? null : await readBody(request);
    const value = body === null ? undefined : parseOrNull(body);
    const text = await run(value, context);
    if (text !== null && !caller?.needsApp) return reply(request, response, { status: 200, type, text });
    // The app reports invalid JSON.
    if (value !== null && value !== undefined) rememberParsedBody(request, value);
    // The stream has been read, so the app's listener takes the body from `rawBody`.
    await throughApp(body === null ? request : Object.assign(request, { rawBody: body }), response);
  }

  function reply(
    request: IncomingMessage,
    response: ServerResponse,
    { status, type, text }: { status: number; type: string; text: string },
  ): void {
    const body = toBody(text);
    response.writeHead(status, [
      ...headersOf(request.headers.origin),
      'content-type',
      type,
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
    const type = negotiatedType(request.headers.accept) ?? '';
    reply(request, response, { status, type, text: JSON.stringify({ errors: [failure] }) });
  }

  /** How to answer a request without the app. Null if the app has to answer. */
  function shortcutFor(request: IncomingMessage): Pick<Shortcut, 'type' | 'run'> | null {
    // Only the app reads API tokens.
    if (request.headers.authorization !== undefined) return null;
    const run = restShortcutOf(request, { find: restShortcuts, allowed });
    if (run) return { type: 'application/json', run };
    const type = typeOfPlainGraphql(request);
    return type === null || !hasAllowedOrigin(request, allowed) ? null : { type, run: fastLane };
  }

  return (request, response) => {
    if (canBeRefused(request) && !admission.admits()) return refuse(request, response);
    const shortcut = shortcutFor(request);
    if (!shortcut) return void throughApp(request, response);
    const { cookie } = request.headers;
    const caller = cookie === undefined ? null : new SessionCaller(cookie, identify);
    const details = { log, client: clientAddress(request), holds: holdsOf(request) };
    const context = newRequestContext(details, caller ?? undefined);
    answer(request, response, { ...shortcut, context, caller }).catch((error: unknown) =>
      fail(error, request, response, context),
    );
  };
}
