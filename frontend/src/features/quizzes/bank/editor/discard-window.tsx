import { Button, Group, Modal, Text } from '@mantine/core';

interface DiscardWindowProps {
  /** What leads on; null: nobody wants to leave. */
  leave: (() => void) | null;
  onStay: () => void;
}

/** Asks what becomes of a question that is written and not saved. */
export function DiscardWindow({ leave, onStay }: DiscardWindowProps) {
  const go = () => {
    onStay();
    leave?.();
  };
  return (
    <Modal opened={leave !== null} onClose={onStay} title="Leave without saving the question?" centered>
      <Text>What you changed in it is not saved yet, and is lost when you go on.</Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button variant="default" onClick={go}>
          Leave without saving
        </Button>
        <Button data-autofocus onClick={onStay}>
          Keep writing
        </Button>
      </Group>
    </Modal>
  );
}
