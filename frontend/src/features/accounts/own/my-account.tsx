import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { OwnAccountFragment, Role, SessionUserFragment } from '../../../gql/graphql.ts';
import { AccountHead } from './account-head.tsx';
import { ownAccountQuery } from './documents.ts';
import { Links } from './links/links.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadingLines } from './loading-lines.tsx';
import styles from './my-account.module.css';
import { MyData } from './my-data.tsx';
import { NotificationsSwitch } from './notifications-switch.tsx';
import { Password } from './password/password.tsx';
import { Profile } from './profile/profile.tsx';
import { DeleteAccount } from './removal/delete-account.tsx';
import { SectionNav } from './section-nav.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { Storage } from './storage/storage.tsx';
import { ApiTokens } from './tokens/api-tokens.tsx';

/** Who one is here, and everything that belongs to the account. */
export function MyAccount({ user }: { user: SessionUserFragment }) {
  const { data, error, refetch } = useQuery(ownAccountQuery);
  const account = data?.me;
  return (
    <div className={`wrap ${styles.screen}`}>
      <AccountHead user={user} since={account?.createdOn} />
      {account ? <Matters account={account} role={user.role} /> : null}
      {!account && error ? (
        <LoadFailure what="Your account could not be loaded" error={error} refetch={refetch} />
      ) : null}
      {!account && !error ? <LoadingLines /> : null}
    </div>
  );
}

function Matters({ account, role }: { account: OwnAccountFragment; role: Role }) {
  // What an address leads to was not there yet when the browser looked for it.
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
