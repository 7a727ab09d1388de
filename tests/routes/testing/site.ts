import type { GraphQLSchema } from 'graphql';
import { randomOf } from '../../../core/quizzes/seeded-random.ts';
import { memoryBlobStore } from '../../../functions/platform/files/testing/memory-blob-store.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import type { Browser } from '../../support/browser.ts';
import type { Gateway } from '../../support/gateways.ts';
import { clientId, openIssuer } from '../../support/google.ts';
import { RewindableStore, type Snapshot } from '../../support/rewindable-store.ts';
import { testApp, testClock } from '../../support/test-app.ts';
import { createUsers, type RowValues, type Person } from './inhabitants.ts';

/** The credentials of /validate. */
export const access = { email: 'guest@markwise.example', password: 'open the door' } as const;

/** The product with users and their objects. */
export interface Site {
  readonly schema: GraphQLSchema;
  readonly start: Snapshot;
  readonly values: RowValues;
  browser(person: Person): Browser;
  /**
   * Runs `act` as a person. Returns its result (`answer`), and the documents after it (`after`). Then restores the
   * documents, the cookies and the generators of IDs.
   */
  runAndRewind<T>(
    person: Person,
    act: (browser: Browser) => Promise<T>,
  ): Promise<{ answer: T; after: Snapshot }>;
  close(): Promise<void>;
}

/** A generator of predictable IDs. `restart` goes back to the mark, so that it returns the same IDs again. */
function repeatableIds(name: string) {
  let last = 0;
  let mark = 0;
  return {
    // With leading zeros, so that sorting by text keeps their order.
    next: () => `${name}-${String((last += 1)).padStart(4, '0')}`,
    setMark: () => void (mark = last),
    restart: () => void (last = mark),
  };
}

/** A generator of random numbers. `restart` makes it return the same numbers again. */
function repeatableRandom() {
  let random = randomOf('place');
  return {
    next: () => random(),
    setMark: () => undefined,
    restart: () => void (random = randomOf('again')),
  };
}

export async function openSite(inner: Store, gateway: Gateway): Promise<Site> {
  const store = new RewindableStore(inner);
  const counters = {
    ids: repeatableIds('id'),
    secrets: repeatableIds('secret'),
    codes: repeatableIds('CODE'),
    random: repeatableRandom(),
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
  const { values, browsers } = await createUsers(test, gateway, { store, files, clock });
  const start = await store.snapshot();
  for (const counter of Object.values(counters)) counter.setMark();
  return {
    schema: test.graphql.schema,
    start,
    values: { ...values, googleToken: await issuer.sign(clock) },
    browser: (person) => browsers[person],
    runAndRewind: (person, act) =>
      browsers[person].withSameCookies(async () => {
        for (const counter of Object.values(counters)) counter.restart();
        let after: Snapshot | undefined;
        try {
          const answer = await act(browsers[person]);
          after = await store.snapshot();
          return { answer, after };
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
