import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import type { CellPlace, Entry } from '../store/entries.ts';
import { EditSession } from '../store/edit-session.ts';
import { usePlannerStore } from '../store/use-planner.ts';

/** Props of every kind of cell. `column` is also the column that the keyboard moves in. */
export interface CellProps extends CellPlace {
  /** The accessible name. */
  label: string;
  /** Text of the field that differs from the course's value. */
  entry: Entry | undefined;
  /** The sentence against what was typed, or null. */
  error: string | null;
  /** The element that says more about the cell while nothing is wrong with it. */
  noteId?: string | undefined;
  placeholder?: string;
  className?: string | undefined;
}

export interface CellOptions<Value extends string | number | null> extends Pick<
  CellProps,
  'row' | 'column' | 'entry' | 'error' | 'noteId'
> {
  /** What the cell shows. */
  value: Value;
  /** What was entered into it, where it may show something else: a grade that is needed was not entered. */
  held?: Value | undefined;
  format: (value: Value) => string;
  /** What a text means; NaN where a number was due and there is none. */
  read: (text: string) => Value;
  /** The edits that make a value the course's; `text` is how it was typed. */
  actions: (value: Value, text: string) => readonly CourseAction[];
  /** Called with what was typed when the cell is left. */
  onDone?: ((text: string) => void) | undefined;
}

/**
 * A field of the course that is edited in place. Every keystroke reaches the course; the text stays as it was
 * typed until the field is left, and longer where the course refused it: then the course has again what it had when the
 * field was entered.
 */
export function useCell<Value extends string | number | null>(options: CellOptions<Value>) {
  const { row, column, value, held = value, entry, error, noteId, format, read, onDone } = options;
  const place = { row, column };
  const { start, enter } = useEntering({ ...options, held });
  const [hasFocus, setHasFocus] = useState(false);
  const { dropEntry } = usePlannerStore().getState();
  const typed = entry !== undefined && isUpToDate(entry, { error, held, read, hasFocus }) ? entry.text : null;
  return {
    value: typed ?? format(value),
    'aria-invalid': error === null ? undefined : true,
    'aria-describedby': error === null ? noteId : errorId(place),
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
      dropEntry(place);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Escape' || entry === undefined) return;
      event.preventDefault();
      enter(format);
      dropEntry(place);
    },
  };
}

/** Puts texts into the cell. `write` gets the value before this visit of the cell. */
function useEntering<Value extends string | number | null>({
  row,
  column,
  held,
  read,
  actions,
}: CellOptions<Value> & { held: Value }) {
  const store = usePlannerStore();
  const [session] = useState(() => new EditSession<Value>(store));
  const enter = (write: (before: Value) => string) =>
    session.next(held, ({ from, held: before }) => {
      const text = write(before);
      store.getState().type({ row, column, text, from, value: before, actions: actions(read(text), text) });
    });
  return { start: () => session.start(), enter };
}

/** The element that says what is wrong with a cell. */
export const errorId = ({ row, column }: CellPlace) => `${row}-${column}-error`;

interface Situation<Value> extends Pick<CellProps, 'error'> {
  held: Value;
  read: (text: string) => Value;
  hasFocus: boolean;
}

/**
 * A refused text stays as long as its error does; any other as long as it means what was entered. An emptied field is
 * filled again once it is left, not under the fingers that go on typing.
 */
function isUpToDate<Value extends string | number | null>(
  { text, value }: Entry,
  { error, held, read, hasFocus }: Situation<Value>,
): boolean {
  if (error !== null) return Object.is(value, held);
  return (hasFocus || text.trim() !== '') && Object.is(read(text), held);
}
