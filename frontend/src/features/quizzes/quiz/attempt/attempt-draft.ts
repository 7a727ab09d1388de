import { isSameResponse, type QuestionResponse } from '../../../../ui/quiz-question/question-response.ts';
import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import { conflictsIn, clockOffsetOf, type AttemptState, type AttemptStore } from './attempt-state.ts';
import { storeLocally } from './local-answers.ts';
import type { UnsentAnswers } from './read-local-answers.ts';
import { addedOnOtherDevice, answersOf, responseIn, unsentOver, withoutSent } from './merge-answers.ts';

/** The parts of an attempt that the server returns with each save. */
export type AttemptNews = Pick<AttemptPartsFragment, 'serverTime' | 'revision'> & {
  readonly questions: readonly { readonly id: string; readonly response: QuestionResponse }[];
};

/** An open attempt in this tab. The browser stores its answers until the server has them. */
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

  answer(questionId: string, response: QuestionResponse): void {
    const { stored, unsent } = this.state;
    const { before, sent } = unsent[questionId] ?? { before: responseIn(stored, questionId), sent: null };
    this.storeUnsent({ ...unsent, [questionId]: { response, before, sent } });
  }

  /** Resolves a conflict: this device's answer counts. */
  keepMine(questionId: string): void {
    const { stored, unsent } = this.state;
    const answer = unsent[questionId];
    if (!answer) return;
    const before = responseIn(stored, questionId);
    this.storeUnsent({ ...unsent, [questionId]: { ...answer, before, sent: null } });
  }

  /** Resolves a conflict: the server's answer counts. */
  takeTheirs(questionId: string): void {
    const { [questionId]: _mine, ...remaining } = this.state.unsent;
    this.setUnsent(remaining);
  }

  /** Marks answers as sent. The server may store them even if its response is lost. */
  noteSent(sent: UnsentAnswers): void {
    const marked = Object.entries(sent).map(([questionId, answer]) => [
      questionId,
      { ...answer, sent: answer.response },
    ]);
    this.storeUnsent({ ...this.state.unsent, ...Object.fromEntries(marked) });
  }

  /**
   * Merges the server's answers with the unsent ones. `sent`: the answers of this request. Returns true if
   * another device added answers or if there are conflicts.
   */
  receive(news: AttemptNews, sent: UnsentAnswers = {}): boolean {
    const { stored, unsent, added } = this.state;
    const theirs = answersOf(news.questions);
    const newlyAdded = addedOnOtherDevice(stored, theirs, { ...unsent, ...sent });
    this.setUnsent(unsentOver(withoutSent(unsent, sent), theirs), {
      stored: theirs,
      added: [...new Set([...added, ...newlyAdded])],
      revision: news.revision,
      clockOffset: clockOffsetOf(news),
    });
    return newlyAdded.length > 0 || conflictsIn(this.state).length > 0;
  }

  /** Replaces the unsent answers with `remaining`. */
  setUnsent(remaining: UnsentAnswers, changes: Partial<AttemptState> = {}): void {
    const previous = this.state.unsent;
    this.patch({ ...changes, unsent: remaining });
    storeLocally(this.key, (local) => ({
      unsent: Object.fromEntries(
        // Answers that another tab stored stay: that tab sends them.
        Object.entries({ ...local.unsent, ...remaining }).filter(([questionId, { response }]) => {
          const mine = previous[questionId];
          return questionId in remaining || !mine || !isSameResponse(mine.response, response);
        }),
      ),
    }));
  }

  /**
   * Stores the revision that the user wants to submit, so that a later visit can ask again. Null if the user
   * does not want to submit.
   */
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
