import { useLayoutEffect, useRef, useState } from 'react';

interface Row {
  readonly id: string;
}

/** Adds, removes and moves the rows of a list, and moves the focus along. */
export interface Rows<R extends Row> {
  /** Props for the element around the rows. */
  readonly list: { readonly ref: (element: HTMLElement | null) => void };
  readonly set: (id: string, part: Partial<R>) => void;
  readonly add: () => void;
  readonly remove: (id: string) => void;
  readonly move: (id: string, step: 1 | -1) => void;
  /** Focuses the next row. After the last row, adds one. */
  readonly goOn: (id: string) => void;
}

const textIn = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${id}"] [data-text]`) ?? null;

/** The functions that change `rows`. `blank` returns a new empty row. */
export function useRows<R extends Row>(
  rows: readonly R[],
  onChange: (rows: readonly R[]) => void,
  blank: () => R,
): Rows<R> {
  const [list, setList] = useState<HTMLElement | null>(null);
  const focusTarget = useRef<(() => HTMLElement | null) | null>(null);
  useLayoutEffect(() => {
    focusTarget.current?.()?.focus();
    focusTarget.current = null;
  });
  const changeAndFocus = (next: readonly R[], focus: () => HTMLElement | null) => {
    focusTarget.current = focus;
    onChange(next);
  };
  const add = () => {
    const row = blank();
    changeAndFocus([...rows, row], () => textIn(list, row.id));
  };
  return {
    list: { ref: setList },
    add,
    set: (id, part) => onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row))),
    remove: (id) => {
      const index = rows.findIndex((row) => row.id === id);
      const next = rows[index + 1] ?? rows[index - 1];
      changeAndFocus(
        rows.filter((row) => row.id !== id),
        () => (next ? textIn(list, next.id) : null),
      );
    },
    move: (id, step) => {
      const index = rows.findIndex((row) => row.id === id);
      const [row, other] = [rows[index], rows[index + step]];
      if (!row || !other) return;
      const moved = rows.with(index, other).with(index + step, row);
      const focused = document.activeElement;
      // The focus stays in the moved row. The browser may lose it during the move.
      changeAndFocus(moved, () => (focused instanceof HTMLElement && focused.isConnected ? focused : null));
    },
    goOn: (id) => {
      const next = rows[rows.findIndex((row) => row.id === id) + 1];
      if (next) textIn(list, next.id)?.focus();
      else add();
    },
  };
}
