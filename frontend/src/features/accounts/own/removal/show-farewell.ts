import { notifications } from '@mantine/notifications';

/** The last word to somebody who had an account. It stays until it is dismissed. */
export function showFarewell(): void {
  notifications.show({
    color: 'ok',
    role: 'status',
    autoClose: false,
    message: 'Your account is deleted, and you are signed out. The planner works without one.',
  });
}
