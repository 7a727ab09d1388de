import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';

const shownForMs = 10_000;

/** Says what was just done on the server, with the offer to take it back for some seconds. */
export function showUndo(message: string, onUndo: () => void): void {
  const id = notifications.show({
    autoClose: shownForMs,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{message}</span>
        <Button size="compact-sm" variant="subtle" flex="none" onClick={takeBack}>
          Undo
        </Button>
      </Group>
    ),
  });

  function takeBack() {
    notifications.hide(id);
    onUndo();
  }
}
