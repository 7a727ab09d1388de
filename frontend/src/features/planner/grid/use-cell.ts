import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import type { CellPosition, Entry } from '../store/entries.ts';
import { EditSession } from '../store/edit-session.ts';
import { usePlannerStore } from '../store/use-planner.ts';

/** Props of every kind of cell. The arrow keys and Enter move between cells with the same `column`. */
export interface CellProps extends CellPosition {
  /** Accessible name. */
  label: string;
  /** The text in the field, if it differs from the value in the course. */
  entry: Entry | undefined;
  /** The error of the typed text, or null. */
  error: string | null;
  /** ID of the element that describes the cell while it has no error. */
  noteId?: string | undefined;
  placeholder?: string;
  className?: string | undefined;
  isReadOnly?: boolean | undefined;
  /** Called when the user tries to change a read-only cell. */
  onLocked?: (() => void) | undefined;
}

export interface CellOptions<Value extends string | number | null> extends Pick<
  CellProps,
  'row' | 'column' | 'entry' | 'error' | 'noteId'
> {
  /** The value that the cell shows. */
  value: Value;
  /** The entered value, if the cell can show another value. For example, a recommended grade is shown, not entered. */
  enteredValue?: Value | undefined;
  format: (value: Value) => string;
  /** Formats the value while the field has no focus. By default, `format`. */
  formatAtRest?: ((value: Value) => string) | undefined;
  /** Parses a text. NaN if the text should be a number and is none. */
  read: (text: string) => Value;
  /** The actions that store a value in the course. `text` is the typed text. */
  actions: (value: Value, text: string) => readonly CourseAction[];
  /** Called with the typed text when the cell is left. */
  onDone?: ((text: string) => void) | undefined;
}

/**
 * A field of the course that is edited in place. Every keystroke updates the course. The typed text stays until the
 * field is left. A text that the course refuses stays after that, and the course goes back to the value from before the
 * edit.
 */
export function useCell<Value extends string | number | null>(options: CellOptions<Value>) {
  const { row, column, value, enteredValue = value, entry, error, noteId, format, read, onDone } = options;
  const { formatAtRest = format } = options;
  const cell = { row, column };
  const { start, enter } = useEntering({ ...options, enteredValue });
  const [hasFocus, setHasFocus] = useState(false);
  const { dropEntry } = usePlannerStore().getState();
  const typed =
    entry !== undefined && isUpToDate(entry, { error, enteredValue, read, hasFocus }) ? entry.text : null;
  const formatted = (hasFocus ? format : formatAtRest)(value);
  const field = useRef<HTMLInputElement>(null);
  const isTextReplaced = hasFocus && formatted !== formatAtRest(value);
  const selectExact = useEffectEvent(() => {
    if (isTextReplaced) field.current?.select();
  });
  // The focus selects the rounded text. If the exact text then replaces it, the exact text is selected here.
  useLayoutEffect(() => {
    if (hasFocus) selectExact();
  }, [hasFocus]);
  return {
    ref: field,
    value: typed ?? formatted,
    'aria-invalid': error === null ? undefined : true,
    'aria-describedby': error === null ? noteId : errorId(cell),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => enter(() => currentTarget.value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      start();
      setHasFocus(true);
      event.currentTarget.select();
    },
    onBlur: () => {
      setHasFocus(false);
      if (error !== null) return;
      if (typed !== null) onDone?.(typed);
      dropEntry(cell);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Escape' || entry === undefined || event.currentTarget.readOnly) return;
      event.preventDefault();
      enter(format);
      dropEntry(cell);
    },
  };
}

/**
 * Stores texts of the cell in the course. `write` returns the text. Its parameter is the value from before the cell got
 * the focus.
 */
function useEntering<Value extends string | number | null>({
  row,
  column,
  enteredValue,
  read,
  actions,
}: CellOptions<Value> & { enteredValue: Value }) {
  const store = usePlannerStore();
  const [session] = useState(() => new EditSession<Value>(store));
  const enter = (write: (before: Value) => string) =>
    session.next(enteredValue, ({ from, enteredValue: before }) => {
      const text = write(before);
      store.getState().type({ row, column, text, from, value: before, actions: actions(read(text), text) });
    });
  return { start: () => session.start(), enter };
}

/** ID of the element that describes a cell's error. */
export const errorId = ({ row, column }: CellPosition) => `${row}-${column}-error`;

interface CellState<Value> extends Pick<CellProps, 'error'> {
  enteredValue: Value;
  read: (text: string) => Value;
  hasFocus: boolean;
}

/**
 * A refused text stays as long as its error does and the entered value is unchanged. Any other text stays as long as
 * it equals the entered value. An emptied field is filled again after it is left, not while the user types.
 */
function isUpToDate<Value extends string | number | null>(
  { text, value }: Entry,
  { error, enteredValue, read, hasFocus }: CellState<Value>,
): boolean {
  if (error !== null) return Object.is(value, enteredValue);
  return (hasFocus || text.trim() !== '') && Object.is(read(text), enteredValue);
}
