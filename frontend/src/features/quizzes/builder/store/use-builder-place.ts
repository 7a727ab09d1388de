import { createContext, use } from 'react';

/** Where the builder stands, and what it may lead on to. */
export interface BuilderPlace {
  /** Whose quizzes they are. */
  readonly userId: string;
  /** The course that the address names; null where it names none. */
  readonly courseId: string | null;
  /** The quiz got an id: the address follows it, and what is on the screen stays. */
  readonly onCreated: (id: string) => void;
  /** Another quiz, or with null a new one, comes into the builder; asks first where something would be lost. */
  readonly open: (id: string | null) => void;
  /** As `open`, but asks nothing and keeps what is in hand for a way back. */
  readonly show: (id: string | null) => void;
}

export const BuilderPlaceContext = createContext<BuilderPlace | null>(null);

export function useBuilderPlace(): BuilderPlace {
  const place = use(BuilderPlaceContext);
  if (place === null) throw new Error('No quiz builder around this component');
  return place;
}
