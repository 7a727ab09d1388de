import type { GraphQLSchema } from 'graphql';
import { randomOf } from '../../../core/quizzes/seeded-random.ts';
import { memoryBlobStore } from '../../../functions/platform/files/testing/memory-blob-store.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import type { Browser } from '../../support/browser.ts';
import { clientId, openIssuer } from '../../support/google.ts';
import { RewindableStore, type Snapshot } from '../../support/rewindable-store.ts';
import { testApp, testClock } from '../../support/test-app.ts';
import { inhabit, type Named, type Person } from './inhabitants.ts';

/** The credentials of /validate. */
export const access = { email: 'guest@markwise.example', password: 'open the door' } as const;

/** The product on a store with users and their objects. */
export interface Site {
  readonly schema: GraphQLSchema;
  readonly start: Snapshot;
  readonly its: Named;
  browser(person: Person): Browser;
  /** Returns the response of `act`, and all documents after it. Then restores everything, including IDs and cookies. */
  attempt<T>(person: Person, act: (browser: Browser) => Promise<T>): Promise<{ answer: T; left: Snapshot }>;
  close(): Promise<void>;
}

/** Predictable IDs that can be repeated. */
function replayable(name: string) {
  let last = 0;
  let mark = 0;
  return {
    // With leading zeros, so that sorting by text keeps their order.
    next: () => `${name}-${String((last += 1)).padStart(4, '0')}`,
    setMark: () => void (mark = last),
    again: () => void (last = mark),
  };
}

/** Random numbers that can be repeated. */
function replayableRandom() {
  let random = randomOf('place');
  return {
    next: () => random(),
    setMark: () => undefined,
    again: () => void (random = randomOf('again')),
  };
}

export async function openSite(inner: Store): Promise<Site> {
  const store = new RewindableStore(inner);
  const counters = {
    ids: replayable('id'),
    secrets: replayable('secret'),
    codes: replayable('CODE'),
    random: replayableRandom(),
  };
  const clock = testClock();
  const files = memoryBlobStore();
  const issuer = await openIssuer();
  const test = testApp({
    store,
    files,
    clock,
    access,
    newId: counters.ids.next,
    newSecret: counters.secrets.next,
    newCode: counters.codes.next,
    random: counters.random.next,
    google: issuer.identityAt(clock),
    googleClientId: clientId,
  });
  await test.product.prepare();
  const { its, browsers } = await inhabit(test, { store, files, clock });
  const start = await store.snapshot();
  for (const counter of Object.values(counters)) counter.setMark();
  return {
    schema: test.graphql.schema,
    start,
    its: { ...its, googleToken: await issuer.sign(clock) },
    browser: (person) => browsers[person],
    attempt: (person, act) =>
      browsers[person].withSameCookies(async () => {
        for (const counter of Object.values(counters)) counter.again();
        let left: Snapshot | undefined;
        try {
          const answer = await act(browsers[person]);
          left = await store.snapshot();
          return { answer, left };
        } finally {
          await store.rewind(start);
        }
      }),
    close: async () => {
      await issuer.close();
      await store.close();
    },
  };
}
