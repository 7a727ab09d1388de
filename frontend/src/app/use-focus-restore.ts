import { useEffect } from 'react';
import { screenHeading } from '../lib/screen-heading.ts';

/** The focused element with its ancestors, innermost first. */
interface FocusRecord {
  readonly element: HTMLElement;
  readonly ancestors: readonly HTMLElement[];
  /** Index of the list item or table row that contains the element. -1 outside of lists. */
  readonly index: number;
  /** The window or menu that contains the element. Null if there is none. */
  readonly layer: Element | null;
  /** The element that had the focus before the layer opened. */
  readonly before: FocusRecord | null;
}

/** How long to wait before the focus is restored. Deliberate focus changes happen earlier. */
const patienceMs = 120;

const layers = '[role="dialog"], [role="menu"]';
const sections = '[role="dialog"], section, article, form, main';
const rows = 'li, tr';
const lists = 'ul, ol, tbody';
const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * Restores the keyboard focus. If the focused element is disabled while something is in progress, it gets the
 * focus again once it is enabled. If it is removed, the focus goes to the opener of its window, to the
 * element at its position in the list, or to the heading of its section. The hook does nothing if the user has moved
 * the focus, or has pressed somewhere else with the mouse.
 */
export function useFocusRestore(): void {
  useEffect(() => restoreFocus(document), []);
}

function restoreFocus(page: Document): () => void {
  let lastFocused: FocusRecord | null = null;
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => !isPressed && (page.activeElement === null || page.activeElement === page.body);
  const onFocusIn = ({ target }: FocusEvent) => {
    isPressed = false;
    if (target instanceof HTMLElement && target !== page.body) lastFocused = recordOf(target, lastFocused);
  };
  // A press on the focused element moves no focus, and the element may disappear because of it.
  const onPointerDown = ({ target }: PointerEvent) => {
    const focused = page.activeElement;
    const isOnFocused = focused !== page.body && target instanceof Node && focused?.contains(target);
    isPressed = isOnFocused !== true;
  };
  // A mouse press that moves no focus causes no `focusin`. So a key press also turns focus restoring on again.
  const onKeyDown = () => {
    isPressed = false;
  };
  const restore = () => {
    if (lastFocused === null || !isLost()) return;
    const { element } = lastFocused;
    // The element may be disabled while something is in progress. It gets the focus when it is enabled again.
    if (element.isConnected && element.matches(':disabled')) return;
    if (element.isConnected) element.focus({ preventScroll: true });
    // The element may exist but be hidden.
    if (isLost()) successorOf(lastFocused)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (lastFocused === null || !isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(restore, patienceMs);
  });
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('pointerdown', onPointerDown);
  page.addEventListener('keydown', onKeyDown);
  observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('pointerdown', onPointerDown);
    page.removeEventListener('keydown', onKeyDown);
    observer.disconnect();
  };
}

function recordOf(element: HTMLElement, last: FocusRecord | null): FocusRecord {
  const ancestors: HTMLElement[] = [];
  for (let each = element.parentElement; each !== null; each = each.parentElement) ancestors.push(each);
  const item = element.closest(rows);
  const index = item?.parentElement ? [...item.parentElement.children].indexOf(item) : -1;
  const layer = element.closest(layers);
  const opener = layer !== null && last?.layer === layer ? last.before : last;
  return { element, ancestors, index, layer, before: layer === null ? null : opener };
}

/** The element that replaces a removed one. */
function successorOf({ ancestors, index, layer, before }: FocusRecord): HTMLElement | null {
  if (layer?.isConnected === false && before !== null)
    return before.element.isConnected ? before.element : successorOf(before);
  const remaining = ancestors.filter((each) => each.isConnected);
  const section = remaining.find((each) => each.matches(sections));
  const list = index === -1 ? undefined : remaining.find((each) => each.matches(lists));
  const sibling = list && (!section || section.contains(list)) ? controlAt(list, index) : null;
  if (sibling) return sibling;
  if (!section || section.tagName === 'MAIN') return screenHeading() ?? document.querySelector('main');
  const heading = section.querySelector<HTMLElement>('h1, h2, h3') ?? section;
  heading.tabIndex = -1;
  return heading;
}

/** The first control of the item at that index, or of the last item. */
function controlAt(list: HTMLElement, index: number): HTMLElement | null {
  const item = list.children[Math.min(index, list.children.length - 1)];
  return item?.querySelector<HTMLElement>(controls) ?? null;
}
