import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';

const shownForMs = 8000;

/**
 * Says what was just done, with the offer to take it back. The offer ends with the next edit, which 'Undo' would take
 * back instead.
 */
export function offerUndo(store: PlannerStore, message: string): void {
  const done = presentOf(store.getState());
  const id = notifications.show({
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{message}</span>
        <Button size="compact-sm" variant="subtle" flex="none" onClick={takeBack}>
          Undo
        </Button>
      </Group>
    ),
    autoClose: shownForMs,
    onClose: () => stop(),
  });
  const stop = store.subscribe((state) => {
    if (presentOf(state) !== done) notifications.hide(id);
  });

  function takeBack() {
    if (presentOf(store.getState()) === done) store.getState().undo();
    notifications.hide(id);
  }
}
