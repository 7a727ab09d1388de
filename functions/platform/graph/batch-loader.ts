import DataLoader from 'dataloader';
import type { Actor } from '../actor.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import type { RequestContext } from '../request-context.ts';

/** Loads values by their keys. Keys without a value are missing in the result. */
type LoadAll<Value> = (keys: readonly string[], actor: Actor) => Promise<ReadonlyMap<string, Value>>;

/** The loaders of each request. Their key is the request's work budget, which all operations of the request share. */
const loadersOf = new WeakMap<WorkBudget, Map<object, DataLoader<string, unknown>>>();

/**
 * Loads the objects that an edge leads to. Each object of a list calls `load` with its key. All keys of a
 * request from the same turn of the event loop are loaded together, and each key once.
 */
export class BatchLoader<Value> {
  constructor(private readonly loadAll: LoadAll<Value>) {}

  /** Null if there is no value, or if nobody is signed in. */
  async load(context: RequestContext, key: string): Promise<Value | null> {
    const actor = await context.actor();
    return actor && this.of(context.work, actor).load(key);
  }

  private of(work: WorkBudget, actor: Actor): DataLoader<string, Value | null> {
    let loaders = loadersOf.get(work);
    if (!loaders) {
      loaders = new Map<object, DataLoader<string, unknown>>();
      loadersOf.set(work, loaders);
    }
    const known = loaders.get(this) as DataLoader<string, Value | null> | undefined;
    if (known) return known;
    const loader = new DataLoader<string, Value | null>(async (keys) => {
      const found = await this.loadAll(keys, actor);
      return keys.map((key) => found.get(key) ?? null);
    });
    loaders.set(this, loader);
    return loader;
  }
}

/** Makes the loaders of a request load again. A mutation calls it before it changes the data. */
export function forgetLoaded(work: WorkBudget): void {
  loadersOf.delete(work);
}
