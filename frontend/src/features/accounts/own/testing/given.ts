import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import type { OwnAccountFragment, OwnApiTokenFragment, OwnSessionFragment } from '../../../../gql/graphql.ts';
import { ada, answered, api, signedInAs } from '../../../../testing/accounts.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';

export const account: OwnAccountFragment = {
  __typename: 'User',
  id: ada.id,
  email: ada.email,
  firstName: ada.firstName,
  lastName: ada.lastName,
  description: 'First to write a program.',
  notifications: false,
  hasPassword: true,
  createdAt: '2026-11-02T09:00:00.000Z',
  links: [{ __typename: 'UserLink', id: 'l1', title: 'Engine', url: 'https://engine.test/notes' }],
};

export const thisBrowser: OwnSessionFragment = {
  __typename: 'Session',
  id: 's1',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  isCurrent: true,
};

export const phone: OwnSessionFragment = {
  ...thisBrowser,
  id: 's2',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Version/26.0 Mobile/15E148 Safari/604.1',
  isCurrent: false,
};

export const token: OwnApiTokenFragment = {
  __typename: 'ApiToken',
  id: 't1',
  name: 'Grades on my phone',
  scopes: ['read'],
  createdAt: '2026-11-02T09:00:00.000Z',
  expiresAt: '2027-01-31T09:00:00.000Z',
  lastUsedAt: null,
};

/** Ada's storage. The default limit is that of a student. */
export const storageOf = (usedBytes: number, limitBytes = 20_000_000) => ({
  __typename: 'AccountStorage',
  usedBytes,
  limitBytes,
  attemptReserveBytes: 5_000_000,
});

interface AccountData {
  readonly account?: Partial<OwnAccountFragment>;
  readonly sessions?: readonly OwnSessionFragment[];
  readonly tokens?: readonly OwnApiTokenFragment[];
  readonly usedBytes?: number;
}

/** Mocks the server for the account screen. */
export function givenAccount({
  account: fields = {},
  sessions = [thisBrowser],
  tokens = [],
  usedBytes = 3_150_001,
}: AccountData = {}): void {
  server.use(
    api.query('OwnAccount', answered({ me: { ...account, ...fields } })),
    api.query('Sessions', answered({ sessions: [...sessions] })),
    api.query('ApiTokens', answered({ apiTokens: [...tokens] })),
    api.query(
      'OwnStorage',
      answered({ me: { __typename: 'User', id: ada.id, storage: storageOf(usedBytes) } }),
    ),
  );
}

/** Opens Ada's account screen. */
export function openAccount(data: AccountData = {}) {
  signedInAs(ada);
  givenAccount(data);
  return openSite('/myaccount');
}

// The next test has another account. The site drops fetched data on this event, as if another tab had signed out.
afterEach(async () => {
  cleanup();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await Promise.resolve();
});
