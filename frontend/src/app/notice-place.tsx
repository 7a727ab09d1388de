import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

type Edge = 'bottom-left' | 'bottom-center' | 'bottom-right' | 'top-left' | 'top-right' | 'strip';

/** A position for the notices. `shift`: distance from the usual position at the edge, in pixels. */
interface Place {
  readonly edge: Edge;
  readonly shift: number;
}

/** On the right, notices would cover drawers and the buttons of windows. */
const edges: readonly Edge[] = ['bottom-left', 'bottom-center', 'bottom-right', 'top-right', 'top-left'];
/** Notices look misplaced away from an edge. They are moved there only if they would cover a field at every edge. */
const shifts: readonly number[] = [0, 40, 80, 120];
/** In order of preference. */
const places: readonly Place[] = shifts.flatMap((shift) => edges.map((edge) => ({ edge, shift })));
const defaultPlace: Place = { edge: 'bottom-left', shift: 0 };
/**
 * The whole bottom edge of the window, for a screen that is full of fields. The CSS then treats the window as shorter: bars
 * at the bottom move up, and the end of the page can be scrolled above the strip.
 */
const strip: Place = { edge: 'strip', shift: 0 };

/** The attribute and the custom property of the page with which the CSS places the notices. */
const placeAttribute = 'data-notice-place';
const shiftProperty = '--notice-shift';
const stripProperty = '--notice-strip';
const notices = '.mantine-Notifications-root[data-position="bottom-left"]';
/** A cell of a grid is a field as soon as somebody types into it. */
const fields = 'input, textarea, select, [role="slider"], [role="gridcell"], [contenteditable="true"]';
const controls = 'button, a[href]';
/** What shows the effect of the last change: the figures of a course, and the preview of a text. */
const outcomes = '[data-outcome], [data-preview]';
const names = 'th[scope="row"], [role="rowheader"], h1, h2, h3, label';
/** An open window is what the user works on. Menus are not included, because a click next to them closes them. */
const windows = '[role="dialog"]';
/** Search, the assistant and the account menu are needed on every screen. */
const header = '[data-site-header]';
/** The main actions of a screen, such as Save, are where the next click is likely to go. */
const actions = '[data-screen-actions]';
/** The element around a field or button that must stay visible, too: its row, or the field with its label. */
const surroundings = 'tr, [role="row"], li, .mantine-InputWrapper-root, .mantine-Switch-root';

/**
 * The cost of covering one element. A notice should not cover a field. If every position covers a field, for example
 * above a table full of cells, it should at least not cover the effect of the last change, an open window, the header, or
 * the element in use.
 */
const prices = { control: 1, name: 3, field: 10, outcome: 60, window: 60, header: 60, inUse: 1000 } as const;

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
  const elements = new Set<Element>();
  for (const y of pointsBetween(top, bottom)) {
    for (const x of pointsBetween(left, right)) {
      const topmost = document.elementsFromPoint(x, y).find((element) => element.closest(notices) === null);
      if (topmost) elements.add(topmost);
    }
  }
  return elements;
}

/** Whether the element stays in view while the page scrolls. Such bars have the main actions of a screen. */
function isInBar(element: Element): boolean {
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(ancestor).position)) return true;
  return false;
}

function priceOf(element: Element): number {
  if (element.matches(windows)) return prices.window;
  if (element.closest(header) !== null) return prices.header;
  if (element.matches(outcomes)) return prices.outcome;
  if (element.matches(fields)) return prices.field;
  if (!element.matches(controls)) return prices.name;
  return element.closest(actions) !== null || isInBar(element) ? prices.field : prices.control;
}

/** What a notice can cover. A notice over a field in a window covers both, and so does one over a heading of figures. */
const covers: readonly string[] = [`${fields}, ${controls}, ${names}`, outcomes, windows];

/** The sum of the costs of all elements under a rectangle. */
function costOf(rect: DOMRect, inUse: readonly Element[]): number {
  const covered = new Set<Element>();
  let cost = 0;
  for (const element of elementsUnder(rect)) {
    const usedElement = inUse.find((each) => each.contains(element));
    const coveredElements = usedElement ? [usedElement] : covers.map((selector) => element.closest(selector));
    for (const coveredElement of coveredElements) {
      if (coveredElement === null || covered.has(coveredElement)) continue;
      covered.add(coveredElement);
      cost += coveredElement === usedElement ? prices.inUse : priceOf(coveredElement);
    }
  }
  return cost;
}

function moveTo({ edge, shift }: Place): void {
  document.documentElement.setAttribute(placeAttribute, edge);
  document.documentElement.style.setProperty(shiftProperty, `${shift}px`);
}

function leaveAllPlaces(): void {
  document.documentElement.removeAttribute(placeAttribute);
  document.documentElement.style.removeProperty(stripProperty);
}

/** Places the notices in the strip, and scrolls the elements in use above it. */
function moveToStrip(root: HTMLElement, inUse: readonly Element[]): void {
  moveTo(strip);
  document.documentElement.style.setProperty(stripProperty, `${root.offsetHeight}px`);
  for (const element of inUse) element.scrollIntoView({ block: 'nearest' });
}

/** The rectangle of the notices at a place. It is measured, because the CSS defines the distances to the edges. */
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
 * Moves the notices to a place where they cover no field, no element in use and no button of a bar. If `present` is
 * such a place, they stay there, so that notices move as little as possible. Without such a place, they are in the strip,
 * except over an open window, whose buttons are at the bottom.
 */
function placeNotices(root: HTMLElement, changed: Element | null, present: Place | null): Place {
  const inUse = elementsInUse(changed);
  const costs = new Map<Place, number>();
  const cost = (place: Place) => {
    const placeCost = costs.get(place) ?? costOf(rectAt(root, place), inUse);
    costs.set(place, placeCost);
    return placeCost;
  };
  const cheapest = (candidates: readonly Place[]) =>
    candidates.toSorted((a, b) => cost(a) - cost(b))[0] ?? defaultPlace;
  const isFree = (place: Place) => cost(place) < prices.field;
  const findBest = () => {
    const hasWindow = document.querySelector(windows) !== null;
    if (present !== null && (present === strip ? !hasWindow : isFree(present))) return present;
    const atEdge = cheapest(places.filter(({ shift }) => shift === 0));
    if (isFree(atEdge)) return atEdge;
    return places.find(isFree) ?? (hasWindow ? cheapest(places) : strip);
  };
  const best = findBest();
  if (best === present && best === strip) return best;
  if (best === strip) moveToStrip(root, inUse);
  else {
    leaveAllPlaces();
    moveTo(best);
  }
  return best;
}

/** Keeps the notices away from fields, also while the page scrolls and changes, and while the focus moves. */
export function NoticePlace() {
  const { notifications } = useNotifications();
  const count = notifications.length;
  useEffect(() => {
    if (count === 0) {
      leaveAllPlaces();
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
        // The user may be about to press a button of a notice. A new notice is placed also under the pointer, which may
        // have been there before.
        if (root.matches(':focus-within') || (present !== null && root.matches(':hover'))) return;
        present = placeNotices(root, changed, present);
      }, patienceMs);
    };
    const onInput = ({ target }: Event) => {
      changed = target instanceof Element ? target : null;
      place();
    };
    place();
    // The page can change after the notice appears, for example if the notice is about a course that is opening.
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
