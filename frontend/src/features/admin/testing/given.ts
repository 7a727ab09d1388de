import type { ManagedUserFragment, SessionUserFragment } from '../../../gql/graphql.ts';
import { ada, answered, api, signedInAs } from '../../../testing/accounts.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';

export const admin: SessionUserFragment = {
  ...ada,
  id: 'root',
  email: 'root@site.test',
  firstName: 'Rosa',
  lastName: 'Root',
  role: 'Admin',
};

/** A user as a row of the list of accounts. */
export function managed(user: SessionUserFragment): ManagedUserFragment {
  const { id, email, firstName, lastName, role, instructor, isVerified, canRequestUpgrade } = user;
  const fields = { id, email, firstName, lastName, role, instructor, isVerified, canRequestUpgrade };
  return {
    __typename: 'User',
    ...fields,
    isDisabled: false,
    createdAt: '2026-01-05T08:00:00Z',
    lastSignInAt: null,
    upgradeRequest: null,
  };
}

/** A page of a list. It is the last page if `endCursor` is null. */
export const listed = (
  nodes: readonly unknown[],
  endCursor: string | null = null,
  totalCount = nodes.length,
) => ({
  totalCount,
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

/** An admin opens a tab of the screen. There are 3 pending requests. */
export function openAdmin(tab: string) {
  signedInAs(admin);
  server.use(api.query('PendingUpgradeRequests', answered({ upgradeRequests: { totalCount: 3 } })));
  return openSite(`/manage-users?tab=${tab}`);
}
