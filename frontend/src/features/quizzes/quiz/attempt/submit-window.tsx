import { Alert, Button, Group, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { SubmitSummary } from './submit-summary.tsx';
import { clashesIn, isToBeAsked } from './attempt-state.ts';
import styles from './taking.module.css';
import { useAttempt, useOpenAttempt } from './use-attempt.ts';

interface SubmitWindowProps {
  opened: boolean;
  onClose: () => void;
  onSubmit: () => void;
  onGoTo: (place: number) => void;
}

/** Confirmation before an attempt is submitted: the server's answers and the missing ones. */
export function SubmitWindow({ opened, onClose, ...rest }: SubmitWindowProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Hand in your answers?"
      size="md"
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
    >
      <LastLook onClose={onClose} {...rest} />
    </Modal>
  );
}

function LastLook({ onClose, onSubmit, onGoTo }: Omit<SubmitWindowProps, 'opened'>) {
  const look = useLook();
  const hasClashes = useAttempt((state) => clashesIn(state).length > 0);
  const submission = useAttempt((state) => state.submission);
  return (
    <>
      {isToBeAsked(submission) ? (
        <Alert color="ink" mb="md">
          {submission === 'asking'
            ? 'Not handed in yet: you wanted to hand in when the connection was lost. Hand in now?'
            : 'Not handed in yet: another device has saved answers since you looked.'}
        </Alert>
      ) : null}
      <SubmitSummary onGoTo={onGoTo} />
      <p role="status" className={styles.last}>
        {hasClashes && look !== 'asking' ? 'Choose first which answers count.' : lookTexts[look]}
      </p>
      <p className={styles.last}>You can’t change your answers after you hand in.</p>
      <Group mt="md" gap="sm">
        <Button
          size="md"
          className={styles.choose ?? ''}
          loading={look === 'asking'}
          disabled={hasClashes}
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

type Look = 'asking' | 'fresh' | 'unreached';

const lookTexts: Readonly<Record<Look, string>> = {
  asking: 'Checking the saved answers…',
  fresh: 'All your answers are saved.',
  unreached:
    'The server did not answer, so only the answers on this device are counted here. If another device has saved different answers, you are asked again before handing in.',
};

/** Fetches the server's answers when the window opens. */
function useLook(): Look {
  const { syncQueue } = useOpenAttempt();
  const [look, setLook] = useState<Look>('asking');
  useEffect(() => {
    let isOn = true;
    const show = (isFresh: boolean) => isOn && setLook(isFresh ? 'fresh' : 'unreached');
    void syncQueue.compare().then(show);
    return () => {
      isOn = false;
    };
  }, [syncQueue]);
  return look;
}
