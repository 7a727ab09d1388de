/** About grades that were entered, maybe before the item was linked to its quiz. */
export function enteredText(count: number): string {
  return count === 1
    ? '1 entered grade counts instead of the quiz’s result.'
    : `${count.toLocaleString('en')} entered grades count instead of the quiz’s results.`;
}
