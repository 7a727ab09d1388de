import { failureMessage } from '../../../lib/server-failure.ts';
import { showNotice } from '../../../lib/show-notice.tsx';

/** Something that was asked for with a single button did not come about. */
export function showFailure(what: string, error: unknown, onRetry: () => void): void {
  showNotice({
    color: 'danger',
    message: `${what} ${failureMessage(error)}`,
    action: { label: 'Try again', onClick: onRetry },
  });
}
