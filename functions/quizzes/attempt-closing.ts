import { isoAfter, type Clock } from '../core/clock.ts';
import { isHandedIn } from './attempt.policy.ts';
import type { AttemptDocument, AttemptStore, AttemptUpdate } from './attempt.store.ts';
import type { Grading } from './grading.ts';

export interface AttemptClosingParts {
  readonly attempts: AttemptStore;
  readonly grading: Grading;
  readonly clock: Clock;
}

/** Milliseconds that an answer may be on its way when time is up. */
const grace = 5_000;

/** Of one purge; the next one goes on. */
const mostAtOnce = 100;

/** Hands attempts in: because their taker says so, or because time is up. */
export class AttemptClosing {
  constructor(private readonly parts: AttemptClosingParts) {}

  isLate({ dueAt, submittedAt }: AttemptDocument): boolean {
    return submittedAt === null && dueAt !== null && dueAt < isoAfter(this.parts.clock, -grace);
  }

  /**
   * With `changes` in the same step. Null where it was handed in meanwhile: of several who try, one does it; and where
   * `revision` is not the one that is stored.
   */
  async handIn(
    { _id, dueAt }: AttemptDocument,
    changes: AttemptUpdate['$set'] = {},
    revision: number | null = null,
  ): Promise<AttemptDocument | null> {
    const { attempts, clock } = this.parts;
    const now = isoAfter(clock, 0);
    const submittedAt = dueAt !== null && dueAt < now ? dueAt : now;
    const update = {
      $set: { ...changes, submittedAt },
      $unset: { openKey: '' },
      $inc: { revision: 1 },
    } as const;
    const condition = { submittedAt: null, ...(revision !== null && { revision }) };
    const closed = await attempts.change(_id, update, condition);
    return closed && this.scored(closed);
  }

  /** The attempt as it is by now: handed in with what was saved where time is up, and scored where it was handed in. */
  async settle(attempt: AttemptDocument): Promise<AttemptDocument> {
    if (!this.isLate(attempt)) return this.scored(attempt);
    const closed = await this.handIn(attempt);
    if (closed) return closed;
    return this.scored((await this.parts.attempts.find(attempt._id)) ?? attempt);
  }

  async settleOverdue(): Promise<void> {
    const { attempts, clock } = this.parts;
    const overdue = await attempts.listOverdue(isoAfter(clock, -grace), mostAtOnce);
    await Promise.all(overdue.map((attempt) => this.settle(attempt)));
  }

  private async scored(attempt: AttemptDocument): Promise<AttemptDocument> {
    return isHandedIn(attempt) ? this.parts.grading.score(attempt) : attempt;
  }
}
