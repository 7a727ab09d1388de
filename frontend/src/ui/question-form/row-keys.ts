import type { KeyboardEvent } from 'react';

interface RowKeys {
  move: (step: 1 | -1) => void;
  goOn: () => void;
}

/**
 * Keys in a row's text: Alt with a vertical arrow moves the row, Enter goes to the next row, and Shift with Enter
 * inserts a line break.
 */
export function handleRowKeys(event: KeyboardEvent, { move, goOn }: RowKeys): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
  // Enter also ends the composition of an input method.
  if (nativeEvent.isComposing || shiftKey || ctrlKey || metaKey) return;
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) move(key === 'ArrowUp' ? -1 : 1);
  else if (key === 'Enter' && !altKey) goOn();
  else return;
  event.preventDefault();
}
