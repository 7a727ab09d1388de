import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { isStoreDamage, StoreOpenError } from '../functions/platform/store/store-errors.ts';
import { createApp } from './app.ts';
import {
  composeProduct,
  migrateStore,
  openMailTransport,
  createProductDependencies,
  type Product,
} from './composition.ts';
import type { DemoAccount } from '../functions/accounts/index.ts';
import { readSettings, SettingsError, type Settings } from './env.ts';
import { createGraphql } from './graphql/graphql.ts';
import { Admission } from './http/admission.ts';
import { addressOf, nodeClientAddress } from './http/client-address.ts';
import { createHttpServer } from './http/create-server.ts';
import { createNodeListener } from './http/node-listener.ts';
import { postMails } from './post-mails.ts';
import { purgeHourly } from './purge-hourly.ts';
import { damageSentence, reportDamage } from './report-damage.ts';
import { createRestShortcuts } from './rest/rest-shortcuts.ts';
import { restRows } from './rest/routes.ts';
import { createIdentify } from './session/create-identify.ts';
import { loadOrCreateSecret } from './session/session-secret.ts';
import { createSitePages } from './site/site-pages.ts';
import { openStorage } from './server-storage.ts';

const textWorker = new URL('../functions/quizzes/text-worker.ts', import.meta.url);
// The server's working directory is the project's folder.
const siteFolder = join(process.cwd(), 'dist/site');
const log = pino({ level: 'warn' }, pino.destination(2));

/** Milliseconds for requests in progress to end when the server stops. */
const stopTimeoutMs = 10_000;

/** Resolves once the server listens. Rejects with one sentence if it cannot. */
function listen(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.listen(port, '0.0.0.0', () => resolve(server));
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken: stop what listens there, or set PORT to another.`,
        EACCES: `This user has no permission to open port ${port}: set PORT to a number above 1023.`,
      };
      reject(new SettingsError(reasons[cause.code ?? ''] ?? `Port ${port} cannot be opened.`, { cause }));
    });
  });
}

/**
 * Throws SettingsError if the port is taken. Called before the store is opened: usually another process of this server
 * has the port and the data folder, and the error would otherwise be about the folder.
 */
async function checkPort(port: number): Promise<void> {
  const server = await listen(createServer(), port);
  await new Promise((resolve) => server.close(resolve));
}

/** Prepares the store for the product. */
async function prepare(product: Product, { admin, demo, mongodbUri }: Settings): Promise<void> {
  await product.prepare();
  if (admin) {
    await product.ensureAdmin(admin);
    process.stdout.write(`Admin: ${admin.email}\n`);
  }
  if (demo ?? mongodbUri === null) await product.seedDemo(showAccounts);
}

/** Shows the passwords once, since the server stores only their hashes. */
function showAccounts(accounts: readonly DemoAccount[]): void {
  for (const { role, email, password } of accounts)
    process.stdout.write(`Demo ${role.toLowerCase()}: ${email} / ${password}\n`);
}

function stopOnSignals(server: Server, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    // A terminal sends its signal to this process and to its parent, which then sends it to this process again.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => server.closeAllConnections(), stopTimeoutMs).unref();
    server.close(() => void close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
  // The parent (`npm start`) was killed. If this server went on, the next one could use neither the port nor the data.
  process.on('disconnect', stop);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const site = createSitePages(siteFolder, settings.assetPrefix, settings.access !== null);
  await checkPort(settings.port);
  const storage = await openStorage(settings);
  const { store } = storage;
  await migrateStore(store);
  const sessionSecret = settings.sessionSecret ?? (await loadOrCreateSecret(settings.dataDir));
  const dependencies = createProductDependencies(settings, { sessionSecret, textWorker, readyProcesses: 2 });
  const product = composeProduct(storage, dependencies);
  await prepare(product, settings);
  const graphql = createGraphql(product.resolvers, log);
  const identify = createIdentify(product.identities, { ...dependencies, sessionSecret });
  const app = createApp({
    graphql,
    log,
    pingStore: () => store.ping(),
    clientAddress: nodeClientAddress(settings.trustedProxies),
    allowedOrigins: settings.allowedOrigins,
    siteUrl: settings.siteUrl,
    identify,
    site,
  });
  const clientAddress = (request: IncomingMessage) => addressOf(request, settings.trustedProxies);
  const listener = await createNodeListener({
    app,
    fastLane: graphql.fastLane,
    restShortcuts: createRestShortcuts(graphql.schema, restRows, graphql.execute),
    log,
    clientAddress,
    admission: new Admission(),
    allowedOrigins: settings.allowedOrigins,
    identify,
  });
  const server = await listen(createHttpServer(listener, { clientAddress }), settings.port);
  const post = postMails(product.outbox, openMailTransport(settings), log);
  stopOnSignals(server, async () => {
    await post.stop();
    await store.close();
  });
  purgeHourly(product, log);
  process.stdout.write(`Markwise is at ${settings.siteUrl}\n`);
  process.send?.('ready');
  await reportDamage(storage.findDamage, log);
}

/** One sentence for the operator about an error that the operator can resolve. Null for other errors. */
function operatorMessage(error: unknown): string | null {
  if (error instanceof SettingsError || error instanceof StoreOpenError) return error.message;
  return isStoreDamage(error) ? damageSentence : null;
}

try {
  await start();
} catch (error) {
  const sentence = operatorMessage(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
