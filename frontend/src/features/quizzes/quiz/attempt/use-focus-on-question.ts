import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Focuses the card of the current question whenever the question changes. The first card gets the focus only
 * if no other element has it, for example because the start button is gone.
 */
export function useFocusOnQuestion(
  index: number,
  cardAt: (index: number) => HTMLElement | null | undefined,
  block: ScrollLogicalPosition,
): void {
  const shown = useRef<number | null>(null);
  const show = useEffectEvent(() => {
    const isFirst = shown.current === null;
    if (shown.current === index || (isFirst && document.activeElement !== document.body)) return;
    const card = cardAt(index);
    card?.focus({ preventScroll: isFirst });
    if (!isFirst) card?.scrollIntoView({ block });
  });
  useEffect(() => {
    show();
    shown.current = index;
  }, [index]);
}
