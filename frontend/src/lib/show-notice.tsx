import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { tieNotice } from './notices-of.ts';

interface Notice {
  /** A notice with this ID that is still shown is replaced. */
  id?: string;
  message: string;
  color?: 'ink' | 'danger' | 'ok';
  /** An action that also closes the notice. */
  action?: { label: string; onClick: () => void };
  /** The object that the action changes. The notice is hidden when the user leaves its screen: see `notices-of.ts`. */
  owner?: object;
}

/**
 * Shows a notice, with an action if there is one. It stays until the user closes it or uses the action.
 */
export function showNotice({ id, message, color = 'ink', action, owner }: Notice): void {
  if (id !== undefined) notifications.hide(id);
  const shown = notifications.show({
    ...(id !== undefined && { id }),
    color,
    autoClose: false,
    onClose: () => untie?.(),
    message: (
      <>
        <span>{message}</span>
        {action ? (
          <>
            <br />
            <Button size="compact-sm" variant="outline" color={color} mt={8} onClick={runAction}>
              {action.label}
            </Button>
          </>
        ) : null}
      </>
    ),
  });
  const hide = () => notifications.hide(shown);
  const untie = owner === undefined ? undefined : tieNotice(owner, hide);

  function runAction() {
    hide();
    action?.onClick();
  }
}

/** Shows that an action failed, with a button to try again if that can help. */
export function showFailure(message: string, onRetry?: () => void, id?: string): void {
  showNotice({
    ...(id !== undefined && { id }),
    color: 'danger',
    message,
    ...(onRetry && { action: { label: 'Try again', onClick: onRetry } }),
  });
}

/**
 * Shows that an action is in progress. The notice stays until it is hidden or replaced.
 * @returns its id
 */
export function showProgress(message: string): string {
  return notifications.show({ message, autoClose: false, loading: true, withCloseButton: false });
}

/** A success notice, which disappears automatically. With an `id`, it can be hidden earlier. */
export function showSuccess(message: string, id?: string): void {
  notifications.show({
    ...(id !== undefined && { id }),
    color: 'ok',
    message,
    role: 'status',
    autoClose: 6000,
  });
}
