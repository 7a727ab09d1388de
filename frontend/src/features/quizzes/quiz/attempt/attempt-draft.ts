import { isSameGiven, type Given } from '../../../../ui/quiz-question/given.ts';
import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import { clashesIn, clockOffsetOf, type AttemptState, type AttemptStore } from './attempt-state.ts';
import { storeLocally } from './local-answers.ts';
import type { UnsentAnswers } from './read-local-answers.ts';
import { addedOnOtherDevice, answersOf, givenIn, unsentOver, withoutSent } from './merge-answers.ts';

/** What the server says of an attempt. */
export type AttemptNews = Pick<AttemptPartsFragment, 'serverTime' | 'revision'> & {
  readonly questions: readonly { readonly id: string; readonly response: Given }[];
};

/** An open attempt in this tab, and on this device: what is answered is kept there until the server has it. */
export class AttemptDraft {
  constructor(
    private readonly store: AttemptStore,
    private readonly key: string,
  ) {}

  get state(): AttemptState {
    return this.store.getState();
  }

  patch(changes: Partial<AttemptState>): void {
    this.store.setState(changes);
  }

  answer(questionId: string, response: Given): void {
    const { stored, unsent } = this.state;
    const { before, sent } = unsent[questionId] ?? { before: givenIn(stored, questionId), sent: null };
    this.storeUnsent({ ...unsent, [questionId]: { response, before, sent } });
  }

  /** Of two answers to a question the one of this device counts. */
  keepMine(questionId: string): void {
    const { stored, unsent } = this.state;
    const answer = unsent[questionId];
    if (!answer) return;
    const before = givenIn(stored, questionId);
    this.storeUnsent({ ...unsent, [questionId]: { ...answer, before, sent: null } });
  }

  /** Of two answers to a question the one that the server has counts. */
  takeTheirs(questionId: string): void {
    const { [questionId]: _given, ...left } = this.state.unsent;
    this.setUnsent(left);
  }

  /** These are on their way: they may arrive without a word of it. */
  noteSent(sent: UnsentAnswers): void {
    const marked = Object.entries(sent).map(([questionId, answer]) => [
      questionId,
      { ...answer, sent: answer.response },
    ]);
    this.storeUnsent({ ...this.state.unsent, ...Object.fromEntries(marked) });
  }

  /**
   * Brings the server's answers together with what is not sent. `sent`: what it has just been given. Answers whether
   * something came that was not on the screen.
   */
  receive(news: AttemptNews, sent: UnsentAnswers = {}): boolean {
    const { stored, unsent, added } = this.state;
    const theirs = answersOf(news.questions);
    const came = addedOnOtherDevice(stored, theirs, { ...unsent, ...sent });
    this.setUnsent(unsentOver(withoutSent(unsent, sent), theirs), {
      stored: theirs,
      added: [...new Set([...added, ...came])],
      revision: news.revision,
      clockOffset: clockOffsetOf(news),
    });
    return came.length > 0 || clashesIn(this.state).length > 0;
  }

  /** `left`: what is still to be sent. */
  setUnsent(left: UnsentAnswers, changes: Partial<AttemptState> = {}): void {
    const was = this.state.unsent;
    this.patch({ ...changes, unsent: left });
    storeLocally(this.key, (local) => ({
      unsent: Object.fromEntries(
        // What another tab put there is another's to send.
        Object.entries({ ...local.unsent, ...left }).filter(([questionId, { response }]) => {
          const own = was[questionId];
          return questionId in left || !own || !isSameGiven(own.response, response);
        }),
      ),
    }));
  }

  /** `revision`: the one to be handed in, to be asked for again after a lost connection; null: none is. */
  storeSubmission(revision: number | null): void {
    storeLocally(this.key, () => ({ handedIn: revision }));
  }

  private storeUnsent(unsent: UnsentAnswers): void {
    this.patch({ unsent });
    this.patch({
      isStoredLocally: storeLocally(this.key, (local) => ({ unsent: { ...local.unsent, ...unsent } })),
    });
  }
}
