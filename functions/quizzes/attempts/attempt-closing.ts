import { isoAfter, type Clock } from '../../platform/clock.ts';
import { isSubmitted } from './attempt.policy.ts';
import type { Answered, AnsweredAttempts, Submission } from './answered-attempts.ts';
import type { AttemptDeadlines } from './attempt-deadlines.ts';
import type { AttemptDocument, AttemptStore } from './attempt.store.ts';
import type { Grading } from '../grading/grading.ts';

export interface AttemptClosingDependencies {
  readonly attempts: AttemptStore;
  readonly answered: AnsweredAttempts;
  readonly grading: Grading;
  readonly deadlines: Pick<AttemptDeadlines, 'recheck'>;
  readonly clock: Clock;
}

/** Milliseconds of latency that are tolerated after time is up. */
const graceMs = 5_000;

/** Maximum attempts that one purge submits. The next purge continues. */
const maxAtOnce = 100;

/** Submits attempts: on request, or when time is up. */
export class AttemptClosing {
  constructor(private readonly dependencies: AttemptClosingDependencies) {}

  /** Whether the attempt is open and its end has passed more than 5 seconds ago. */
  isTimeUp({ dueAt, submittedAt }: AttemptDocument): boolean {
    return submittedAt === null && dueAt !== null && dueAt < isoAfter(this.dependencies.clock, -graceMs);
  }

  /**
   * Submits the attempt, and stores `responses` and `items` in the same write. Null if it was already submitted
   * (only one of several callers succeeds), or if `revision` is given and differs from the stored one.
   */
  async submit(
    attempt: AttemptDocument,
    { responses = {}, items }: Partial<Omit<Submission, 'submittedAt'>> = {},
    revision: number | null = null,
  ): Promise<AttemptDocument | null> {
    const { answered, clock } = this.dependencies;
    const { dueAt } = attempt;
    const now = isoAfter(clock, 0);
    const submittedAt = dueAt !== null && dueAt < now ? dueAt : now;
    const closed = await answered.submit(
      attempt,
      { submittedAt, responses, ...(items && { items }) },
      revision,
    );
    return closed && this.scored(closed);
  }

  /** The current attempt: submitted with the saved answers if time is up, and scored if it was submitted. */
  async closeIfDue(attempt: AttemptDocument): Promise<AttemptDocument> {
    if (!this.isTimeUp(attempt)) return this.scored(attempt);
    const current = await this.dependencies.deadlines.recheck(attempt);
    return this.isTimeUp(current) ? this.closeNow(current) : current;
  }

  private async closeNow(attempt: AttemptDocument): Promise<AttemptDocument> {
    const closed = await this.submit(attempt);
    if (closed) return closed;
    const current = await this.dependencies.attempts.find(attempt._id);
    return this.scored(current ? await this.dependencies.answered.of(current) : attempt);
  }

  /** Like `closeIfDue`, with the attempt's answers. */
  async closeAnsweredIfDue(attempt: AttemptDocument): Promise<Answered> {
    const answered = await this.dependencies.answered.of(attempt);
    const closed = await this.closeIfDue(answered);
    return closed === answered ? answered : this.dependencies.answered.of(closed);
  }

  /** Submits attempts of all students whose time is up. Maximum 100. */
  async closeOverdue(): Promise<void> {
    const { attempts, clock } = this.dependencies;
    const overdue = await attempts.listOverdue(isoAfter(clock, -graceMs), maxAtOnce);
    await Promise.all(overdue.map((attempt) => this.closeIfDue(attempt)));
  }

  private async scored(attempt: AttemptDocument): Promise<AttemptDocument> {
    return isSubmitted(attempt) ? this.dependencies.grading.score(attempt) : attempt;
  }
}
