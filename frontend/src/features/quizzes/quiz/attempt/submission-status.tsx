import { Button, Loader } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import styles from './taking.module.css';
import { useAttempt, useOpenAttempt } from './use-attempt.ts';

/** Replaces the questions during the submission. After time is up, the submission cannot be cancelled. */
export function SubmissionStatus() {
  const isUp = useAttempt((state) => state.isUp);
  const submission = useAttempt((state) => state.submission);
  const { syncQueue } = useOpenAttempt();
  const isWaiting = submission === 'waiting';
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => head.current?.focus(), []);
  return (
    <section className={styles.card} aria-live="polite">
      <h2 ref={head} tabIndex={-1} className={styles.submission}>
        {isWaiting ? 'Not handed in yet: offline' : 'Handing in…'}
      </h2>
      {isWaiting ? (
        <p className={styles.message}>
          Your answers are kept on this device and handed in when you’re connected again. Leave this page
          open. If you close it, you’re asked again when you come back.
        </p>
      ) : (
        <Loader size="sm" mt="md" aria-hidden />
      )}
      {isWaiting && isUp ? (
        <p className={styles.message}>Time is up. Your saved answers still count.</p>
      ) : null}
      {isWaiting ? (
        <div className={styles.act}>
          <Button size="md" onClick={() => syncQueue.submit()}>
            Try again
          </Button>
          {isUp ? null : (
            <Button size="md" variant="default" onClick={() => syncQueue.cancelSubmission()}>
              Continue answering
            </Button>
          )}
        </div>
      ) : null}
    </section>
  );
}
