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

/** A part of the builder's state. */
export function useBuilderState<T>(select: (state: BuilderState) => T): T {
  return useStore(useBuilderStore(), ({ built }) => select(built));
}

export function useTab<T>(select: (tab: BuilderTab) => T): T {
  return useStore(useBuilderStore(), select);
}

export function useDispatch(): (action: BuilderAction) => void {
  return useStore(useBuilderStore(), ({ dispatch }) => dispatch);
}
