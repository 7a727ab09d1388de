import { texts } from '../../core/texts.ts';
import type { Draft } from '../../schema/courses/draft.type.ts';
import { day, isoAfter, minute, type Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { NewId } from '../platform/new-id.ts';
import { checkCourseContent, type CourseContent, type UncheckedContent } from './course-content.ts';
import { toDraft } from './draft.mapper.ts';
import type { DraftBudget } from './draft-budget.ts';
import type { DraftStore } from './draft.store.ts';

export interface DraftServiceDependencies {
  readonly drafts: DraftStore;
  readonly limiter: RateLimiter;
  readonly budget: DraftBudget;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** How long a shared copy can be opened. */
const lifetime = 90 * day;

/**
 * Maximum size of all copies that one client address shares in a day. It is enough for about 100 usual
 * courses, or for two of the largest.
 */
const maxDailyBytes = 4_000_000;

const shareLimit = { name: 'share-draft', max: 20, windowMs: 60 * minute } as const;

/** Copies of courses that are shared by link. Nobody needs an account to share or open one. */
export class DraftService {
  constructor(private readonly dependencies: DraftServiceDependencies) {}

  /** Stores a copy. Throws RATE_LIMITED after 20 copies per hour, or 4 MB per day, from one client address. */
  async share(
    source: UncheckedContent,
    { client, work }: Pick<RequestContext, 'client' | 'work'>,
  ): Promise<Draft> {
    const { drafts, limiter, budget, clock, newId } = this.dependencies;
    const course: CourseContent = checkCourseContent(source, 'course', work);
    await limiter.use(shareLimit, client);
    await budget.spend(client, { bytes: Buffer.byteLength(JSON.stringify(course)), max: maxDailyBytes });
    const draft = {
      _id: newId(),
      course,
      createdAt: isoAfter(clock, 0),
      expiresAt: isoAfter(clock, lifetime),
    };
    await drafts.add(draft);
    return toDraft(draft);
  }

  /** Throws NOT_FOUND if there is no copy with this ID, or if it has expired. */
  async get(id: string): Promise<Draft> {
    const draft = await this.dependencies.drafts.find(id, isoAfter(this.dependencies.clock, 0));
    if (!draft) throw new AppError(texts.courseLoad.none, { code: 'NOT_FOUND' });
    return toDraft(draft);
  }

  async purge(): Promise<void> {
    const { drafts, budget, clock } = this.dependencies;
    await Promise.all([drafts.removeExpired(isoAfter(clock, 0)), budget.purge()]);
  }
}
