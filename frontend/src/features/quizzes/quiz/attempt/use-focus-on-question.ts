import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Leads the focus to the card of the question on show, whenever that is another; to the first one only where nothing has
 * the focus, as after the button that began the attempt.
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
