import type { SessionUserFragment } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';

/** Where an account leads, in the order of its menu. */
export function accountPlaces(user: SessionUserFragment | null): readonly { label: string; to: string }[] {
  return [
    { label: 'My account', to: paths.myAccount },
    ...(user?.role === 'Admin' ? [{ label: 'Manage users', to: paths.manageUsers }] : []),
  ];
}

export function nameOf({ firstName, lastName }: SessionUserFragment): string {
  return `${firstName} ${lastName}`.trim();
}
