import { createContext, use } from 'react';

/** The builder's user and course, and its navigation. */
export interface BuilderContextValue {
  /** ID of the current user. */
  readonly userId: string;
  /** The course in the URL. Null if there is none. */
  readonly courseId: string | null;
  /** Call this when a new quiz gets its ID. The URL changes, but the form stays. */
  readonly onCreated: (id: string) => void;
  /** Opens another quiz, or with null a new one. Asks first if changes would be lost. */
  readonly open: (id: string | null) => void;
  /** Like `open`, but asks nothing and keeps the current quiz in memory. */
  readonly show: (id: string | null) => void;
}

export const BuilderContext = createContext<BuilderContextValue | null>(null);

export function useBuilderContext(): BuilderContextValue {
  const context = use(BuilderContext);
  if (context === null) throw new Error('useBuilderContext needs a BuilderContext.');
  return context;
}
