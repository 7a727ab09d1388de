import type { Given } from '../../../../ui/quiz-question/given.ts';
import type { AttemptSync } from './attempt-sync.ts';
import type { AttemptDraft } from './attempt-draft.ts';
import { isUnderWay } from './attempt-state.ts';

/** Milliseconds to wait after a change before it is sent. */
const pauseMs = 600;

/** The actions on an open attempt. One request runs at a time, each with all unsent answers. */
export class AttemptSyncQueue {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private comparison: Promise<boolean> | null = null;

  constructor(
    private readonly record: AttemptDraft,
    private readonly delivery: AttemptSync,
  ) {}

  answer(questionId: string, given: Given): void {
    this.goOn();
    this.record.answer(questionId, given);
    this.sendSoon();
  }

  /** Resolves a conflict with an answer from another device. */
  decide(questionId: string, whose: 'mine' | 'theirs'): void {
    this.goOn();
    if (whose === 'mine') this.record.keepMine(questionId);
    else this.record.takeTheirs(questionId);
    this.sendSoon();
  }

  /** Sends unsent answers, and submits the attempt if that was requested. */
  send(): Promise<boolean> {
    clearTimeout(this.timer);
    return this.queue(() => (this.isSubmitting() ? this.delivery.submit() : this.delivery.save()));
  }

  /**
   * Saves unsent answers when the page is left. A submission that waits for the connection is confirmed
   * later.
   */
  leave(): Promise<boolean> {
    clearTimeout(this.timer);
    return this.queue(() =>
      this.record.state.submission === 'sending' ? this.delivery.submit() : this.delivery.save(),
    );
  }

  /** Fetches the server's answers, then sends the unsent ones. Returns whether both succeeded. */
  compare(): Promise<boolean> {
    clearTimeout(this.timer);
    this.comparison ??= this.queue(() => {
      this.comparison = null;
      return this.isSubmitting() ? this.delivery.submit() : this.delivery.compare();
    });
    return this.comparison;
  }

  /** Submits the revision that the user checked. */
  submit(): void {
    this.record.storeSubmission(this.record.state.revision);
    this.record.patch({ submission: 'sending', failure: null });
    void this.send();
  }

  /** Time is up by this device's clock. The server's clock is asked before anything is submitted. */
  endTime(): void {
    this.record.patch({ isUp: true, submission: 'sending', failure: null });
    void this.send();
  }

  /** Retries after a refusal. */
  tryAgain(): void {
    if (this.record.state.submission === 'failed') this.submit();
    else void this.send();
  }

  /** Cancels a submission that waits for the connection or was stopped. */
  takeBack(): void {
    this.record.patch({ submission: 'no', failure: null });
    this.record.storeSubmission(null);
  }

  /** The user has seen the answers from another device. */
  forgetAdded(): void {
    this.record.patch({ added: [] });
  }

  /** A user who goes on answering after a refusal does not want to submit any more. */
  private goOn(): void {
    if (this.record.state.submission === 'failed') this.takeBack();
  }

  private isSubmitting(): boolean {
    return isUnderWay(this.record.state.submission);
  }

  private sendSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pauseMs);
  }

  private queue(task: () => Promise<boolean>): Promise<boolean> {
    const next = this.last.then(() => (this.delivery.isFinished ? false : task()));
    this.last = next;
    return next;
  }
}
