import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './form-state.module.css';

interface OutcomeProps {
  message: string;
  /** The next steps. */
  children?: ReactNode;
}

/** An action succeeded. The focused element disappeared, so the focus moves to the message. */
export function Outcome({ message, children }: OutcomeProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => sentence.current?.focus(), []);
  return (
    <div className={styles.outcome}>
      <p ref={sentence} tabIndex={-1} role="status" className={styles.message}>
        {message}
      </p>
      {children}
    </div>
  );
}
