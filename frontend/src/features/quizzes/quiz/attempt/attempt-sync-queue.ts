import type { Given } from '../../../../ui/quiz-question/given.ts';
import type { AttemptSync } from './attempt-sync.ts';
import type { AttemptDraft } from './attempt-draft.ts';
import { isUnderWay } from './attempt-state.ts';

/** How long to wait after a change before it is sent. */
const pauseMs = 600;

/** What is done with an open attempt; one request is under way at a time, each with all that is not sent. */
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

  /** Where another device answered the same question: whether the answer of this one counts. */
  decide(questionId: string, whose: 'mine' | 'theirs'): void {
    this.goOn();
    if (whose === 'mine') this.record.keepMine(questionId);
    else this.record.takeTheirs(questionId);
    this.sendSoon();
  }

  /** Sends what is not sent, and hands in what was to be handed in. */
  send(): Promise<boolean> {
    clearTimeout(this.timer);
    return this.queue(() => (this.isSubmitting() ? this.delivery.submit() : this.delivery.save()));
  }

  /** Saves what is not saved when the page is left; what waits for the connection to be handed in is asked for later. */
  leave(): Promise<boolean> {
    clearTimeout(this.timer);
    return this.queue(() =>
      this.record.state.submission === 'sending' ? this.delivery.submit() : this.delivery.save(),
    );
  }

  /** Fetches what the server has by now, then sends what it does not have. Answers whether both came about. */
  compare(): Promise<boolean> {
    clearTimeout(this.timer);
    this.comparison ??= this.queue(() => {
      this.comparison = null;
      return this.isSubmitting() ? this.delivery.submit() : this.delivery.compare();
    });
    return this.comparison;
  }

  /** What was looked at. */
  submit(): void {
    this.record.storeSubmission(this.record.state.revision);
    this.record.patch({ submission: 'sending', failure: null });
    void this.send();
  }

  /** Time is up by the clock of this device; the server's is asked before anything is handed in. */
  endTime(): void {
    this.record.patch({ isUp: true, submission: 'sending', failure: null });
    void this.send();
  }

  /** After the server has said no. */
  tryAgain(): void {
    if (this.record.state.submission === 'failed') this.submit();
    else void this.send();
  }

  /** While it waits for the connection, or after it was stopped, handing in can be taken back. */
  takeBack(): void {
    this.record.patch({ submission: 'no', failure: null });
    this.record.storeSubmission(null);
  }

  /** What came from another device was read. */
  forgetAdded(): void {
    this.record.patch({ added: [] });
  }

  /** Who goes on answering after the server has said no does not want it handed in any more. */
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
