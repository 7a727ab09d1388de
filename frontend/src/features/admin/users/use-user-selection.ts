import { useState } from 'react';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';

/** The server changes this many accounts at once. */
export const maxSelected = 100;

/** Selected accounts, on any pages and of any searches. */
export interface UserSelection {
  readonly users: readonly ManagedUserFragment[];
  readonly has: (user: ManagedUserFragment) => boolean;
  /** Adds accounts, up to the maximum. */
  readonly add: (users: readonly ManagedUserFragment[]) => void;
  readonly drop: (users: readonly { readonly id: string }[]) => void;
  readonly clear: () => void;
}

type Selected = ReadonlyMap<string, ManagedUserFragment>;

const none: Selected = new Map();

export function useUserSelection(): UserSelection {
  const [selected, setSelected] = useState(none);
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
    clear: () => setSelected(none),
  };
}
