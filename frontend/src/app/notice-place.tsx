import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

type Edge = 'bottom-left' | 'bottom-center' | 'bottom-right' | 'top-left' | 'top-right';

/** `shift`: distance from the usual place at the edge, in pixels. */
interface Place {
  readonly edge: Edge;
  readonly shift: number;
}

/** On the right, notices would cover drawers and the buttons of windows. */
const edges: readonly Edge[] = ['bottom-left', 'bottom-center', 'bottom-right', 'top-right', 'top-left'];
/** Away from the edge, notices look lost. They are only moved there if they would cover a field at every edge. */
const shifts: readonly number[] = [0, 40, 80, 120];
/** In order of preference. */
const places: readonly Place[] = shifts.flatMap((shift) => edges.map((edge) => ({ edge, shift })));
const usual: Place = { edge: 'bottom-left', shift: 0 };

/** The attribute and the property of the page by which the styles place the notices. */
const attribute = 'data-notice-place';
const property = '--notice-shift';
const notices = '.mantine-Notifications-root[data-position="bottom-left"]';
/** A cell of a grid is a field as soon as somebody types into it. */
const fields = 'input, textarea, select, [role="slider"], [role="gridcell"], [contenteditable="true"]';
const controls = 'button, a[href]';
const names = 'th[scope="row"], [role="rowheader"], h1, h2, h3, label';
/** A window that is open is what the user works on. Menus are closed by a click next to them. */
const windows = '[role="dialog"]';
/** Search, the assistant and the account menu are needed on every screen. */
const header = '[data-site-header]';
/** The main actions of a screen, such as Save, are where the next click is likely to go. */
const actions = '[data-screen-actions]';
/** What belongs to a field or button: its row, or the field with its label. */
const surroundings = 'tr, [role="row"], li, .mantine-InputWrapper-root, .mantine-Switch-root';

/**
 * A notice must not cover a field. If that cannot be avoided, as above a table full of cells, it must not cover an open
 * window, the buttons of the header, or what the user is working on.
 */
const prices = { control: 1, name: 3, field: 10, window: 60, header: 60, inUse: 1000 } as const;

/** Distance of the probed points in pixels. No field is smaller. */
const step = 16;
/** The scroll position, and the size of a new notice, are known after this time. */
const patienceMs = 100;

/** Every `step` pixels, with both ends: the edge of a field can be under the edge of a notice. */
function pointsBetween(start: number, end: number): number[] {
  const points = Array.from({ length: Math.ceil((end - start) / step) }, (_, at) => start + at * step);
  return [...points, end];
}

/** The elements under a rectangle, without the notices themselves. */
function elementsUnder({ left, right, top, bottom }: DOMRect): Set<Element> {
  const found = new Set<Element>();
  for (const y of pointsBetween(top, bottom)) {
    for (const x of pointsBetween(left, right)) {
      const under = document.elementsFromPoint(x, y).find((element) => element.closest(notices) === null);
      if (under) found.add(under);
    }
  }
  return found;
}

/** Whether the element stays in view while the page scrolls. Such bars have the main actions of a screen. */
function isInBar(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
  return false;
}

function priceOf(element: Element): number {
  if (element.matches(windows)) return prices.window;
  if (element.closest(header) !== null) return prices.header;
  if (element.matches(fields)) return prices.field;
  if (!element.matches(controls)) return prices.name;
  return element.closest(actions) !== null || isInBar(element) ? prices.field : prices.control;
}

function costOf(rect: DOMRect, inUse: readonly Element[]): number {
  const covered = new Set<Element>();
  let cost = 0;
  for (const element of elementsUnder(rect)) {
    const used = inUse.find((each) => each.contains(element));
    const thing = used ?? element.closest(`${fields}, ${controls}, ${names}, ${windows}`);
    if (thing === null || covered.has(thing)) continue;
    covered.add(thing);
    cost += used ? prices.inUse : priceOf(thing);
  }
  return cost;
}

function moveTo({ edge, shift }: Place): void {
  document.documentElement.setAttribute(attribute, edge);
  document.documentElement.style.setProperty(property, `${shift}px`);
}

/** The notices as they would be at a place. The styles have the distances to the edges of the window. */
function rectAt(root: HTMLElement, place: Place): DOMRect {
  moveTo(place);
  return root.getBoundingClientRect();
}

/** The focused and the changed element, each with its row or its label. */
function elementsInUse(changed: Element | null): Element[] {
  return [document.activeElement, changed].flatMap((element) =>
    element === null || element === document.body || element.closest(notices) !== null
      ? []
      : [element.closest(surroundings) ?? element],
  );
}

/**
 * Moves the notices to a place where they cover no field, nothing that is in use and no button of a bar. `present` stays
 * if it covers none of them, so that notices move as little as possible.
 */
function placeNotices(root: HTMLElement, changed: Element | null, present: Place | null): Place {
  const inUse = elementsInUse(changed);
  const costs = new Map<Place, number>();
  const cost = (place: Place) => {
    const known = costs.get(place) ?? costOf(rectAt(root, place), inUse);
    costs.set(place, known);
    return known;
  };
  const cheapest = (some: readonly Place[]) => some.toSorted((a, b) => cost(a) - cost(b))[0] ?? usual;
  const isFree = (place: Place) => cost(place) < prices.field;
  const atEdge = cheapest(places.filter(({ shift }) => shift === 0));
  const best =
    present !== null && isFree(present)
      ? present
      : isFree(atEdge)
        ? atEdge
        : (places.find(isFree) ?? cheapest(places));
  moveTo(best);
  return best;
}

/** Keeps the notices away from fields, also while the page scrolls and changes, and while the focus moves. */
export function NoticePlace() {
  const { notifications } = useNotifications();
  const count = notifications.length;
  useEffect(() => {
    if (count === 0) {
      document.documentElement.removeAttribute(attribute);
      return undefined;
    }
    let changed: Element | null = document.activeElement;
    let present: Place | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const root = document.querySelector<HTMLElement>(notices);
        if (root === null || root.offsetHeight === 0) return;
        // The user reaches for a button of a notice. A new notice can appear under a pointer that rests.
        if (root.matches(':focus-within') || (present !== null && root.matches(':hover'))) return;
        present = placeNotices(root, changed, present);
      }, patienceMs);
    };
    const onInput = ({ target }: Event) => {
      changed = target instanceof Element ? target : null;
      place();
    };
    place();
    // What the notice is about can be shown after the notice, for example the course that is opened.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('input', onInput);
    document.addEventListener('focusin', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('input', onInput);
      document.removeEventListener('focusin', place);
      document.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [count]);
  return null;
}
