import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './share.module.css';

interface FailedProps {
  message: string;
  title?: string;
  onRetry: () => void;
  /** Another action, in addition to trying again. */
  children?: ReactNode;
}

/** An action failed, and why. */
export function Failed({ message, title, onRetry, children }: FailedProps) {
  return (
    <Alert color="danger" title={title} className={styles.failed ?? ''}>
      {message}
      <Group gap="sm" mt="sm">
        <Button size="compact-md" variant="outline" color="danger" onClick={onRetry}>
          Try again
        </Button>
        {children}
      </Group>
    </Alert>
  );
}
