import { Button, Group, Modal, Text } from '@mantine/core';
import { useSaving } from '../data/use-saving.ts';
import { isBusy } from '../model/builder-state.ts';
import { dropDraft } from '../store/kept-drafts.ts';
import { useBuilderPlace } from '../store/use-builder-place.ts';
import { useBuilderStore, useBuilt } from '../store/use-builder.ts';

interface LeaveWindowProps {
  /** Leads on to what was asked for; null where nobody wants to leave. */
  leave: (() => void) | null;
  onClose: () => void;
}

/** Asks what becomes of what is not saved, before something else is shown. */
export function LeaveWindow({ leave, onClose }: LeaveWindowProps) {
  const isSaving = useBuilt(isBusy);
  const store = useBuilderStore();
  const place = useBuilderPlace();
  const { save } = useSaving();
  const go = () => {
    onClose();
    leave?.();
  };
  const giveUp = () => {
    const { built, dispatch } = store.getState();
    dropDraft(place, built.saved?.id ?? null);
    dispatch({ type: 'discard' });
    go();
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
        <Button variant="default" disabled={isSaving} onClick={giveUp}>
          Leave without saving
        </Button>
        <Button data-autofocus loading={isSaving} onClick={() => void saveAndGo()}>
          Save and leave
        </Button>
      </Group>
    </Modal>
  );
}
