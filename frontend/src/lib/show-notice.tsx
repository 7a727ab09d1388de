import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';

interface Notice {
  id?: string;
  message: string;
  color?: 'ink' | 'danger' | 'ok';
  /** An action that also closes the notice. */
  action?: { label: string; onClick: () => void };
}

/**
 * Shows what happened, with an action if there is one. It stays until the user closes it or uses the action.
 */
export function showNotice({ id, message, color = 'ink', action }: Notice): void {
  const shown = notifications.show({
    ...(id !== undefined && { id }),
    color,
    autoClose: false,
    message: (
      <>
        <span>{message}</span>
        {action ? (
          <>
            <br />
            <Button size="compact-sm" variant="outline" color={color} mt={8} onClick={take}>
              {action.label}
            </Button>
          </>
        ) : null}
      </>
    ),
  });

  function take() {
    notifications.hide(shown);
    action?.onClick();
  }
}

/** A success notice, which disappears automatically. */
export function showSuccess(message: string): void {
  notifications.show({ color: 'ok', message, role: 'status', autoClose: 6000 });
}
