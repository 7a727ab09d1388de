import { getConnInfo } from 'hono/aws-lambda';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { composeProduct, openLambdaStore } from './composition.ts';
import { readSettings } from './env.ts';
import { createGraphql } from './graphql/graphql.ts';
import { createLambdaHandler } from './lambda-handler.ts';

// Made once a container, outside the handler, so that warm calls find everything ready.
const settings = readSettings(process.env);
const store = await openLambdaStore(settings);
const log = pino({ level: 'warn' });
const { resolvers } = composeProduct(store);
const handler = createLambdaHandler(
  createApp({
    graphql: createGraphql(resolvers, log),
    log,
    pingStore: () => store.ping(),
    clientAddress: (context) => getConnInfo(context).remote.address ?? 'unknown',
    allowedOrigins: settings.allowedOrigins,
  }),
);

// Two functions, so that slow upstreams behind REST cannot use up what GraphQL may run at once.
export const graphql = handler;
export const api = handler;
