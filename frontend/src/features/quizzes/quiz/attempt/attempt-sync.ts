import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import { isConflict, isUnauthenticated, serverMessage } from '../../../../lib/server-failure.ts';
import type { AttemptDraft } from './attempt-draft.ts';
import type { AttemptServer } from './attempt-server.ts';
import { isBeingSubmitted } from './attempt-state.ts';
import type { UnsentAnswers } from './read-local-answers.ts';
import { sendable } from './merge-answers.ts';

interface AttemptSyncDependencies {
  readonly draft: AttemptDraft;
  readonly server: AttemptServer;
  /** Called once the attempt is submitted. `message` explains how. Null if the user submitted it in this tab. */
  readonly onFinished: (message: string | null) => void;
}

/** Time is up this many milliseconds before the deadline, since the estimated server time is late by the latency. */
const toleranceMs = 1000;

const timeWasUp = 'Time was up. Your saved answers were handed in.';
const submittedOnOtherDevice = 'This attempt was handed in on another device.';

/** Sends an attempt's answers to the server, and fetches the server's answers. Allows one call at a time. */
export class AttemptSync {
  private isOver = false;

  constructor(private readonly dependencies: AttemptSyncDependencies) {}

  /** Whether the attempt was submitted: nothing is left to do. */
  get isFinished(): boolean {
    return this.isOver;
  }

  /** Sends everything that can be sent. Returns whether the server has it. */
  async save(): Promise<boolean> {
    const { draft, server } = this.dependencies;
    const { revision, sending } = draft.state;
    const answers = this.waiting();
    try {
      if (!isEmpty(answers)) {
        // During a retry after a failure, the screen continues to show the failure.
        if (sending === 'saved') draft.patch({ sending: 'saving' });
        draft.noteSent(answers);
        draft.receive(await server.save(answers, revision), answers);
      }
      draft.patch({ sending: 'saved', failure: null });
      return true;
    } catch (error) {
      return this.handleFailure(error);
    }
  }

  /** Fetches the server's answers, then sends the unsent ones. Returns whether both succeeded. */
  async compare(): Promise<boolean> {
    const { draft, server } = this.dependencies;
    try {
      const attempt = await server.load();
      if (this.isEnded(attempt)) return false;
      draft.receive(attempt);
    } catch (error) {
      const isWaiting = !isEmpty(draft.state.unsent) && serverMessage(error) === null;
      if (isUnauthenticated(error)) draft.patch({ sending: 'signedOut' });
      else if (isWaiting) draft.patch({ sending: 'waiting' });
      return false;
    }
    return this.save();
  }

  /** Submits the revision that the user checked. When time is up, submits any revision. */
  async submit(): Promise<boolean> {
    const { draft, server } = this.dependencies;
    try {
      if (draft.state.isUp && !(await this.isTimeUp())) return false;
      const { unsent, revision, isUp } = draft.state;
      const answers = this.waiting();
      await server.submit(answers, isUp ? null : revision);
      // Unresolved conflicts stay unsent, so the result screen reports them as lost.
      draft.setUnsent(Object.fromEntries(Object.entries(unsent).filter(([id]) => !(id in answers))));
      this.finish(isUp ? timeWasUp : null);
      return true;
    } catch (error) {
      return this.handleFailure(error);
    }
  }

  private waiting(): UnsentAnswers {
    const { unsent, stored } = this.dependencies.draft.state;
    return sendable(unsent, stored);
  }

  /**
   * Asks the server for its time, since the device's clock may be wrong. Unsent answers are sent with the
   * request, because it may soon be too late.
   */
  private async isTimeUp(): Promise<boolean> {
    const { draft, server } = this.dependencies;
    const { revision, attempt } = draft.state;
    const answers = this.waiting();
    if (isEmpty(answers)) {
      const loaded = await server.load();
      if (this.isEnded(loaded)) return false;
      draft.receive(loaded);
    } else {
      draft.noteSent(answers);
      draft.receive(await server.save(answers, revision), answers);
    }
    const now = Date.now() + draft.state.clockOffset;
    if (attempt.dueAt === null || Date.parse(attempt.dueAt) - now <= toleranceMs) return true;
    draft.patch({ submission: 'no', isUp: false });
    return false;
  }

  private async handleFailure(error: unknown): Promise<boolean> {
    const { draft } = this.dependencies;
    const message = serverMessage(error);
    if (isConflict(error)) return this.catchUp(message);
    const isSignedOut = isUnauthenticated(error);
    const trouble = message === null && !isSignedOut ? 'waiting' : 'failed';
    // A submission is only repeated after a lost connection. A refused one is never repeated automatically.
    if (trouble === 'failed') draft.storeSubmission(null);
    draft.patch({
      sending: isSignedOut ? 'signedOut' : trouble,
      ...(this.isSubmitting() && { submission: trouble }),
      failure: message,
    });
    return false;
  }

  /** Handles a conflict: another tab, another device or the time limit changed the attempt first. */
  private async catchUp(message: string | null): Promise<boolean> {
    const { draft, server } = this.dependencies;
    try {
      const attempt = await server.load();
      if (attempt.submittedAt !== null) return this.finish(message);
      const isNews = draft.receive(attempt);
      if (this.isSubmitting() && isNews && !draft.state.isUp) {
        draft.storeSubmission(null);
        draft.patch({ submission: 'stopped' });
        return false;
      }
    } catch (loadError) {
      return isConflict(loadError) ? false : this.handleFailure(loadError);
    }
    return this.isSubmitting() ? this.submit() : this.save();
  }

  private isSubmitting(): boolean {
    return isBeingSubmitted(this.dependencies.draft.state.submission);
  }

  private isEnded({ submittedAt, dueAt }: AttemptPartsFragment): boolean {
    if (submittedAt === null) return false;
    this.finish(submittedAt === dueAt ? timeWasUp : submittedOnOtherDevice);
    return true;
  }

  private finish(message: string | null): false {
    this.isOver = true;
    this.dependencies.onFinished(message);
    return false;
  }
}

function isEmpty(answers: UnsentAnswers): boolean {
  return Object.keys(answers).length === 0;
}
