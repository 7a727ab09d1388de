import { createStore } from 'zustand/vanilla';
import { builderReducer } from '../model/builder-reducer.ts';
import { forgetDraft } from '../../../../lib/own-drafts.ts';
import { stateOf, type BuilderAction, type BuilderState } from '../model/builder-state.ts';
import type { ChosenNote } from '../../../../lib/notes/note-questions.ts';
import type { PoolOnScreen } from '../model/pool-edits.ts';
import type { OfferedDraft, Opened } from './local-drafts.ts';

/** A window over the builder. */
export type BuilderWindow = 'bank' | 'generate' | 'import' | 'preview' | 'export';

/** Numbers of removed questions, of answers to them in submitted attempts, and of attempts in progress. */
export interface AnswersToLose {
  readonly questions: number;
  readonly answers: number;
  readonly inProgress: number;
}

/** The state of the builder in this browser tab: the current quiz, its windows, and the actions. */
export interface BuilderTab {
  readonly built: BuilderState;
  readonly window: BuilderWindow | null;
  /** The pool in the pool window. Null while the window is closed. */
  readonly pool: PoolOnScreen | null;
  /** Key of the bank question that the user wants to edit. Null while no window asks how. */
  readonly bankQuestion: string | null;
  /** The item that the quiz will count as once it is saved. Null for none, or if the choice is stored. */
  readonly itemToGrade: string | null;
  /** The note in the URL, from which questions are to be generated. Null for none. */
  readonly noteToUse: ChosenNote | null;
  /** Whether the rules of the quiz are to be opened, with the focus on the attempts. */
  readonly areRulesRequested: boolean;
  /** What a save removes, while a window asks whether to save. */
  readonly answersToLose: AnswersToLose | null;
  /** The last announcement for screen readers. */
  readonly announcement: string;
  /** Other drafts of the quiz, which the user can continue or discard. */
  readonly offers: readonly OfferedDraft[];
  readonly dispatch: (action: BuilderAction) => void;
  readonly show: (window: BuilderWindow | null) => void;
  readonly showPool: (pool: PoolOnScreen | null) => void;
  readonly showBankQuestion: (key: string | null) => void;
  readonly chooseItem: (itemToGrade: string | null) => void;
  readonly requestRules: (areRulesRequested: boolean) => void;
  /** Asks whether to save. Resolves with the decision. */
  readonly askToLoseAnswers: (answersToLose: AnswersToLose) => Promise<boolean>;
  readonly decideOnAnswers: (isConfirmed: boolean) => void;
  readonly announce: (announcement: string) => void;
  /** Replaces the builder's content by a draft. `replaced`: the content before, which is offered from now on. */
  readonly continueDraft: (offer: OfferedDraft, replaced: OfferedDraft | null) => void;
  /** Deletes a draft permanently. */
  readonly discardDraft: (offer: OfferedDraft) => void;
}

export type BuilderStore = ReturnType<typeof createBuilderStore>;

/** The parameters in the URL of a new quiz. */
export interface NewQuizParameters {
  readonly itemToGrade: string | null;
  readonly noteToUse: ChosenNote | null;
}

const noParameters: NewQuizParameters = { itemToGrade: null, noteToUse: null };

export function createBuilderStore(
  { built, offers }: Opened,
  { itemToGrade, noteToUse }: NewQuizParameters = noParameters,
) {
  return createStore<BuilderTab>()((set) => ({
    built,
    offers,
    window: noteToUse === null ? null : 'generate',
    noteToUse,
    pool: null,
    bankQuestion: null,
    itemToGrade,
    areRulesRequested: false,
    answersToLose: null,
    decideOnAnswers: () => {},
    announcement: '',
    dispatch: (action) => set((tab) => ({ built: builderReducer(tab.built, action) })),
    show: (window) => set({ window }),
    showPool: (pool) => set({ pool }),
    showBankQuestion: (bankQuestion) => set({ bankQuestion }),
    chooseItem: (item) => set({ itemToGrade: item }),
    requestRules: (areRulesRequested) => set({ areRulesRequested }),
    askToLoseAnswers: (answersToLose) =>
      new Promise((resolve) => {
        const decideOnAnswers = (isConfirmed: boolean) => {
          set({ answersToLose: null });
          resolve(isConfirmed);
        };
        set({ answersToLose, decideOnAnswers });
      }),
    // Screen readers don't read the same text twice in a row.
    announce: (text) =>
      set(({ announcement }) => ({
        announcement: text !== '' && announcement === text ? `${text}\u00A0` : text,
      })),
    continueDraft: (offer, replaced) => {
      set(({ built: { saved }, offers: all }) => ({
        built: withDraft(saved, offer),
        offers: [...without(offer, all), ...(replaced ? [replaced] : [])],
      }));
      forgetDraft(offer.key);
    },
    discardDraft: (offer) => {
      set(({ offers: all }) => ({ offers: without(offer, all) }));
      forgetDraft(offer.key);
    },
  }));
}

const without = ({ key }: OfferedDraft, offers: readonly OfferedDraft[]) =>
  offers.filter((offer) => offer.key !== key);

/** The state with the draft's content, based on the saved quiz. Questions that the saved quiz lacks become new ones. */
function withDraft(saved: BuilderState['saved'], { content }: OfferedDraft): BuilderState {
  const state = stateOf(saved, content);
  return saved ? builderReducer({ ...state, theirs: saved }, { type: 'keepMine' }) : state;
}
