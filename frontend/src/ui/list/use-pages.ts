import { useState } from 'react';

export const pageSize = 20;

export interface Pages {
  /** The cursor after which the page on show begins; null: the first page. */
  readonly after: string | null;
  /** How many come before it. */
  readonly offset: number;
  readonly next: (endCursor: string) => void;
  readonly back: () => void;
  /** Back to the first page: the list is another one. */
  readonly restart: () => void;
}

/** Where one is in a list that comes in pages of `size`. */
export function usePages(size = pageSize): Pages {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    after: cursors.at(-1) ?? null,
    offset: cursors.length * size,
    // While the next page is fetched, the one on show still offers its own end: a second press goes no further.
    next: (endCursor) => setCursors((now) => (now.at(-1) === endCursor ? now : [...now, endCursor])),
    back: () => setCursors((now) => now.slice(0, -1)),
    restart: () => setCursors([]),
  };
}
