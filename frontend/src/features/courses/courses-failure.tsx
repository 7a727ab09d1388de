import { Alert, Button, Group } from '@mantine/core';
import styles from './courses.module.css';

/** A list did not load, and why. */
export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert color="danger" className={styles.failed ?? ''}>
      {message}
      <Group mt="sm">
        <Button size="compact-md" variant="outline" color="danger" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
