import { useMutation } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import type { OwnAccountFragment } from '../../../gql/graphql.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { setNotificationsMutation } from './documents.ts';
import { Section } from './section.tsx';
import { showFailure } from './show-failure.ts';

/** Whether mails beside those of the account are welcome. */
export function NotificationsSwitch({ account }: { account: OwnAccountFragment }) {
  const [set] = useMutation(setNotificationsMutation);
  const { id, notifications } = account;
  const change = (enabled: boolean) => {
    void set({
      variables: { enabled },
      optimisticResponse: {
        __typename: 'Mutation',
        setNotifications: { __typename: 'User', id, notifications: enabled },
      },
      onCompleted: () =>
        showSuccess(
          enabled ? 'You get mails about your courses.' : 'You get no more mails about your courses.',
        ),
      onError: (error) => showFailure('Nothing was changed.', error, () => change(enabled)),
    });
  };
  return (
    <Section id="notifications">
      <Switch
        size="md"
        label="Mails about my courses and what is new"
        description="What concerns the account itself is always mailed."
        checked={notifications}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </Section>
  );
}
