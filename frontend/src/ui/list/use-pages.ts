import { useState } from 'react';

export const pageSize = 20;

export interface Pages {
  /** The cursor before the current page. Null for the first page. */
  readonly after: string | null;
  /** Number of items before the current page. */
  readonly offset: number;
  readonly next: (endCursor: string) => void;
  readonly back: () => void;
  /** Returns to the first page of a new list. */
  readonly restart: () => void;
}

/** The position in a list with pages of `size`. */
export function usePages(size = pageSize): Pages {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    after: cursors.at(-1) ?? null,
    offset: cursors.length * size,
    // While the next page is loading, the current page is still shown. A second press then does nothing.
    next: (endCursor) => setCursors((now) => (now.at(-1) === endCursor ? now : [...now, endCursor])),
    back: () => setCursors((now) => now.slice(0, -1)),
    restart: () => setCursors([]),
  };
}

/** Like `usePages`. Starts at the first page again whenever the query changes. */
export function usePagesOf(query: string, size = pageSize): Pages {
  const pages = usePages(size);
  const [shownQuery, setShownQuery] = useState(query);
  if (shownQuery !== query) {
    setShownQuery(query);
    pages.restart();
  }
  return pages;
}
