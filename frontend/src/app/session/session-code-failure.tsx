import { Button, Dialog, Group, Text } from '@mantine/core';
import { useState } from 'react';

/** The code that asks who is signed in did not arrive: the site works on without it. */
export function SessionCodeFailure({ onRetry }: { onRetry: () => void }) {
  const [shown, setShown] = useState(true);
  return (
    <Dialog opened={shown} withBorder withCloseButton onClose={() => setShown(false)} role="alert">
      <Text mb="sm">Your account did not load. Check the connection and try again.</Text>
      <Group>
        <Button onClick={onRetry}>Try again</Button>
      </Group>
    </Dialog>
  );
}
