import { useEffect } from 'react';
import { screenHeading } from '../lib/screen-heading.ts';

/** What had the focus last, with all that it stood in, from the inside out. */
interface Held {
  readonly element: HTMLElement;
  readonly around: readonly HTMLElement[];
  /** Its place in its list, from 0; -1 where it stood in none. */
  readonly place: number;
}

/** Whoever leads the focus on purpose has done so by then. */
const patience = 120;

const parts = '[role="dialog"], section, article, form, main';
const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * Keeps the keyboard's place. Where what has the focus is switched off while something is under way, it takes it again
 * once it is on; where it is gone, the focus goes to what stands in its place in the list, else to the heading of the part
 * that it stood in. Who led the focus elsewhere, or pressed somewhere with the mouse, is left alone.
 */
export function useFocusKeeper(): void {
  useEffect(() => keepFocus(document), []);
}

function keepFocus(page: Document): () => void {
  let held: Held | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => page.activeElement === null || page.activeElement === page.body;
  const onFocusIn = ({ target }: FocusEvent) => {
    held = target instanceof HTMLElement && target !== page.body ? holdOf(target) : null;
  };
  const onPointerDown = () => {
    held = null;
  };
  const lead = () => {
    if (held === null || !isLost()) return;
    const { element } = held;
    // What is off while something is under way is waited for.
    if (element.isConnected && element.matches(':disabled')) return;
    (element.isConnected ? element : successorOf(held))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (held === null || !isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(lead, patience);
  });
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('pointerdown', onPointerDown);
  observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('pointerdown', onPointerDown);
    observer.disconnect();
  };
}

function holdOf(element: HTMLElement): Held {
  const around: HTMLElement[] = [];
  for (let each = element.parentElement; each !== null; each = each.parentElement) around.push(each);
  const item = element.closest('li');
  const place = item?.parentElement ? [...item.parentElement.children].indexOf(item) : -1;
  return { element, around, place };
}

/** What takes the place of something that is gone. */
function successorOf({ around, place }: Held): HTMLElement | null {
  const left = around.filter((each) => each.isConnected);
  const list = place === -1 ? undefined : left.find((each) => each.matches('ul, ol'));
  const part = left.find((each) => each.matches(parts));
  if (list && (!part || part.contains(list))) {
    const item = list.children[Math.min(place, list.children.length - 1)];
    const control = item?.querySelector<HTMLElement>(controls);
    if (control) return control;
  }
  if (!part || part.tagName === 'MAIN') return screenHeading() ?? document.querySelector('main');
  const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  heading.tabIndex = -1;
  return heading;
}
