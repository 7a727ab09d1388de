import { Button, Group, Modal, Text } from '@mantine/core';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { useSaving } from './use-course-saving.ts';

/** Asks what to do with unsaved changes before another screen opens. */
export function LeaveWindow() {
  const store = usePlannerStore();
  const leave = usePlanner((state) => state.leave);
  const isBusy = usePlanner(({ saving }) => saving === 'updating');
  const { save } = useSaving();
  const { askToLeave } = store.getState();
  const stay = () => askToLeave(null);
  const go = () => {
    askToLeave(null);
    leave?.();
  };
  const saveAndGo = async () => {
    const { outcome } = await save();
    if (outcome === 'updated' || outcome === 'waiting') go();
    else stay();
  };
  return (
    <Modal opened={leave !== null} onClose={stay} title="Save your changes first?">
      <Text>
        Your changes to this course aren’t in your account yet. They’re kept on this device either way, and
        are here when you open the course again.
      </Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button variant="subtle" color="gray" onClick={stay}>
          Stay here
        </Button>
        <Button variant="default" onClick={go}>
          Leave as a draft
        </Button>
        <Button data-autofocus loading={isBusy} onClick={() => void saveAndGo()}>
          Save and leave
        </Button>
      </Group>
    </Modal>
  );
}
