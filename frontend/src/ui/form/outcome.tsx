import { useEffect, useRef, type ReactNode } from 'react';
import styles from './outcome.module.css';

interface OutcomeProps {
  message: string;
  /** What to do next. */
  children?: ReactNode;
}

/** Something came about. What had the focus is gone, so it moves to the sentence that says so. */
export function Outcome({ message, children }: OutcomeProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <div className={styles.outcome}>
      <p ref={sentence} tabIndex={-1} role="status" className={styles.message}>
        {message}
      </p>
      {children}
    </div>
  );
}
