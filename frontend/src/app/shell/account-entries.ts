import type { SessionUserFragment } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';

/** Links of an account, in the order of its menu. */
export function accountPlaces(user: SessionUserFragment | null): readonly { label: string; to: string }[] {
  return [
    { label: 'My account', to: paths.myAccount },
    ...(user?.role === 'Admin' ? [{ label: 'Manage users', to: paths.manageUsers }] : []),
  ];
}

export function nameOf({ firstName, lastName }: SessionUserFragment): string {
  return `${firstName} ${lastName}`.trim();
}
