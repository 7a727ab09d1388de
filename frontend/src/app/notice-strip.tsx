import { Notifications, notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { isPastNotice, noticeSelector, noticesKey } from '../lib/notice-content.tsx';
import styles from './notice-strip.module.css';

const strip = '.mantine-Notifications-root[data-position="bottom-center"]';
const heightProperty = '--notice-strip';
/** More would hide too much of the page. The oldest ones about something that is done close first. */
const maximumCount = 3;

/** What must stay visible around a changed or focused element: its row, or the field with its label. */
const surroundings = 'tr, [role="row"], li, .mantine-InputWrapper-root, .mantine-Switch-root';
/** While one of these is open or has the focus, Escape belongs to it. */
const ownersOfEscape = '[role="dialog"], [role="menu"], [role="listbox"]';
const fields = 'input, textarea, select, [role="gridcell"], [contenteditable="true"]';

const stripElement = () => document.querySelector<HTMLElement>(strip);

/** Enough for what an action changes on a screen. */
const maximumChanges = 500;

const screenHeading = 'main h1';

/**
 * Collects the elements that have changed since the last action of the user: new ones, fields with another value, and
 * cells of a grid with another text. After an action that opens a screen there are none, because all of the screen is
 * new, and it is shown from its top.
 * @param onChange called after each change, unless the user has scrolled since the last action
 * @returns a function that stops it
 */
function collectChanges(changes: Set<Element>, onChange: () => void): () => void {
  let hasScrolled = false;
  let isScreenNew = false;
  const observer = new MutationObserver((records) => {
    if (!hasScrolled) onChange();
    if (records.some(hasNewScreen)) {
      isScreenNew = true;
      changes.clear();
    }
    if (isScreenNew) return;
    for (const record of records) {
      if (changes.size >= maximumChanges) return;
      const { target } = record;
      const element = target instanceof Element ? target : target.parentElement;
      const cell = element?.closest('[role="gridcell"]') ?? null;
      if (cell !== null) changes.add(cell);
      else if (record.type === 'attributes' && element !== null) changes.add(element);
      else for (const node of record.addedNodes) if (node instanceof Element) changes.add(node);
    }
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['value'],
  });
  const forget = () => {
    changes.clear();
    hasScrolled = false;
    isScreenNew = false;
  };
  const keepPlace = () => {
    hasScrolled = true;
  };
  const actions = ['pointerdown', 'keydown', 'paste', 'drop'] as const;
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  for (const action of actions) document.addEventListener(action, forget, options);
  for (const scroll of ['wheel', 'touchmove'] as const) document.addEventListener(scroll, keepPlace, options);
  return () => {
    observer.disconnect();
    listeners.abort();
  };
}

/** Whether a change of the page added the heading of a screen. */
const hasNewScreen = ({ addedNodes }: MutationRecord) =>
  [...addedNodes].some(
    (node) =>
      node instanceof Element && (node.matches(screenHeading) || node.querySelector(screenHeading) !== null),
  );

/** Whether the element stays where it is while the page scrolls. */
function isInBar(element: Element): boolean {
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(ancestor).position)) return true;
  return false;
}

/** Scrolls what the user is working on and what has just changed above the strip and its bars, as far as all of it fits. */
function scrollAboveStrip(changes: ReadonlySet<Element> = new Set()): void {
  const focused = document.activeElement;
  const inUse = focused === null || focused === document.body ? [] : [focused];
  const elements = [...inUse, ...changes].filter((element) => element.isConnected && !isInBar(element));
  const visible = elements
    .map((element) => (element.closest(surroundings) ?? element).getBoundingClientRect())
    .filter((rect) => rect.height > 0 && rect.bottom > 0 && rect.top < window.innerHeight);
  const lowest = Math.min(window.innerHeight, Math.max(...visible.map(({ bottom }) => bottom)));
  // It includes the bars at the bottom.
  const edge =
    window.innerHeight - parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  const hidden = lowest - edge;
  // What begins above the window is out of view already.
  const room = Math.min(...visible.map(({ top }) => top).filter((top) => top >= 0));
  if (visible.length > 0 && hidden > 0) window.scrollBy(0, Math.min(hidden, room));
}

const newestNotice = (root: HTMLElement) => [...root.querySelectorAll(noticeSelector)].at(-1);

/** Closes the notice with the focus, or the newest one. Returns whether there was one that can be closed. */
function closeNotice(root: HTMLElement): boolean {
  const notice = document.activeElement?.closest(noticeSelector) ?? newestNotice(root);
  const dismiss = notice?.querySelector<HTMLElement>('.mantine-Notification-closeButton');
  dismiss?.click();
  return dismiss != null;
}

/**
 * The key for notices moves the focus to the newest notice, whose buttons are at the end of the page otherwise, and back.
 * Escape closes a notice, unless something else on the page is waiting for Escape.
 */
function listenToKeys(): () => void {
  let cameFrom: Element | null = null;
  const goBack = () => {
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const root = stripElement();
    const focused = document.activeElement;
    if (root === null || event.defaultPrevented) return;
    const isInside = root.contains(focused);
    if (event.key === noticesKey) {
      const button = newestNotice(root)?.querySelector('button');
      if (!button) return;
      event.preventDefault();
      if (isInside) return goBack();
      cameFrom = focused;
      button.focus();
    } else if (event.key === 'Escape') {
      const isTaken = focused?.matches(fields) === true || document.querySelector(ownersOfEscape) !== null;
      if (isInside || !isTaken) if (closeNotice(root) && isInside) goBack();
    }
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/** Shows the notices in a strip of their own at the bottom edge of the window, so that they cover nothing. */
export function NoticeStrip() {
  const { notifications: shown } = useNotifications();
  useEffect(() => {
    const tooMany = shown.filter(isPastNotice).slice(0, Math.max(0, shown.length - maximumCount));
    for (const { id } of tooMany) if (id !== undefined) notifications.hide(id);
  }, [shown]);
  useEffect(() => {
    const root = stripElement();
    if (root === null) return undefined;
    const changes = new Set<Element>();
    // The page may add something above the focused element later, for example a line about the weights.
    const stopCollecting = collectChanges(changes, () => {
      if (root.offsetHeight > 0) scrollAboveStrip();
    });
    const stopListening = listenToKeys();
    const observer = new ResizeObserver(() => {
      const height = root.offsetHeight;
      document.documentElement.style.setProperty(heightProperty, `${height}px`);
      if (height > 0) scrollAboveStrip(changes);
    });
    observer.observe(root);
    return () => {
      observer.disconnect();
      stopListening();
      stopCollecting();
      document.documentElement.style.removeProperty(heightProperty);
    };
  }, []);
  return (
    // Without notices the section has no name, so it is not listed as a part of the page.
    <section aria-label={shown.length === 0 ? undefined : `Notices (${noticesKey})`}>
      <Notifications
        // So that it is there before the first effect, which measures it.
        withinPortal={false}
        position="bottom-center"
        limit={20}
        zIndex={250}
        transitionDuration={0}
        classNames={{ root: styles.root ?? '', notification: styles.notice ?? '' }}
      />
    </section>
  );
}
