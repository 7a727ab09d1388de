import { Alert, Button, Group, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { SubmitSummary } from './submit-summary.tsx';
import { conflictsIn, needsConfirmation } from './attempt-state.ts';
import styles from './taking.module.css';
import { useAttempt, useOpenAttempt } from './use-attempt.ts';

interface SubmitWindowProps {
  opened: boolean;
  onClose: () => void;
  onSubmit: () => void;
  onGoTo: (index: number) => void;
}

/**
 * Asks for confirmation before an attempt is submitted. Lists unanswered questions, flagged questions and conflicts.
 */
export function SubmitWindow({ opened, onClose, ...rest }: SubmitWindowProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Hand in your answers?"
      size="md"
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
    >
      <Confirmation onClose={onClose} {...rest} />
    </Modal>
  );
}

function Confirmation({ onClose, onSubmit, onGoTo }: Omit<SubmitWindowProps, 'opened'>) {
  const comparison = useComparison();
  const hasConflicts = useAttempt((state) => conflictsIn(state).length > 0);
  const submission = useAttempt((state) => state.submission);
  return (
    <>
      {needsConfirmation(submission) ? (
        <Alert color="ink" mb="md">
          {submission === 'asking'
            ? 'Not handed in yet: you wanted to hand in when the connection was lost. Hand in now?'
            : 'Not handed in yet: another device has saved answers since you looked.'}
        </Alert>
      ) : null}
      <SubmitSummary onGoTo={onGoTo} />
      <p role="status" className={styles.last}>
        {hasConflicts && comparison !== 'running'
          ? 'Choose first which answers count.'
          : comparisonTexts[comparison]}
      </p>
      <p className={styles.last}>You can’t change your answers after you hand in.</p>
      <Group mt="md" gap="sm">
        <Button
          size="md"
          className={styles.choose ?? ''}
          loading={comparison === 'running'}
          disabled={hasConflicts}
          onClick={onSubmit}
        >
          Hand in
        </Button>
        <Button size="md" className={styles.choose ?? ''} variant="default" onClick={onClose}>
          Back to the questions
        </Button>
      </Group>
    </>
  );
}

/** Whether the server's answers were fetched and the unsent ones saved. */
type Comparison = 'running' | 'done' | 'failed';

const comparisonTexts: Readonly<Record<Comparison, string>> = {
  running: 'Checking the saved answers…',
  done: 'All your answers are saved.',
  failed:
    'The saved answers could not be checked, so only the answers on this device are counted here. If another device has saved different answers, you’re asked again before handing in.',
};

/** Fetches the server's answers when the window opens. */
function useComparison(): Comparison {
  const { syncQueue } = useOpenAttempt();
  const [comparison, setComparison] = useState<Comparison>('running');
  useEffect(() => {
    let isOn = true;
    const show = (isDone: boolean) => isOn && setComparison(isDone ? 'done' : 'failed');
    void syncQueue.compare().then(show);
    return () => {
      isOn = false;
    };
  }, [syncQueue]);
  return comparison;
}
