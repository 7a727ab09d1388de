import { Alert, Button, Group, type AlertProps } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './failure.module.css';

interface FailureProps extends Pick<AlertProps, 'mt' | 'mb'> {
  title?: string;
  /** The reason. Its line breaks are shown. */
  message: ReactNode;
  /** Tries again. If that fails as well, the parent component shows the new failure. */
  onRetry?: () => unknown;
  /** Other actions, after the retry button. */
  children?: ReactNode;
}

/** Something failed: the reason, and what to do next. */
export function Failure({ title, message, onRetry, children, ...margins }: FailureProps) {
  const retry = () => void Promise.resolve(onRetry?.()).catch(() => {});
  return (
    <Alert color="danger" title={title} className={styles.failure ?? ''} {...margins}>
      {message}
      {onRetry || children ? (
        <Group gap="sm" mt="sm">
          {onRetry ? (
            <Button size="compact-md" variant="outline" color="danger" onClick={retry}>
              Try again
            </Button>
          ) : null}
          {children}
        </Group>
      ) : null}
    </Alert>
  );
}
