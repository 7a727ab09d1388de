import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { BuilderAction, BuilderState } from '../model/builder-state.ts';
import type { BuilderStore, BuilderTab } from './builder-store.ts';

export const BuilderStoreContext = createContext<BuilderStore | null>(null);

export function useBuilderStore(): BuilderStore {
  const store = use(BuilderStoreContext);
  if (store === null) throw new Error('useBuilderStore needs a BuilderStoreContext.');
  return store;
}

/** Selects a value from the state of the current quiz. */
export function useBuilderState<T>(select: (state: BuilderState) => T): T {
  return useStore(useBuilderStore(), ({ built }) => select(built));
}

/** Selects a value or an action from the whole state of the builder. */
export function useTab<T>(select: (tab: BuilderTab) => T): T {
  return useStore(useBuilderStore(), select);
}

export function useDispatch(): (action: BuilderAction) => void {
  return useStore(useBuilderStore(), ({ dispatch }) => dispatch);
}
