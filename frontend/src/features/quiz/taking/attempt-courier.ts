import type { Given } from '../../../components/quiz-question/given.ts';
import { isSameGiven } from '../../../components/quiz-question/given.ts';
import { isConflict, isUnauthenticated, serverMessage } from '../../../lib/server-failure.ts';
import type { AttemptServer } from './attempt-server.ts';
import { clockOffsetOf, type AttemptState, type AttemptStore } from './attempt-state.ts';
import { keep } from './kept-answers.ts';
import { answersOf, givenIn, mergeAnswers, withoutSent } from './merge-answers.ts';

interface CourierParts {
  readonly store: AttemptStore;
  readonly server: AttemptServer;
  /** Where this device keeps what is not sent. */
  readonly key: string;
  /** The attempt was handed in: by the reader (`message` null), elsewhere, or by the clock. */
  readonly onFinished: (message: string | null) => void;
}

/** How long to wait after a change before it is sent. */
const pauseMs = 600;

/** Takes answers to the server: one request at a time, each with all that is not sent. */
export class AttemptCourier {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<void> = Promise.resolve();
  private isFinished = false;
  private reason: string | null = null;

  constructor(private readonly parts: CourierParts) {}

  answer(questionId: string, given: Given): void {
    const { stored, unsent, clashes } = this.state;
    const before = unsent[questionId]?.before ?? givenIn(stored, questionId);
    const { [questionId]: _settled, ...others } = clashes;
    this.patch({ unsent: { ...unsent, [questionId]: { given, before } }, clashes: others });
    const isKept = keep(this.parts.key, (kept) => ({
      unsent: { ...kept.unsent, [questionId]: { given, before } },
    }));
    this.patch({ isKept });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pauseMs);
  }

  /** Sends what is not sent, and hands in what was to be handed in. */
  send(): Promise<void> {
    clearTimeout(this.timer);
    return this.queue(() => (this.state.handingIn === 'no' ? this.save() : this.submit()));
  }

  /** `reason`: told with the result where it is not the reader who hands in. */
  handIn(reason: string | null = null): Promise<void> {
    this.reason ??= reason;
    this.patch({ handingIn: 'sending', failure: null });
    keep(this.parts.key, () => ({ isHandedIn: true }));
    return this.send();
  }

  /** While it waits for the connection, it can be taken back. */
  takeBack(): void {
    this.patch({ handingIn: 'no', failure: null });
    keep(this.parts.key, () => ({ isHandedIn: false }));
  }

  /** Nothing waits for a pause any more. */
  stop(): void {
    void this.send();
  }

  private get state(): AttemptState {
    return this.parts.store.getState();
  }

  private patch(changes: Partial<AttemptState>): void {
    this.parts.store.setState(changes);
  }

  private queue(task: () => Promise<void>): Promise<void> {
    this.last = this.last.then(() => (this.isFinished ? undefined : task()));
    return this.last;
  }

  private async save(): Promise<void> {
    const { unsent, revision } = this.state;
    if (Object.keys(unsent).length === 0) {
      this.patch({ sending: 'saved', failure: null });
      return;
    }
    this.patch({ sending: 'saving' });
    try {
      const saved = await this.parts.server.save(unsent, revision);
      const stored = answersOf(saved.questions);
      this.settle(withoutSent(this.state.unsent, unsent), { stored, revision: saved.revision });
      this.patch({ sending: 'saved', failure: null, clockOffset: clockOffsetOf(saved) });
    } catch (error) {
      await this.settleFailure(error);
    }
  }

  private async submit(): Promise<void> {
    this.patch({ handingIn: 'sending' });
    try {
      await this.parts.server.submit(this.state.unsent);
      this.settle({}, {});
      this.finish(this.reason);
    } catch (error) {
      await this.settleFailure(error);
    }
  }

  /** `left`: what is still to be sent. */
  private settle(left: AttemptState['unsent'], changes: Partial<AttemptState>): void {
    const was = this.state.unsent;
    this.patch({ ...changes, unsent: left });
    keep(this.parts.key, (kept) => ({
      unsent: Object.fromEntries(
        // What another tab put there is another's to send.
        Object.entries({ ...kept.unsent, ...left }).filter(([questionId, { given }]) => {
          const own = was[questionId];
          return questionId in left || !own || !isSameGiven(own.given, given);
        }),
      ),
    }));
  }

  private async settleFailure(error: unknown): Promise<void> {
    if (isConflict(error)) return this.catchUp(serverMessage(error));
    const isHandingIn = this.state.handingIn !== 'no';
    const message = serverMessage(error);
    const trouble = message === null ? 'waiting' : 'failed';
    this.patch({
      sending: isUnauthenticated(error) ? 'signedOut' : trouble,
      ...(isHandingIn && { handingIn: trouble }),
      failure: message,
    });
  }

  /** Somebody was faster: another tab, another device, or the clock. */
  private async catchUp(message: string | null): Promise<void> {
    try {
      const attempt = await this.parts.server.load();
      if (attempt.submittedAt !== null) return this.finish(message);
      const stored = answersOf(attempt.questions);
      const { unsent, clashes } = mergeAnswers(this.state.unsent, stored);
      this.settle(unsent, {
        stored,
        clashes: { ...this.state.clashes, ...clashes },
        revision: attempt.revision,
      });
      this.patch({ clockOffset: clockOffsetOf(attempt) });
      void this.send();
    } catch {
      this.patch({ sending: 'waiting', ...(this.state.handingIn !== 'no' && { handingIn: 'waiting' }) });
    }
  }

  private finish(message: string | null): void {
    this.isFinished = true;
    this.parts.onFinished(message);
  }
}
