import { useState } from 'react';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';

/** Maximum number of accounts that the server changes in one request. */
export const maxSelected = 100;

/** The selected accounts, also on other pages and in the results of earlier searches. */
export interface UserSelection {
  readonly users: readonly ManagedUserFragment[];
  readonly has: (user: ManagedUserFragment) => boolean;
  /** Adds accounts, up to the maximum. */
  readonly add: (users: readonly ManagedUserFragment[]) => void;
  readonly drop: (users: readonly { readonly id: string }[]) => void;
  readonly clear: () => void;
}

type Selected = ReadonlyMap<string, ManagedUserFragment>;

const noUsers: Selected = new Map();

export function useUserSelection(): UserSelection {
  const [selected, setSelected] = useState(noUsers);
  return {
    users: [...selected.values()],
    has: ({ id }) => selected.has(id),
    add: (users) =>
      setSelected(
        (before) =>
          new Map([...before, ...users.map((user) => [user.id, user] as const)].slice(0, maxSelected)),
      ),
    drop: (users) => {
      const dropped = new Set(users.map(({ id }) => id));
      setSelected((before) => new Map([...before].filter(([id]) => !dropped.has(id))));
    },
    clear: () => setSelected(noUsers),
  };
}
