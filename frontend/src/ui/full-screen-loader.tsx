import { Loader } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../../core/texts.ts';
import { cover } from './cover.ts';
import styles from './full-screen-loader.module.css';

interface FullScreenLoaderProps {
  /** What is going on; without it only the sign turns. */
  message?: string;
}

/**
 * Covers everything while the site cannot go on without an answer, such as who the user is. What lies below cannot be
 * reached by keyboard either.
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
