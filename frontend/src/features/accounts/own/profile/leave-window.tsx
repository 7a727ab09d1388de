import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedGuard } from '../../../../lib/use-unsaved-guard.ts';

/** Asks what becomes of what is typed and not saved, before another screen is shown. */
export function LeaveWindow({ isChanged }: { isChanged: boolean }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useUnsavedGuard(
    () => isChanged,
    (go) => setLeave(() => go),
  );
  const stay = () => setLeave(null);
  const go = () => {
    stay();
    leave?.();
  };
  return (
    <Modal opened={leave !== null} onClose={stay} title="Leave without saving your profile?">
      <Text>What you changed in it is not saved yet, and is lost when you leave this page.</Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button variant="default" onClick={go}>
          Leave without saving
        </Button>
        <Button data-autofocus onClick={stay}>
          Stay here
        </Button>
      </Group>
    </Modal>
  );
}
