import { createStore } from 'zustand/vanilla';
import { builderReducer } from '../model/builder-reducer.ts';
import type { BuilderAction, BuilderState } from '../model/builder-state.ts';

/** A window over the builder. */
export type BuilderWindow = 'bank' | 'generate' | 'import' | 'preview' | 'export';

export interface BuilderTab {
  readonly built: BuilderState;
  readonly window: BuilderWindow | null;
  /** The last thing to be said to a screen reader. */
  readonly announcement: string;
  readonly dispatch: (action: BuilderAction) => void;
  readonly show: (window: BuilderWindow | null) => void;
  readonly announce: (announcement: string) => void;
}

export type BuilderStore = ReturnType<typeof createBuilderStore>;

export function createBuilderStore(built: BuilderState) {
  return createStore<BuilderTab>()((set) => ({
    built,
    window: null,
    announcement: '',
    dispatch: (action) => set((tab) => ({ built: builderReducer(tab.built, action) })),
    show: (window) => set({ window }),
    // The same words twice in a row would not be spoken again.
    announce: (text) =>
      set(({ announcement }) => ({ announcement: announcement === text ? `${text}\u00A0` : text })),
  }));
}
