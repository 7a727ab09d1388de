import { useEffect } from 'react';
import { screenHeading } from '../lib/screen-heading.ts';

/** The focused element with its ancestors, innermost first. */
interface Held {
  readonly element: HTMLElement;
  readonly around: readonly HTMLElement[];
  /** Index of the list item or table row that contains it. -1 outside of lists. */
  readonly index: number;
  /** The window or menu around it. */
  readonly layer: Element | null;
  /** The element that had the focus before the layer opened. */
  readonly before: Held | null;
}

/** How long to wait before the focus is restored. Deliberate focus changes happen earlier. */
const patienceMs = 120;

const layers = '[role="dialog"], [role="menu"]';
const parts = '[role="dialog"], section, article, form, main';
const rows = 'li, tr';
const lists = 'ul, ol, tbody';
const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * Restores the keyboard focus. If the focused element is disabled while something is in progress, it gets the
 * focus again once it is enabled. If it is removed, the focus goes to the opener of its window, to the
 * element at its position in the list, or to the heading of its section. Users who moved the focus or pressed
 * somewhere with the mouse are left alone.
 */
export function useFocusRestore(): void {
  useEffect(() => restoreFocus(document), []);
}

function restoreFocus(page: Document): () => void {
  let held: Held | null = null;
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => !isPressed && (page.activeElement === null || page.activeElement === page.body);
  const onFocusIn = ({ target }: FocusEvent) => {
    isPressed = false;
    if (target instanceof HTMLElement && target !== page.body) held = holdOf(target, held);
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
    // Waits for elements that are disabled while something is in progress.
    if (held === null || !isLost() || (held.element.isConnected && held.element.matches(':disabled'))) return;
    if (held.element.isConnected) held.element.focus({ preventScroll: true });
    // The element may exist but be hidden.
    if (isLost()) successorOf(held)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (held === null || !isLost()) return;
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

function holdOf(element: HTMLElement, last: Held | null): Held {
  const around: HTMLElement[] = [];
  for (let each = element.parentElement; each !== null; each = each.parentElement) around.push(each);
  const item = element.closest(rows);
  const index = item?.parentElement ? [...item.parentElement.children].indexOf(item) : -1;
  const layer = element.closest(layers);
  const opener = layer !== null && last?.layer === layer ? last.before : last;
  return { element, around, index, layer, before: layer === null ? null : opener };
}

/** The element that replaces a removed one. */
function successorOf({ around, index, layer, before }: Held): HTMLElement | null {
  if (layer?.isConnected === false && before !== null)
    return before.element.isConnected ? before.element : successorOf(before);
  const remaining = around.filter((each) => each.isConnected);
  const part = remaining.find((each) => each.matches(parts));
  const list = index === -1 ? undefined : remaining.find((each) => each.matches(lists));
  const sibling = list && (!part || part.contains(list)) ? controlAt(list, index) : null;
  if (sibling) return sibling;
  if (!part || part.tagName === 'MAIN') return screenHeading() ?? document.querySelector('main');
  const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  heading.tabIndex = -1;
  return heading;
}

/** The first control of the item at that index, or of the last item. */
function controlAt(list: HTMLElement, index: number): HTMLElement | null {
  const item = list.children[Math.min(index, list.children.length - 1)];
  return item?.querySelector<HTMLElement>(controls) ?? null;
}
