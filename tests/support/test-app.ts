import type { Logger } from '../../functions/platform/logger.ts';
import type { BlobStore } from '../../functions/platform/files/blob-store.ts';
import { memoryBlobStore } from '../../functions/platform/files/testing/memory-blob-store.ts';
import type { Store } from '../../functions/platform/store/store.ts';
import { ownFormats } from '../../functions/quizzes/exchange/formats.ts';
import { ownTextGenerator } from '../../functions/quizzes/generation/text-generator.ts';
import { testClock } from '../../functions/platform/testing/test-clock.ts';
import { randomUnder } from '../../functions/platform/random.ts';
import { randomOf } from '../../core/quizzes/seeded-random.ts';
import { createApp, type AppDependencies } from '../../gateway/app.ts';
import type { PasswordHasher } from '../../functions/platform/passwords/password-hasher.ts';
import { composeProduct, type ProductDependencies } from '../../gateway/composition.ts';
import { createGraphql } from '../../gateway/graphql/graphql.ts';
import { createIdentify } from '../../gateway/session/create-identify.ts';

export { testClock } from '../../functions/platform/testing/test-clock.ts';

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

/** A logger that records its lines for a test. */
export function recordingLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write = (level: LogLine['level']) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  return { log: { info: write('info'), warn: write('warn'), error: write('error') }, lines };
}

/** The store of tests that need none: every access to a collection fails. */
const noStore: Store = {
  collection: () =>
    new Proxy(Object.create(null), {
      get: () => () => Promise.reject(new Error('This test has no store.')),
    }),
  ping: async () => undefined,
  close: async () => undefined,
};

/** A generator of predictable IDs and secrets: id-1, id-2, … */
function idSequence(name: string): () => string {
  let last = 0;
  return () => `${name}-${(last += 1)}`;
}

/** A password hasher that costs no time. `asked.hashes`: number of hashes so far, including those of verifications. */
export function countingHasher(): PasswordHasher & { readonly asked: { hashes: number } } {
  const asked = { hashes: 0 };
  const countedHash = (password: string) => {
    asked.hashes += 1;
    return `hash of ${password}`;
  };
  return {
    asked,
    hash: async (password) => countedHash(password),
    verify: async (hash, password) => countedHash(password) === hash,
  };
}

export interface TestAppDependencies extends Partial<
  Omit<AppDependencies, 'graphql' | 'log'> & ProductDependencies
> {
  /** Replaces the resolvers of the composition. */
  readonly resolvers?: readonly object[];
  /** Replaces `createGraphql`, which runs the operations. */
  readonly runs?: typeof createGraphql;
  readonly store?: Store;
  readonly files?: BlobStore;
}

/** The app as the server composes it. Dependencies that are passed replace the defaults of the tests. */
export function testApp({
  store = noStore,
  files = memoryBlobStore(),
  resolvers,
  runs = createGraphql,
  ...replaced
}: TestAppDependencies = {}) {
  const { log, lines } = recordingLog();
  const dependencies = {
    clock: testClock(),
    newId: idSequence('id'),
    newSecret: idSequence('secret'),
    random: randomOf('test'),
    randomFor: randomUnder('a secret of 32 characters or so'),
    newCode: idSequence('CODE'),
    hasher: countingHasher(),
    formats: ownFormats,
    generator: ownTextGenerator,
    google: null,
    googleClientId: null,
    access: null,
    siteUrl: 'http://localhost:4000',
    hidesTakenAddresses: false,
    model: null,
    ...replaced,
  };
  const product = composeProduct({ store, files }, dependencies);
  const graphql = runs(resolvers ?? product.resolvers, log);
  const identify = createIdentify(product.identities, {
    ...dependencies,
    sessionSecret: 'a secret of 32 characters or so',
  });
  const app = createApp({
    graphql,
    log,
    pingStore: () => store.ping(),
    clientAddress: (context) => context.req.header('x-test-client') ?? '203.0.113.7',
    allowedOrigins: ['http://localhost:4000'],
    siteUrl: dependencies.siteUrl,
    identify,
    ...replaced,
  });
  return { app, lines, log, product, graphql, identify };
}
