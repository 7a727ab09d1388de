import { useQuery } from '@apollo/client/react';
import { Button, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { roles, type Role } from '../../../../../core/accounts/role.ts';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { usersQuery } from '../admin-documents.ts';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import { Records } from '../../../ui/list/records.tsx';
import { pageSize, usePages } from '../../../ui/list/use-pages.ts';
import { useSearchInAddress } from '../../../lib/use-search-in-address.ts';
import { Invitations } from '../invitations/invitations.tsx';
import { InviteWindow } from '../invitations/invite-window.tsx';
import { ManyUsersWindow, type ManyChange } from './many-users-window.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useUserSelection, type UserSelection } from './use-user-selection.ts';
import { UserRow, userColumns } from './user-row.tsx';
import styles from './users.module.css';

interface SelectableUsersProps {
  /** The accounts of the current page. */
  users: readonly ManagedUserFragment[];
  selection: UserSelection;
  onAsk: (change: ManyChange) => void;
}

/** A page of accounts. All but the admin's own can be selected. */
function SelectableUsers({ users, selection, onAsk }: SelectableUsersProps) {
  const session = useSession();
  const ownId = session.status === 'signedIn' ? session.user.id : null;
  return (
    <>
      <SelectionBar page={users.filter(({ id }) => id !== ownId)} selection={selection} onAsk={onAsk} />
      <Records caption="Accounts" columns={userColumns}>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isOwn={user.id === ownId} selection={selection} />
        ))}
      </Records>
    </>
  );
}

const lists = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'invitations', label: 'Invitations' },
];

/** The accounts or the pending invitations. The URL names the list. */
export function Users() {
  const [params, setParams] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const list = params.get('list') === 'invitations' ? 'invitations' : 'accounts';
  const show = (next: string) =>
    setParams(next === 'invitations' ? { tab: 'users', list: next } : { tab: 'users' }, { replace: true });
  return (
    <>
      <div className={styles.lists}>
        <SegmentedControl aria-label="List" data={lists} value={list} onChange={show} />
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setInviting(true)}>
          Invite people
        </Button>
      </div>
      {list === 'accounts' ? <Accounts /> : <Invitations />}
      <InviteWindow
        opened={isInviting}
        areListed={list === 'invitations'}
        onClose={() => setInviting(false)}
        onInvited={() => show('invitations')}
      />
    </>
  );
}

/** All accounts, in order of email address. */
function Accounts() {
  const { text, query, problem, setText } = useSearchInAddress();
  const { role, setRole } = useRoleInAddress();
  const pages = usePages();
  const selection = useUserSelection();
  const [change, setChange] = useState<ManyChange | null>(null);
  const variables = { search: query === '' ? null : query, role, first: pageSize, after: pages.after };
  const users = useQuery(usersQuery, { variables, fetchPolicy: 'cache-and-network' });
  const { data = users.previousData, loading, error, refetch } = users;
  return (
    <>
      <div className={styles.filters}>
        <TextInput
          label="Search"
          type="search"
          placeholder="Address or name"
          value={text}
          error={problem}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            pages.restart();
          }}
        />
        <Select
          label="Role"
          placeholder="All roles"
          data={[...roles]}
          value={role}
          clearable
          onChange={(value) => {
            setRole(roles.find((each) => each === value) ?? null);
            pages.restart();
          }}
        />
      </div>
      <PagedList
        noun={{ one: 'account', many: 'accounts' }}
        list={data?.users}
        loading={loading}
        error={error}
        onRetry={() => refetch()}
        pages={pages}
        empty="No matching accounts."
      >
        {(nodes) => <SelectableUsers users={nodes} selection={selection} onAsk={setChange} />}
      </PagedList>
      <ManyUsersWindow
        change={change}
        users={selection.users}
        onClose={() => setChange(null)}
        onChanged={selection.drop}
      />
    </>
  );
}

function useRoleInAddress() {
  const [params, setParams] = useSearchParams();
  const role = roles.find((each) => each === params.get('role')) ?? null;
  const setRole = (next: Role | null) =>
    setParams(
      (all) => {
        if (next === null) all.delete('role');
        else all.set('role', next);
        return all;
      },
      { replace: true },
    );
  return { role, setRole };
}
