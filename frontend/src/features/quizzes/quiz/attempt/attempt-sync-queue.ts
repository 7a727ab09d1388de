import type { QuestionResponse } from '../../../../ui/quiz-question/question-response.ts';
import type { AttemptSync } from './attempt-sync.ts';
import type { AttemptDraft } from './attempt-draft.ts';
import { isBeingSubmitted } from './attempt-state.ts';

/** Milliseconds to wait after a change before it is sent. */
const pauseMs = 600;

/** The actions on an open attempt. One request runs at a time, each with all unsent answers. */
export class AttemptSyncQueue {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private comparison: Promise<boolean> | null = null;

  constructor(
    private readonly draft: AttemptDraft,
    private readonly sync: AttemptSync,
  ) {}

  answer(questionId: string, response: QuestionResponse): void {
    this.cancelFailedSubmission();
    this.draft.answer(questionId, response);
    this.sendSoon();
  }

  /** Resolves a conflict with an answer from another device. */
  decide(questionId: string, whose: 'mine' | 'theirs'): void {
    this.cancelFailedSubmission();
    if (whose === 'mine') this.draft.keepMine(questionId);
    else this.draft.takeTheirs(questionId);
    this.sendSoon();
  }

  /** Sends unsent answers, and submits the attempt if that was requested. */
  send(): Promise<boolean> {
    clearTimeout(this.timer);
    return this.queue(() => (this.isSubmitting() ? this.sync.submit() : this.sync.save()));
  }

  /**
   * Saves unsent answers when the page is left, or submits if the user has just requested that. If a submission
   * waits for the connection, the next visit asks the user to confirm it.
   */
  leave(): Promise<boolean> {
    clearTimeout(this.timer);
    return this.queue(() =>
      this.draft.state.submission === 'sending' ? this.sync.submit() : this.sync.save(),
    );
  }

  /**
   * Fetches the server's answers, then sends the unsent ones. During a submission, tries to submit instead.
   * Returns whether everything succeeded.
   */
  compare(): Promise<boolean> {
    clearTimeout(this.timer);
    this.comparison ??= this.queue(() => {
      this.comparison = null;
      return this.isSubmitting() ? this.sync.submit() : this.sync.compare();
    });
    return this.comparison;
  }

  /** Submits the revision that the user checked. */
  submit(): void {
    this.draft.storeSubmission(this.draft.state.revision);
    this.draft.patch({ submission: 'sending', failure: null });
    void this.send();
  }

  /** Call this when time is up by this device's clock. Checks the server's clock before it submits anything. */
  endTime(): void {
    this.draft.patch({ isUp: true, submission: 'sending', failure: null });
    void this.send();
  }

  /** Retries what the server refused: the submission, or saving. */
  tryAgain(): void {
    if (this.draft.state.submission === 'failed') this.submit();
    else void this.send();
  }

  /** Cancels a submission that the server has not accepted. */
  cancelSubmission(): void {
    this.draft.patch({ submission: 'no', failure: null });
    this.draft.storeSubmission(null);
  }

  /** Call this when the user has seen the answers from another device. */
  forgetAdded(): void {
    this.draft.patch({ added: [] });
  }

  /** A user who continues to answer after a refused submission does not want to submit any more. */
  private cancelFailedSubmission(): void {
    if (this.draft.state.submission === 'failed') this.cancelSubmission();
  }

  private isSubmitting(): boolean {
    return isBeingSubmitted(this.draft.state.submission);
  }

  private sendSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pauseMs);
  }

  private queue(task: () => Promise<boolean>): Promise<boolean> {
    const next = this.last.then(() => (this.sync.isFinished ? false : task()));
    this.last = next;
    return next;
  }
}
