import type { GraphQLSchema } from 'graphql';
import { randomOf } from '../../../core/quizzes/seeded-random.ts';
import { memoryBlobStore } from '../../../functions/platform/files/testing/memory-blob-store.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import type { Browser } from '../../support/browser.ts';
import { gateways, type Gateway, type GatewayReply, type GatewayRequest } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import type { Snapshot } from '../../support/rewindable-store.ts';
import { testApp, testClock } from '../../support/test-app.ts';
import { inhabit, type Known } from './inhabitants.ts';
import { keysIn, type Keys } from './keys.ts';
import type { Leak } from './leak.ts';
import type { World } from './questions.ts';
import { wrap } from '../../support/wrap.ts';
import { TrackedStore } from './tracked-store.ts';

/**
 * Who sends requests: ada, eve and cleo are students, ian is an instructor, the token is ada's. Cleo has handed in two
 * quizzes without answers, and practises the first. The other askers have handed in nothing.
 */
export const askers = ['ada', 'eve', 'cleo', 'ian', 'token', 'nobody'] as const;
export type Asker = (typeof askers)[number];

export interface Answer {
  readonly said: ReturnType<typeof comparableReply>;
  readonly mails: readonly string[];
}

/**
 * One of two worlds that differ only in answer keys, in the order in which authors wrote answers, and in the grades and the plan of
 * Bob, a student who sends no requests.
 */
export interface Twin {
  readonly schema: GraphQLSchema;
  readonly known: Known;
  readonly start: Snapshot;
  /** The active leak. */
  leak: Leak | null;
  /** `turn`: the number of the request, from which both worlds make the same IDs. */
  ask(asker: Asker, request: GatewayRequest, turn: number): Promise<Answer>;
}

const [gateway] = gateways as readonly [Gateway];

/** IDs and random numbers that depend only on the turn, and on how many were made in it. */
function chanceByTurn() {
  let [turn, last, random] = ['seed', 0, randomOf('seed')];
  return {
    newId: (): string => `${turn}-${(last += 1)}`,
    random: (): number => random(),
    begin: (name: string) => void ([turn, last, random] = [name, 0, randomOf(name)]),
  };
}

/** `seeded`: a leak that is already active while the world is created. */
export async function openTwin(inner: Store, world: World, seeded: Leak | null = null): Promise<Twin> {
  const state: { leak: Leak | null; keys: Keys } = { leak: seeded, keys: await keysIn(inner) };
  const store = new TrackedStore(inner, {
    read: (name, documents) => state.leak?.read?.(name, documents, state.keys) ?? documents,
    write: async (name, document) => state.leak?.write?.(name, document, await keysIn(inner)) ?? document,
  });
  const { newId, random, begin } = chanceByTurn();
  const clock = testClock();
  const files = memoryBlobStore();
  const parts = { store, files, clock, newId, random, newSecret: () => `secret-${newId()}` };
  const { product } = testApp(parts);
  await product.prepare();
  const leaking = (resolver: object) =>
    wrap(resolver, (operation, run) => async (...given) => {
      const answer = await run(...given);
      return state.leak?.result?.(operation, answer, state.keys, given) ?? answer;
    });
  const test = testApp({ ...parts, resolvers: product.resolvers.map(leaking) });
  const inhabited = { test, gateway, store, files, clock, newId, random };
  const { browsers, known } = await inhabit(inhabited, world);
  state.keys = await keysIn(inner);
  const byToken: Browser['send'] = (request) => {
    const authorization = `Bearer ${known.own.ada.things.secrets.write}`;
    return gateway.open(test.app)({ ...request, headers: { ...request.headers, authorization } });
  };
  const start = await store.all();
  await store.rewind(start);
  const send = (asker: Asker, request: GatewayRequest): Promise<GatewayReply> =>
    asker === 'token'
      ? byToken(request)
      : browsers[asker].withSameCookies(() => browsers[asker].send(request));
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
    ask: async (asker, request, turn) => {
      begin(`turn-${turn}`);
      const reply = await send(asker, request);
      const said = comparableReply(state.leak?.reply?.(request, reply, state.keys) ?? reply);
      return { said, mails: await store.rewind(start) };
    },
  };
}
