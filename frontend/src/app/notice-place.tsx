import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

type Place = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';

/** In order of preference: on the right, notices would cover drawers and the buttons of windows. */
const places: readonly Place[] = ['bottom-left', 'bottom-right', 'top-right', 'top-left'];

/** The attribute of the page by which the styles place the notices. */
const attribute = 'data-notice-place';
const notices = '.mantine-Notifications-root[data-position="bottom-left"]';
const fields = 'input, textarea, select, [role="slider"], [contenteditable="true"]';
const controls = 'button, a[href]';

/** A notice must not cover a field. If that cannot be avoided, it must not cover the one in use. */
const prices = { control: 1, field: 10, inUse: 100 } as const;

/** Distance of the probed points in pixels. No field is smaller. */
const step = 16;
/** The scroll position, and the size of a new notice, are known after this time. */
const patienceMs = 100;

/** The elements under a rectangle, without the notices themselves. */
function elementsUnder({ left, top, width, height }: DOMRect): Set<Element> {
  const found = new Set<Element>();
  for (let y = top; y <= top + height; y += step) {
    for (let x = left; x <= left + width; x += step) {
      const under = document.elementsFromPoint(x, y).find((element) => element.closest(notices) === null);
      const control = under?.closest(`${fields}, ${controls}`);
      if (control) found.add(control);
    }
  }
  return found;
}

function costOf(rect: DOMRect, inUse: ReadonlySet<Element | null>): number {
  let cost = 0;
  for (const element of elementsUnder(rect)) {
    if (inUse.has(element)) cost += prices.inUse;
    else cost += element.matches(fields) ? prices.field : prices.control;
  }
  return cost;
}

/** The notices as they would be at a place. The styles have the distances to the edges of the window. */
function rectAt(root: HTMLElement, place: Place): DOMRect {
  document.documentElement.setAttribute(attribute, place);
  return root.getBoundingClientRect();
}

/**
 * Moves the notices to a place where they cover no field. They stay where they are if they cover none there, and while
 * the user points at them.
 */
function placeNotices(changed: Element | null): void {
  const root = document.querySelector<HTMLElement>(notices);
  if (root === null || root.matches(':hover, :focus-within') || root.offsetHeight === 0) return;
  const page = document.documentElement;
  const present = places.find((place) => place === page.getAttribute(attribute)) ?? 'bottom-left';
  const inUse = new Set([document.activeElement, changed]);
  const costs = new Map<Place, number>();
  const cost = (place: Place) => {
    const known = costs.get(place) ?? costOf(rectAt(root, place), inUse);
    costs.set(place, known);
    return known;
  };
  const free = [present, ...places].find((place) => cost(place) < prices.field);
  page.setAttribute(attribute, free ?? places.toSorted((a, b) => cost(a) - cost(b))[0] ?? present);
}

/** Keeps the notices away from fields, also while the page scrolls and the focus moves. */
export function NoticePlace() {
  const { notifications } = useNotifications();
  const count = notifications.length;
  useEffect(() => {
    if (count === 0) {
      document.documentElement.removeAttribute(attribute);
      return undefined;
    }
    let changed: Element | null = document.activeElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      clearTimeout(timer);
      timer = setTimeout(() => placeNotices(changed), patienceMs);
    };
    const onInput = ({ target }: Event) => {
      changed = target instanceof Element ? target : null;
      place();
    };
    place();
    document.addEventListener('input', onInput);
    document.addEventListener('focusin', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', onInput);
      document.removeEventListener('focusin', place);
      document.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [count]);
  return null;
}
