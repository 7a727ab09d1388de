import { Button, Dialog, Group, Text } from '@mantine/core';

interface PaletteFailureProps {
  onRetry: () => void;
  onDismiss: () => void;
}

/** The search palette did not load. It stays until it is dismissed or loads after all. */
export function PaletteFailure({ onRetry, onDismiss }: PaletteFailureProps) {
  return (
    <Dialog opened withBorder withCloseButton onClose={onDismiss} role="alert">
      <Group>
        <Text>The search did not load.</Text>
        <Button onClick={onRetry}>Try again</Button>
      </Group>
    </Dialog>
  );
}
