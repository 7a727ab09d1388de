import { useState } from 'react';
import { readNumber } from '../../../../core/quizzes/score.ts';

interface NumberText {
  /** Null if the field is empty, NaN if its text is not a number. */
  value: number | null;
  /** Shown after the number, for example 'min'. Users can type it. */
  unit?: string | undefined;
  onChange: (value: number | null) => void;
}

function shownOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}

/**
 * The text of a field for a number. It stays as the user typed it, also if it is not a number: another number
 * must not replace it.
 */
export function useNumberText({ value, unit, onChange }: NumberText) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): number | null => {
    const trimmed = text.trim();
    const bare = unit && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : trimmed;
    return bare.trim() === '' ? null : (readNumber(bare) ?? Number.NaN);
  };
  // The value can change without typing, for example when an edit is undone.
  const isCurrent = typed !== null && Object.is(read(typed), value);
  return {
    text: isCurrent ? typed : shownOf(value),
    change: (text: string) => {
      setTyped(text);
      onChange(read(text));
    },
    leave: () => setTyped(Number.isNaN(value) ? typed : null),
  };
}
