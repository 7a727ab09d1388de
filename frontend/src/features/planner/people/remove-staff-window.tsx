import { useState } from 'react';
import type { StaffRowFragment } from '../../../gql/graphql.ts';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';

interface RemoveStaffWindowProps {
  /** Null closes the window. */
  row: StaffRowFragment | null;
  onClose: () => void;
  onConfirm: (row: StaffRowFragment) => Promise<void>;
}

/** Asks before somebody loses access to the course. */
export function RemoveStaffWindow({ row, onClose, onConfirm }: RemoveStaffWindowProps) {
  const [isSending, setSending] = useState(false);
  const confirm = async () => {
    if (row === null) return;
    setSending(true);
    await onConfirm(row);
    setSending(false);
  };
  const name = row?.name || row?.email || '';
  return (
    <ConfirmWindow
      opened={row !== null}
      onClose={onClose}
      title={`Remove ${name} from the staff?`}
      confirm="Remove"
      isHarmful
      isSending={isSending}
      error={undefined}
      onConfirm={() => void confirm()}
    >
      {row?.membership === 'MEMBER'
        ? 'Access to the course ends at once. Grades, quizzes and other changes stay. You can invite the person again.'
        : 'The invitation is withdrawn. You can invite the person again.'}
    </ConfirmWindow>
  );
}
