import { useMutation } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showNotice } from '../../../lib/show-notice.tsx';
import { setUpgradeRequestsMutation } from '../documents.ts';

/** Whether an account may ask to become an instructor. */
export function UpgradeSwitch({ user }: { user: ManagedUserFragment }) {
  const [setUpgradeRequests] = useMutation(setUpgradeRequestsMutation);
  const set = async (enabled: boolean) => {
    try {
      await setUpgradeRequests({
        variables: { userId: user.id, enabled },
        optimisticResponse: {
          __typename: 'Mutation',
          setUpgradeRequests: { ...user, upgradeRequestsEnabled: enabled },
        },
      });
    } catch (error) {
      showNotice({
        color: 'danger',
        message: `${user.email} may ${enabled ? 'still not' : 'still'} ask for an upgrade. ${failureMessage(error)}`,
        action: { label: 'Try again', onClick: () => void set(enabled) },
      });
    }
  };
  return (
    <Switch
      aria-label={`${user.email} may ask for an upgrade`}
      checked={user.upgradeRequestsEnabled}
      onChange={({ currentTarget }) => void set(currentTarget.checked)}
    />
  );
}
