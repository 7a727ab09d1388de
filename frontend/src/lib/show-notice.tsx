import { notifications } from '@mantine/notifications';
import { type NoticeAction, NoticeContent } from './notice-content.tsx';
import { tieNotice } from './notices-of.ts';

interface Notice {
  /** A notice with this ID that is still shown is replaced. */
  id?: string;
  message: string;
  color?: 'ink' | 'danger' | 'ok';
  /** An action that also closes the notice. */
  action?: NoticeAction;
  /** The object that the action changes. The notice is hidden when the user leaves its screen: see `notices-of.ts`. */
  owner?: object;
}

/**
 * Shows a notice, with an action if there is one. It stays until the user closes it or uses the action. A failure
 * interrupts a screen reader, other notices wait for it.
 */
export function showNotice({ id, message, color = 'ink', action, owner }: Notice): void {
  if (id !== undefined) notifications.hide(id);
  const shown = notifications.show({
    ...(id !== undefined && { id }),
    color,
    role: color === 'danger' ? 'alert' : 'status',
    autoClose: false,
    onClose: () => untie?.(),
    message: (
      <NoticeContent
        message={message}
        actions={action ? [action] : []}
        color={color}
        onAction={() => hide()}
      />
    ),
  });
  const hide = () => notifications.hide(shown);
  const untie = owner === undefined ? undefined : tieNotice(owner, hide);
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
  return notifications.show({
    message,
    role: 'status',
    autoClose: false,
    loading: true,
    withCloseButton: false,
  });
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
