import { failureMessage } from '../../../lib/server-failure.ts';
import { showNotice } from '../../../lib/show-notice.tsx';

/** Shows that an action of a single button failed. */
export function showFailure(what: string, error: unknown, onRetry: () => void): void {
  showNotice({
    color: 'danger',
    message: `${what} ${failureMessage(error)}`,
    action: { label: 'Try again', onClick: onRetry },
  });
}
