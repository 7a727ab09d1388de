import { Alert, Button } from '@mantine/core';
import { failureMessage } from '../../../../lib/server-failure.ts';

interface PartFailureProps {
  title: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Replaces a part of the screen that could not be loaded. */
export function PartFailure({ title, error, onRetry }: PartFailureProps) {
  // The failure is also returned as `error`.
  const retry = () => void onRetry().catch(() => {});
  return (
    <Alert color="danger" title={title} mt="md" role="alert">
      {failureMessage(error)}
      <br />
      <Button size="compact-md" variant="outline" color="danger" mt="sm" onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}
