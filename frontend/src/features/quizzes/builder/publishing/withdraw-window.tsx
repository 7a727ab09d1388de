import { Button, Group, Modal, Text } from '@mantine/core';
import type { WithdrawalText } from './publishing-labels.ts';

interface WithdrawWindowProps {
  text: WithdrawalText;
  /** Number of attempts in progress. Undefined while the window is closed. */
  inProgress: number | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before attempts in progress are stopped. */
export function WithdrawWindow({ text, inProgress, onCancel, onConfirm }: WithdrawWindowProps) {
  return (
    <Modal opened={inProgress !== undefined} onClose={onCancel} title={text.title} centered>
      {inProgress === undefined ? null : (
        <>
          <Text fw={650}>
            {inProgress === 1
              ? '1 attempt is in progress.'
              : `${inProgress.toLocaleString('en')} attempts are in progress.`}
          </Text>
          <Text mt={4}>{text.stops}</Text>
          <Text mt={4}>Saved answers are kept. Time limits keep running.</Text>
          <Group justify="flex-end" mt="lg" gap="sm">
            <Button variant="default" data-autofocus onClick={onCancel}>
              {text.cancel}
            </Button>
            <Button onClick={onConfirm}>{text.confirm}</Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
