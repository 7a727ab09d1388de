import { Button, Group, Modal, Text } from '@mantine/core';
import type { WithdrawalText } from './publishing-labels.ts';
import type { AffectedAttempts } from './use-withdrawing.ts';

interface WithdrawWindowProps {
  text: WithdrawalText;
  /** The affected attempts. Undefined while the window is closed. */
  attempts: AffectedAttempts | undefined;
  /** Another effect of the action. */
  more?: string | null;
  onCancel: () => void;
  onConfirm: () => void;
}

const counted = (count: number) => (count === 1 ? '1 attempt' : `${count.toLocaleString('en')} attempts`);

/** Asks before attempts in progress are stopped, or submitted ones are hidden. */
export function WithdrawWindow({ text, attempts, more = null, onCancel, onConfirm }: WithdrawWindowProps) {
  const { inProgress = 0, submitted = 0 } = attempts ?? {};
  return (
    <Modal opened={attempts !== undefined} onClose={onCancel} title={text.title} centered>
      {attempts === undefined ? null : (
        <>
          {inProgress === 0 ? null : (
            <>
              <Text fw={650}>{`${counted(inProgress)} ${inProgress === 1 ? 'is' : 'are'} in progress.`}</Text>
              <Text mt={4}>{text.stops}</Text>
              <Text mt={4}>Saved answers are kept. Time limits keep running.</Text>
            </>
          )}
          {submitted === 0 ? null : (
            <>
              <Text mt={inProgress === 0 ? 0 : 'sm'} fw={650}>
                {`${counted(submitted)} ${submitted === 1 ? 'was' : 'were'} submitted.`}
              </Text>
              <Text mt={4}>Nobody sees the results unless you restore the quiz within 30 days.</Text>
            </>
          )}
          {more === null ? null : <Text mt="sm">{more}</Text>}
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
