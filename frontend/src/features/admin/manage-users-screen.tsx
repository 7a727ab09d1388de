import { Button, Tabs, VisuallyHidden } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@apollo/client/react';
import type { SessionUserFragment } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { SessionGate } from '../../ui/session-gate.tsx';
import styles from './admin.module.css';
import { AuditLog } from './audit/audit-log.tsx';
import { openMessageCountQuery, pendingCountQuery } from '../../lib/admin/count-documents.ts';
import { LookUp } from './look-up/look-up.tsx';
import { ContactMessages } from './messages/contact-messages.tsx';
import { UpgradeRequests } from './requests/upgrade-requests.tsx';
import { Users } from './users/users.tsx';

const title = 'Manage users';

/** Explains that the screen is for admins. */
function NotAnAdmin({ user }: { user: SessionUserFragment }) {
  return (
    <section className={`wrap ${styles.refused}`}>
      <h1>{title}</h1>
      <p>
        This screen is for administrators. You’re signed in as {user.email}, {articleOf[user.role]}. An
        administrator can change that.
      </p>
      <Button size="md" component={Link} to={paths.contact}>
        Contact us
      </Button>
    </section>
  );
}

const articleOf = { Student: 'a student', Instructor: 'an instructor', Admin: 'an administrator' } as const;

/** For admins: the users and their requests. */
export function ManageUsersScreen() {
  return (
    <SessionGate
      title={title}
      reason="This screen is for administrators. Sign in with an administrator account."
    >
      {(user) => (user.role === 'Admin' ? <AdminTabs /> : <NotAnAdmin user={user} />)}
    </SessionGate>
  );
}

const tabs = [
  { name: 'users', label: 'Users', Panel: Users },
  { name: 'requests', label: 'Requests', Panel: UpgradeRequests },
  { name: 'look-up', label: 'Look up', Panel: LookUp },
  { name: 'messages', label: 'Messages', Panel: ContactMessages },
  { name: 'audit', label: 'Audit log', Panel: AuditLog },
] as const;

/** The tabs of the screen. The URL names the open one. */
function AdminTabs() {
  const [search, setSearch] = useSearchParams();
  const requestedTab = search.get('tab');
  const { name } = tabs.find((tab) => tab.name === requestedTab) ?? tabs[0];
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{title}</h1>
      <Tabs
        value={name}
        keepMounted={false}
        onChange={(tab) => setSearch(tab === null || tab === 'users' ? {} : { tab }, { replace: true })}
      >
        <Tabs.List className={styles.tabs ?? ''} aria-label={title}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.name} value={tab.name}>
              {tab.label}
              {tab.name === 'requests' ? <PendingCount /> : null}
              {tab.name === 'messages' ? <OpenCount /> : null}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ name: value, Panel }) => (
          <Tabs.Panel key={value} value={value}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}

/** Number of pending requests. Empty if it is 0 or unknown. */
function PendingCount() {
  const { data } = useQuery(pendingCountQuery, { fetchPolicy: 'cache-and-network' });
  return <Count count={data?.upgradeRequests?.totalCount ?? 0} state="pending" />;
}

/** Number of messages that are not answered. Empty if it is 0 or unknown. */
function OpenCount() {
  const { data } = useQuery(openMessageCountQuery, { fetchPolicy: 'cache-and-network' });
  return <Count count={data?.contactMessages?.totalCount ?? 0} state="open" />;
}

function Count({ count, state }: { count: number; state: string }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.count}>
        {count} <VisuallyHidden>{state}</VisuallyHidden>
      </span>
    </>
  );
}
