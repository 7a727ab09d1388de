import { Button, Group, Modal, Text } from '@mantine/core';
import type { Withdrawal } from './use-withdrawing.ts';
import { stopsWords } from './words.ts';

interface WithdrawWindowProps {
  /** Null while nothing is asked. */
  asked: Withdrawal | null;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before attempts that run are stopped. */
export function WithdrawWindow({ asked, onCancel, onConfirm }: WithdrawWindowProps) {
  return (
    <Modal opened={asked !== null} onClose={onCancel} title="Close the quiz now?" centered>
      {asked === null ? null : (
        <>
          <Text fw={650}>
            {asked.inProgress === 1
              ? '1 attempt is in progress.'
              : `${asked.inProgress.toLocaleString('en')} attempts are in progress.`}
          </Text>
          <Text mt={4}>{stopsWords}</Text>
          <Text mt={4}>What is saved of them is kept, and a time limit runs on.</Text>
          <Group justify="flex-end" mt="lg" gap="sm">
            <Button variant="default" data-autofocus onClick={onCancel}>
              Keep it open
            </Button>
            <Button onClick={onConfirm}>Close it now</Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
