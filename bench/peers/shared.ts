import type { IncomingHttpHeaders } from 'node:http';
import { pino } from 'pino';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import type { WithQueuedRequest } from '../../gateway/graphql/authorization.ts';
import { containerOf, type WithResolvers } from '../../gateway/graphql/resolver-container.ts';
import { contract } from '../../gateway/graphql/schema.ts';
import { newRequestContext } from '../../gateway/http/new-request-context.ts';
import { SessionCaller } from '../../gateway/session/session-caller.ts';
import { openProduct } from './product.ts';

// Every peer uses the GraphQL schema, resolvers, data and sessions of Markwise. Peers do not add limits.
const { product, identify } = await openProduct({ ...process.env, NODE_ENV: '' });
const resolvers = containerOf(product.resolvers);
const log = pino({ level: 'warn' }, pino.destination(2));
const queuedRequest = { start: () => Promise.resolve() };

export const schema = contract();

export const listenOn = { port: Number(process.env['PORT']), host: '127.0.0.1' };

/** The context of one request. The caller is loaded when a resolver first needs it. */
export function contextOf({
  cookie,
}: IncomingHttpHeaders): RequestContext & WithResolvers & WithQueuedRequest {
  const caller = cookie === undefined ? undefined : new SessionCaller(cookie, identify);
  return { ...newRequestContext({ log, client: '127.0.0.1' }, caller), resolvers, queuedRequest };
}
