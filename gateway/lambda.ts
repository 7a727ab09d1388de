import { pino } from 'pino';
import { createApp } from './app.ts';
import {
  composeProduct,
  openLambdaStorage,
  openMailTransport,
  createProductDependencies,
} from './composition.ts';
import { readSettings, SettingsError } from './env.ts';
import { createGraphql } from './graphql/graphql.ts';
import { lambdaClientAddress } from './http/client-address.ts';
import { createLambdaHandler } from './lambda-handler.ts';
import { maintain } from './maintain.ts';
import { createIdentify } from './session/create-identify.ts';

// All of this is created once per container, not per call.
const settings = readSettings(process.env);
const storage = openLambdaStorage(settings);
const log = pino({ level: 'warn' });
const { sessionSecret } = settings;
if (sessionSecret === null) throw new SettingsError('SESSION_SECRET is not set.');
const textWorker = new URL('../functions/quizzes/text-worker.ts', import.meta.url);
const dependencies = createProductDependencies(settings, { sessionSecret, textWorker });
const product = composeProduct(storage, dependencies);
const handler = createLambdaHandler(
  createApp({
    graphql: createGraphql(product.resolvers, log),
    log,
    pingStore: () => storage.store.ping(),
    clientAddress: lambdaClientAddress,
    allowedOrigins: settings.allowedOrigins,
    siteUrl: settings.siteUrl,
    identify: createIdentify(product.identities, { ...dependencies, sessionSecret }),
  }),
);

// Two functions, so that slow upstreams behind REST cannot use up GraphQL's concurrency.
export const graphql = handler;
export const api = handler;

// A Lambda's files are lost, so mails are not written to a folder: without a mail server they wait in the store.
const transport = settings.mailUrl === null ? null : openMailTransport(settings);

/** Sends due mails. Called on a schedule. */
export async function mail(): Promise<void> {
  if (transport) await product.outbox.deliver(transport, log);
  else log.warn({}, 'MAIL_URL is not set: mails are waiting');
}

/** Prepares the store, ensures the admin's account, and removes expired data. Called on a schedule. */
export const maintenance = (): Promise<void> => maintain(product, settings);
