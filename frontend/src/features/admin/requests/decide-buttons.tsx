import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { isConflict } from '../../../lib/server-failure.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { decideUpgradeMutation, upgradeRequestsQuery, type Request } from '../admin-documents.ts';
import { pendingCountQuery } from '../../../lib/admin/count-documents.ts';
import { ReasonField, reasonOf } from '../../../ui/reason-field.tsx';

interface DecideButtonsProps {
  request: Request;
  onDecided: () => void;
}

/** Approves or refuses a request. The decision cannot be undone, so a window asks first. */
export function DecideButtons({ request: { id, name, accountEmail }, onDecided }: DecideButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const [approve, setApprove] = useState(true);
  const [reason, setReason] = useState('');
  const client = useApolloClient();
  const [decide, { loading, error, reset }] = useMutation(decideUpgradeMutation, {
    refetchQueries: [pendingCountQuery],
    onCompleted: () => {
      onDecided();
      showSuccess(`${accountEmail}: ${approve ? 'approved' : 'refused'}.`);
    },
    onError: (failure) => {
      // Another admin was faster. The list shows their decision.
      if (isConflict(failure)) void client.refetchQueries({ include: [upgradeRequestsQuery] });
    },
  });
  const ask = (approving: boolean) => {
    reset();
    setApprove(approving);
    setAsking(true);
  };
  return (
    <Group gap="sm" mt="md">
      <Button variant="outline" onClick={() => ask(true)} aria-label={`Approve ${accountEmail}`}>
        Approve
      </Button>
      <Button variant="default" onClick={() => ask(false)} aria-label={`Refuse ${accountEmail}`}>
        Refuse
      </Button>
      <ConfirmWindow
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={approve ? 'Approve this request?' : 'Refuse this request?'}
        confirm={approve ? 'Approve the request' : 'Refuse the request'}
        isHarmful={!approve}
        isSending={loading}
        error={error}
        onConfirm={() =>
          void decide({ variables: { id, approve, reason: approve ? null : reasonOf(reason) } })
        }
        field={
          approve ? null : (
            <ReasonField
              description="Optional. It’s included in the mail."
              value={reason}
              onChange={setReason}
            />
          )
        }
      >
        {approve
          ? `${name} becomes an instructor at once and gets a mail about it.`
          : `${name} stays a student, gets a mail about it, and can ask again.`}
      </ConfirmWindow>
    </Group>
  );
}
