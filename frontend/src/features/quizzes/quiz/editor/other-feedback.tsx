import { Alert, Button, Group } from '@mantine/core';
import styles from './editor.module.css';
import type { KeptFeedback } from './use-typed-grade.ts';

interface OtherFeedbackProps {
  /** The saved feedback. Empty if it was removed. */
  feedback: string;
  onKeep: (kept: KeptFeedback) => void;
}

/** Asks which feedback to keep, because other feedback was saved while this user was writing. */
export function OtherFeedback({ feedback, onKeep }: OtherFeedbackProps) {
  const look = { size: 'compact-md', variant: 'outline' } as const;
  return (
    <Alert mt="md" color="ink" title="The saved feedback was changed while you were writing">
      {feedback === '' ? (
        'There is no saved feedback now.'
      ) : (
        <p className={styles.otherFeedback}>{feedback}</p>
      )}
      <Group gap="sm" mt="sm">
        <Button {...look} onClick={() => onKeep('mine')}>
          Keep mine
        </Button>
        <Button {...look} onClick={() => onKeep('theirs')}>
          Take theirs
        </Button>
        {feedback === '' ? null : (
          <Button {...look} onClick={() => onKeep('both')}>
            Keep both
          </Button>
        )}
      </Group>
    </Alert>
  );
}
