import { Button, Group, Modal, Text } from '@mantine/core';
import { useSaving } from '../data/use-saving.ts';
import { isBusy } from '../model/builder-state.ts';
import { useBuilt } from '../store/use-builder.ts';

interface LeaveWindowProps {
  /** Leads on to what was asked for; null where nobody wants to leave. */
  leave: (() => void) | null;
  onClose: () => void;
}

/** Asks what becomes of what is not saved, before something else is shown. */
export function LeaveWindow({ leave, onClose }: LeaveWindowProps) {
  const isSaving = useBuilt(isBusy);
  const { save } = useSaving();
  const go = () => {
    onClose();
    leave?.();
  };
  const saveAndGo = async () => {
    const { outcome } = await save();
    if (outcome === 'updated' || outcome === 'created') go();
    else onClose();
  };
  return (
    <Modal opened={leave !== null} onClose={onClose} title="Save the quiz first?">
      <Text>What you changed in this quiz is not saved yet. Without saving, it is gone.</Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button variant="subtle" color="gray" onClick={onClose}>
          Stay here
        </Button>
        <Button variant="default" disabled={isSaving} onClick={go}>
          Leave without saving
        </Button>
        <Button data-autofocus loading={isSaving} onClick={() => void saveAndGo()}>
          Save and leave
        </Button>
      </Group>
    </Modal>
  );
}
