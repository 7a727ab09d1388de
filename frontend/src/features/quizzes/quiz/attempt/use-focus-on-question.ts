import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Focuses the card of the current question whenever the question changes. The first card gets the focus only
 * if no other element has it, for example because the start button is gone.
 */
export function useFocusOnQuestion(
  place: number,
  cardAt: (place: number) => HTMLElement | null | undefined,
  block: ScrollLogicalPosition,
): void {
  const shown = useRef<number | null>(null);
  const show = useEffectEvent(() => {
    const isFirst = shown.current === null;
    if (shown.current === place || (isFirst && document.activeElement !== document.body)) return;
    const card = cardAt(place);
    card?.focus({ preventScroll: isFirst });
    if (!isFirst) card?.scrollIntoView({ block });
  });
  useEffect(() => {
    show();
    shown.current = place;
  }, [place]);
}
