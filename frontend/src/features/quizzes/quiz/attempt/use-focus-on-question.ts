import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Focuses the card of the current question whenever that changes. The first one only gets the focus if
 * nothing has it, for example after the start button.
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
