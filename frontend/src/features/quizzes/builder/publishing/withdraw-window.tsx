import { Button, Group, Modal, Text } from '@mantine/core';
import type { WithdrawalText } from './publishing-labels.ts';

interface WithdrawWindowProps {
  words: WithdrawalText;
  /** Running attempts. Undefined while nothing is asked. */
  inProgress: number | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before running attempts are stopped. */
export function WithdrawWindow({ words, inProgress, onCancel, onConfirm }: WithdrawWindowProps) {
  return (
    <Modal opened={inProgress !== undefined} onClose={onCancel} title={words.title} centered>
      {inProgress === undefined ? null : (
        <>
          <Text fw={650}>
            {inProgress === 1
              ? '1 attempt is in progress.'
              : `${inProgress.toLocaleString('en')} attempts are in progress.`}
          </Text>
          <Text mt={4}>{words.stops}</Text>
          <Text mt={4}>Saved answers are kept. Time limits keep running.</Text>
          <Group justify="flex-end" mt="lg" gap="sm">
            <Button variant="default" data-autofocus onClick={onCancel}>
              {words.cancel}
            </Button>
            <Button onClick={onConfirm}>{words.confirm}</Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
