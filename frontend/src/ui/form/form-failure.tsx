import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface FormFailureProps {
  title: string;
  children?: ReactNode;
  /** Without it, the button submits the surrounding form again. Null for no button. */
  onRetry?: (() => void) | null;
}

/** A request failed. The message scrolls into view and stays until it is closed or retried. */
export function FormFailure({ title, children, onRetry }: FormFailureProps) {
  const [dismissed, setDismissed] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (dismissed) return null;
  return (
    <Alert
      // Without this margin, the last fraction of a pixel stays out of view.
      style={{ scrollMarginBlock: 8 }}
      ref={alert}
      color="danger"
      title={title}
      mt="md"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={() => setDismissed(true)}
    >
      {children}
      {onRetry === null ? null : (
        <Group mt="sm">
          <Button
            size="compact-md"
            variant="outline"
            color="danger"
            type={onRetry ? 'button' : 'submit'}
            onClick={onRetry}
          >
            Try again
          </Button>
        </Group>
      )}
    </Alert>
  );
}
