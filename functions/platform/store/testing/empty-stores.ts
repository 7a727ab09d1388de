import { afterAll, onTestFinished } from 'vitest';
import type { Store } from '../store.ts';
import { ReusedStore } from './reused-store.ts';

export type Engine = 'embedded' | 'MongoDB';

/** Opens a store for the suite. The same name opens the same data. The suite closes each store that it opens. */
export interface OpenStore {
  (name?: string): Promise<Store>;
  /** Lends a test an empty store. The test does not close it. */
  readonly empty?: () => Promise<Store>;
  readonly engine?: Engine;
}

/**
 * Adds empty stores to a suite. After a test, its store is emptied and used for another test, because creating a
 * database with its indexes takes longer than most tests.
 */
export function withEmptyStores(engine: Engine, open: (name?: string) => Promise<Store>): OpenStore {
  const all: ReusedStore[] = [];
  const free: ReusedStore[] = [];
  afterAll(async () => {
    await Promise.all(all.map((store) => store.end()));
  });
  const create = async () => {
    const store = new ReusedStore(await open(`empty${all.length + 1}`));
    all.push(store);
    return store;
  };
  const empty = async () => {
    const store = free.pop() ?? (await create());
    onTestFinished(async () => {
      await store.empty();
      free.push(store);
    });
    return store;
  };
  return Object.assign((name?: string) => open(name), { empty, engine });
}
