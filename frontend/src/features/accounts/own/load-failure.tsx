import { Alert, Button, Group } from '@mantine/core';
import { failureMessage } from '../../../lib/server-failure.ts';

interface LoadFailureProps {
  what: string;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Shown if something did not load. */
export function LoadFailure({ what, error, refetch }: LoadFailureProps) {
  return (
    <Alert color="danger" title={what} mt="md">
      {failureMessage(error)}
      <Group mt="sm">
        {/* The failure is also returned as `error`. */}
        <Button
          size="compact-md"
          variant="outline"
          color="danger"
          onClick={() => void refetch().catch(() => {})}
        >
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
