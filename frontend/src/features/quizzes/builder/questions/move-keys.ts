/**
 * The keyboard's way of dragging: Alt with a vertical arrow moves the question that holds the focus, on its grip the arrow
 * alone.
 */
export function handleMoveKeys(event: KeyboardEvent, move: (key: string, to: number) => void): void {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
  const card = target.closest<HTMLElement>('[data-question]');
  const isGrip = target.closest('[data-grip]') !== null;
  // Within a form, Alt with an arrow moves an answer.
  if (!card || (!isGrip && (!altKey || target.closest('[data-form]') !== null))) return;
  event.preventDefault();
  const { question = '', place } = card.dataset;
  move(question, Number(place) + step);
}
