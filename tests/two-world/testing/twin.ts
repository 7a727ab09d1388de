import type { GraphQLSchema } from 'graphql';
import { randomOf } from '../../../core/quizzes/seeded-random.ts';
import { memoryBlobStore } from '../../../functions/platform/files/testing/memory-blob-store.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import type { Browser } from '../../support/browser.ts';
import { gateways, type Gateway, type GatewayReply, type GatewayRequest } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import type { Snapshot } from '../../support/rewindable-store.ts';
import { testApp, testClock } from '../../support/test-app.ts';
import { createUsers, type KnownValues } from './inhabitants.ts';
import { keysIn, type Keys } from './keys.ts';
import type { Leak } from './leak.ts';
import type { World } from './questions.ts';
import { wrap } from '../../support/wrap.ts';
import { TrackedStore } from './tracked-store.ts';

/**
 * The people who send requests: ada, eve and cleo are students, ian is an instructor, token is an API token of Ada.
 * Cleo has handed in two quizzes without answers, and practises the first. The others have handed in nothing.
 */
export const callers = ['ada', 'eve', 'cleo', 'ian', 'token', 'nobody'] as const;
export type Caller = (typeof callers)[number];

export interface Answer {
  readonly reply: ReturnType<typeof comparableReply>;
  readonly mails: readonly string[];
}

/**
 * One of two worlds that differ only in answer keys, in the order in which authors wrote answers, and in the grades and the plan of
 * Bob, a student who sends no requests.
 */
export interface Twin {
  readonly schema: GraphQLSchema;
  readonly known: KnownValues;
  readonly start: Snapshot;
  /** The planted leak that is active. Null if there is none. */
  leak: Leak | null;
  /** Sends a request. `turn`: its number. Both worlds derive the same IDs and random numbers from it. */
  send(caller: Caller, request: GatewayRequest, turn: number): Promise<Answer>;
}

const [gateway] = gateways as readonly [Gateway];

/** Generators of IDs and random numbers. The values depend only on the turn, and on how many the turn has used. */
function generatorsByTurn() {
  let [turn, last, random] = ['seed', 0, randomOf('seed')];
  return {
    newId: (): string => `${turn}-${(last += 1)}`,
    random: (): number => random(),
    begin: (name: string) => void ([turn, last, random] = [name, 0, randomOf(name)]),
  };
}

/** Creates a world. `planted`: a leak that is already active while the world is created. */
export async function openTwin(inner: Store, world: World, planted: Leak | null = null): Promise<Twin> {
  const state: { leak: Leak | null; keys: Keys } = { leak: planted, keys: await keysIn(inner) };
  const store = new TrackedStore(inner, {
    read: (name, documents) => state.leak?.read?.(name, documents, state.keys) ?? documents,
    write: async (name, document) => state.leak?.write?.(name, document, await keysIn(inner)) ?? document,
  });
  const { newId, random, begin } = generatorsByTurn();
  const clock = testClock();
  const files = memoryBlobStore();
  const parts = { store, files, clock, newId, random, newSecret: () => `secret-${newId()}` };
  const { product } = testApp(parts);
  await product.prepare();
  const withLeak = (resolver: object) =>
    wrap(resolver, (operation, run) => async (...args) => {
      const answer = await run(...args);
      return state.leak?.result?.(operation, answer, state.keys, args) ?? answer;
    });
  const test = testApp({ ...parts, resolvers: product.resolvers.map(withLeak) });
  const inhabited = { test, gateway, store, files, clock, newId, random };
  const { browsers, known } = await createUsers(inhabited, world);
  state.keys = await keysIn(inner);
  const byToken: Browser['send'] = (request) => {
    const authorization = `Bearer ${known.own.ada.things.secrets.write}`;
    return gateway.open(test.app)({ ...request, headers: { ...request.headers, authorization } });
  };
  const start = await store.all();
  await store.rewind(start);
  const send = (caller: Caller, request: GatewayRequest): Promise<GatewayReply> =>
    caller === 'token'
      ? byToken(request)
      : browsers[caller].withSameCookies(() => browsers[caller].send(request));
  return {
    schema: test.graphql.schema,
    known,
    start,
    get leak() {
      return state.leak;
    },
    set leak(leak) {
      state.leak = leak;
    },
    send: async (caller, request, turn) => {
      begin(`turn-${turn}`);
      const sent = await send(caller, request);
      const reply = comparableReply(state.leak?.reply?.(request, sent, state.keys) ?? sent);
      return { reply, mails: await store.rewind(start) };
    },
  };
}
