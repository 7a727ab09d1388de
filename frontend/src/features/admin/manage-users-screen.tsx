import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SessionUserFragment } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { SessionGate } from '../../ui/session-gate.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import styles from './admin.module.css';

/** Explains that the screen is for admins. */
function NotAnAdmin({ title, user }: { title: string; user: SessionUserFragment }) {
  return (
    <section className={`wrap ${styles.refused}`}>
      <h1>{title}</h1>
      <p>
        This screen is for administrators. You are signed in as {user.email}, {articleOf[user.role]}. An
        administrator can change that.
      </p>
      <Button size="md" component={Link} to={paths.contact}>
        Contact us
      </Button>
    </section>
  );
}

const articleOf = { Student: 'a student', Instructor: 'an instructor', Admin: 'an administrator' } as const;

const title = 'Manage users';

/** For admins: the users and their requests. */
export function ManageUsersScreen() {
  return (
    <SessionGate
      title={title}
      needs="This screen is for administrators. Sign in with an administrator account."
    >
      {(user) =>
        user.role === 'Admin' ? <AdminTabs title={title} /> : <NotAnAdmin title={title} user={user} />
      }
    </SessionGate>
  );
}
