import { Loader } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../../core/texts.ts';
import styles from './loading.module.css';

const sheets = new Set<Element>();
/** The focused element before the page was covered. */
let focusedBefore: HTMLElement | null = null;

/**
 * Makes everything on the page inert except `sheet`, a child of the body that covers the page. The returned
 * function undoes this. It also restores the focus, unless the focus has moved.
 */
function cover(sheet: Element): () => void {
  const { activeElement } = document;
  if (sheets.size === 0) focusedBefore = activeElement instanceof HTMLElement ? activeElement : null;
  sheets.add(sheet);
  updateInert();
  return () => {
    sheets.delete(sheet);
    updateInert();
    if (sheets.size > 0) return;
    if (document.activeElement === document.body && focusedBefore?.isConnected)
      focusedBefore.focus({ preventScroll: true });
    focusedBefore = null;
  };
}

function updateInert(): void {
  for (const element of document.body.children) {
    element.toggleAttribute('inert', sheets.size > 0 && !sheets.has(element));
  }
}

interface FullScreenLoaderProps {
  /** The progress message. Without it only the spinner is shown. */
  message?: string;
}

/**
 * Covers everything while the site waits for a response that it needs, for example the user's session. The page
 * below cannot be reached by keyboard either.
 */
export function FullScreenLoader({ message }: FullScreenLoaderProps) {
  const sheet = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => (sheet.current ? cover(sheet.current) : undefined), []);
  return createPortal(
    <output ref={sheet} className={styles.cover} aria-label={message ?? texts.loading}>
      <Loader aria-hidden />
      {message === undefined ? null : <p>{message}</p>}
    </output>,
    document.body,
  );
}
