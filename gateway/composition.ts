import { systemClock, type Clock } from '../functions/core/clock.ts';
import { RateLimiter } from '../functions/core/limits/rate-limiter.ts';
import { randomId, type NewId } from '../functions/core/new-id.ts';
import type { Store } from '../functions/core/store/store.ts';
import { CourseTemplateResolver } from '../functions/courses/course-template.resolver.ts';
import { CourseTemplateService } from '../functions/courses/course-template.service.ts';
import { CourseTemplateStore } from '../functions/courses/course-template.store.ts';
import { DraftResolver } from '../functions/courses/draft.resolver.ts';
import { DraftService } from '../functions/courses/draft.service.ts';
import { DraftStore } from '../functions/courses/draft.store.ts';
import { PlannerResolver } from '../functions/planner/planner.resolver.ts';
import { PlannerService } from '../functions/planner/planner.service.ts';
import { SettingsError, type Settings } from './env.ts';

/** MongoDB where an address is set, else the embedded engine in DATA_DIR. A driver is loaded only when it is chosen. */
export async function openStore({ mongodbUri, dataDir }: Settings): Promise<Store> {
  if (mongodbUri) {
    const { openMongoStore } = await import('../functions/core/store/mongo.ts');
    return openMongoStore(mongodbUri);
  }
  const { openSqliteStore } = await import('../functions/core/store/sqlite.ts');
  return openSqliteStore(dataDir);
}

/** Connects when it is first used: a container starts, and the planner answers, while the database is away. */
export async function openLambdaStore({ mongodbUri }: Settings): Promise<Store> {
  if (mongodbUri === null) throw new SettingsError('MONGODB_URI is not set.');
  const { createMongoStore } = await import('../functions/core/store/mongo.ts');
  return createMongoStore(mongodbUri);
}

export interface Product {
  readonly resolvers: readonly object[];
  /** Declares what the store has to know before it is used. */
  prepare(): Promise<void>;
  /** Adds the demo world where there is nothing yet. */
  seedDemo(): Promise<void>;
  /** Removes what has expired: asked for now and then. */
  purge(): Promise<void>;
}

/** Every service and resolver on a store, made once. */
export function composeProduct(store: Store, clock: Clock = systemClock, newId: NewId = randomId): Product {
  const limiter = new RateLimiter(store, clock);
  const draftStore = new DraftStore(store);
  const drafts = new DraftService({ drafts: draftStore, limiter, clock, newId });
  const templates = new CourseTemplateService(new CourseTemplateStore(store));
  return {
    resolvers: [
      new PlannerResolver(new PlannerService()),
      new CourseTemplateResolver(templates),
      new DraftResolver(drafts),
    ],
    prepare: () => draftStore.declareIndexes(),
    seedDemo: () => templates.seedDemo(),
    purge: async () => {
      await Promise.all([drafts.purge(), limiter.purge()]);
    },
  };
}
