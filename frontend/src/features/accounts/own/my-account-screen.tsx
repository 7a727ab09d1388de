import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Switch } from '@mantine/core';
import { useEffect } from 'react';
import { SessionGate } from '../../../ui/session-gate.tsx';
import type { OwnAccountFragment, Role, SessionUserFragment } from '../../../gql/graphql.ts';
import { showFailure, showSuccess } from '../../../lib/show-notice.tsx';
import { failureMessage } from '../../../lib/server-failure.ts';
import { usePrefetch } from '../../../lib/use-prefetch.ts';
import { Failure } from '../../../ui/failure.tsx';
import { AccountHead } from './account-head.tsx';
import styles from './my-account.module.css';
import {
  apiTokensQuery,
  ownAccountQuery,
  ownStorageQuery,
  sessionsQuery,
  setNotificationsMutation,
} from './own-account-documents.ts';
import { Links } from './links/links.tsx';
import { LoadingLines } from './loading-lines.tsx';
import { MyData } from './my-data.tsx';
import { PasswordForm } from './password/password-form.tsx';
import { Profile } from './profile/profile.tsx';
import { DeleteForm } from './removal/delete-form.tsx';
import { Section } from './section.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { Storage } from './storage/storage.tsx';
import { ApiTokens } from './tokens/api-tokens.tsx';
import { useUnfolding } from './use-unfolding.ts';
import { sections } from './sections.ts';

/** The current user's account. */
export function MyAccountScreen() {
  return (
    <SessionGate title="My account" reason="Sign in to see your account and your data.">
      {(user) => <MyAccount key={user.id} user={user} />}
    </SessionGate>
  );
}

/** Whether the account receives product news. */
function NotificationsSwitch({ account }: { account: OwnAccountFragment }) {
  const [setNotifications] = useMutation(setNotificationsMutation);
  const { id, notifications } = account;
  const change = (enabled: boolean) => {
    void setNotifications({
      variables: { enabled },
      optimisticResponse: {
        __typename: 'Mutation',
        setNotifications: { __typename: 'User', id, notifications: enabled },
      },
      onCompleted: () =>
        showSuccess(enabled ? 'You’ll get product news by email.' : 'You won’t get product news any more.'),
      onError: (error) => showFailure(`Nothing was changed. ${failureMessage(error)}`, () => change(enabled)),
    });
  };
  return (
    <Section id="notifications">
      <Switch
        size="md"
        label="Email me product news"
        description="Emails about your account are always sent."
        checked={notifications}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </Section>
  );
}

/** Changes the password, or sets one if the account has none. */
function Password({ account }: { account: OwnAccountFragment }) {
  const { isOpen, opener, open, close } = useUnfolding();
  const { hasPassword } = account;
  return (
    <Section
      id="password"
      lead={
        hasPassword
          ? 'A new password signs every other browser out; this one stays signed in. API tokens keep working.'
          : 'You sign in with Google and have no password. With a password, you can sign in either way.'
      }
    >
      {isOpen ? (
        <PasswordForm account={account} onClose={close} />
      ) : (
        <Button ref={opener} variant="default" onClick={open}>
          {hasPassword ? 'Change the password' : 'Set a password'}
        </Button>
      )}
    </Section>
  );
}

/** Explains what the deletion of the account removes, with a button that opens the form to confirm it. */
function DeleteAccount({ account }: { account: OwnAccountFragment }) {
  const { isOpen, opener, open, close } = useUnfolding();
  return (
    <Section
      id="delete"
      lead="Your profile, saved courses, templates, quizzes, questions, files, quiz attempts, practice, requests, messages and API tokens are deleted at once, and every browser is signed out. This can’t be undone, so download your data first. Copies that you shared by a link stay until their 90 days are over. Your row and grade in an instructor’s course stay, and so do the audit log entries that name you."
    >
      {isOpen ? (
        <DeleteForm account={account} onCancel={close} />
      ) : (
        <Button ref={opener} variant="outline" color="danger" onClick={open}>
          Delete my account
        </Button>
      )}
    </Section>
  );
}

/** The user's profile, and all sections of the account. */
function MyAccount({ user }: { user: SessionUserFragment }) {
  const { data, error, refetch } = useQuery(ownAccountQuery);
  usePrefetch(sessionsQuery);
  usePrefetch(apiTokensQuery);
  usePrefetch(ownStorageQuery);
  const account = data?.me;
  return (
    <div className={`wrap ${styles.screen}`}>
      <AccountHead user={user} since={account?.createdAt} />
      {account ? <AccountSections account={account} role={user.role} /> : null}
      {!account && error ? (
        <Failure
          mt="md"
          title="Your account could not be loaded"
          message={failureMessage(error)}
          onRetry={refetch}
        />
      ) : null}
      {!account && !error ? <LoadingLines /> : null}
    </div>
  );
}

function AccountSections({ account, role }: { account: OwnAccountFragment; role: Role }) {
  // The section that the URL names did not exist yet when the browser looked for it.
  useEffect(() => {
    const { hash } = window.location;
    if (hash !== '') document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView();
  }, []);
  return (
    <div className={styles.columns}>
      <SectionNav />
      <div className={styles.sections}>
        <Profile account={account} />
        <Links account={account} />
        <NotificationsSwitch account={account} />
        <Password account={account} />
        <Sessions />
        <ApiTokens />
        <Storage role={role} />
        <MyData />
        <DeleteAccount account={account} />
      </div>
    </div>
  );
}

/** Links to all sections of the account. */
function SectionNav() {
  return (
    <nav aria-label="On this page" className={styles.nav}>
      {Object.entries(sections).map(([id, title]) => (
        <a key={id} href={`#${id}`} data-harmful={id === 'delete' || undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
