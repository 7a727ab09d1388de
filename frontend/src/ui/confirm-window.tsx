import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormFailure } from './form/form-failure.tsx';
import { Sending } from './form/sending.tsx';
import { failureMessage } from '../lib/server-failure.ts';

interface ConfirmWindowProps {
  opened: boolean;
  onClose: () => void;
  /** The question to confirm. */
  title: string;
  /** The consequences of the action. */
  children: ReactNode;
  /** A field for an optional text. */
  field?: ReactNode;
  /** Label of the button. */
  confirm: string;
  isHarmful?: boolean;
  isSending: boolean;
  error: Error | undefined;
  /** Title of the failure. */
  failureTitle?: string;
  onConfirm: () => void;
}

/** Asks before an action, and shows its failure. */
export function ConfirmWindow(props: ConfirmWindowProps) {
  const { opened, onClose, title, children, field, confirm, isHarmful = false } = props;
  const { isSending, error, failureTitle = 'Nothing was changed', onConfirm } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title} centered>
      <Text>{children}</Text>
      {field}
      {error ? (
        <FormFailure title={failureTitle} onRetry={onConfirm}>
          {failureMessage(error)}
        </FormFailure>
      ) : null}
      <Sending message={isSending ? 'Waiting for the server…' : null} />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button {...(isHarmful && { color: 'danger' })} onClick={() => isSending || onConfirm()}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
