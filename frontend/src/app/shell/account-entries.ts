import type { SessionUserFragment } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';

/** The screens that the account menu leads to, in the order of the menu. */
export function accountNavItems(user: SessionUserFragment | null): readonly { label: string; to: string }[] {
  return [
    { label: 'My account', to: paths.myAccount },
    ...(user?.role === 'Admin' ? [{ label: 'Manage users', to: paths.manageUsers }] : []),
  ];
}

export function nameOf({ firstName, lastName }: SessionUserFragment): string {
  return `${firstName} ${lastName}`.trim();
}
