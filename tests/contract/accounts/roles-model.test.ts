import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { expect, it } from 'vitest';
import type { Role } from '../../../core/accounts/role.ts';
import { adminOf, goodPassword, idOf, signUp } from '../../support/accounts.ts';
import type { Browser } from '../../support/browser.ts';
import { gateways, type Gateway } from '../../support/gateways.ts';
import { RewindableStore } from '../../support/rewindable-store.ts';
import { testApp, testClock } from '../../support/test-app.ts';
import { testStore } from '../../support/test-store.ts';

const [gateway] = gateways as readonly [Gateway];
const names = ['root', 'ada', 'eve', 'bob'] as const;
type Name = (typeof names)[number];

const rank: Readonly<Record<Role, number>> = { Student: 0, Instructor: 1, Admin: 2 };

interface UserRow {
  readonly _id: string;
  readonly role: Role;
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
}

interface RequestInput {
  readonly browser: Browser;
  /** ID of the affected account. */
  readonly id: string;
  /** A request of that account to become an instructor, if any. */
  readonly request: string;
  readonly role: Role;
}

/** Every request that can change a role, or whether an account can be used. */
const requests = {
  role: ({ browser, id, role }: RequestInput) => browser.patch(`/api/users/${id}/role`, { role }),
  shut: ({ browser, id }: RequestInput) => browser.patch(`/api/users/${id}/disabled`, { disabled: true }),
  reopen: ({ browser, id }: RequestInput) => browser.patch(`/api/users/${id}/disabled`, { disabled: false }),
  apply: ({ browser }: RequestInput) =>
    browser.post('/api/upgradereq', {
      name: 'Name',
      email: 'name@markwise.example',
      description: 'I teach Calculus.',
    }),
  approve: ({ browser, request }: RequestInput) =>
    browser.post(`/api/upgradereq/${request}/decision`, { approve: true }),
  profile: ({ browser, role }: RequestInput) =>
    browser.patch('/api/user', { firstName: 'Name', role, instructor: true }),
  leave: ({ browser }: RequestInput) => browser.post('/api/account/delete', { password: goodPassword }),
};

interface Call {
  readonly actor: Name;
  readonly subject: Name;
  readonly kind: keyof typeof requests;
  readonly role: Role;
}

/** A random user, mostly one of the two admins: only if both change, no admin could be left. */
const randomName = oneof(
  { arbitrary: constantFrom<Name>('root', 'ada'), weight: 3 },
  { arbitrary: constantFrom(...names), weight: 1 },
);

const calls = array(
  record<Call>({
    actor: randomName,
    subject: randomName,
    kind: constantFrom(...(Object.keys(requests) as (keyof typeof requests)[])),
    role: constantFrom<Role>('Student', 'Instructor', 'Admin'),
  }),
  { minLength: 3, maxLength: 5 },
);

/** Two admins, an instructor and a student, each with a session. */
async function setUp() {
  const store = new RewindableStore(await testStore());
  const test = testApp({ store, clock: testClock() });
  await test.product.prepare();
  const browsers: Readonly<Record<Name, Browser>> = {
    root: await adminOf(test, gateway),
    ada: await signUp(test, gateway, 'ada@markwise.example'),
    eve: await signUp(test, gateway, 'eve@markwise.example'),
    bob: await signUp(test, gateway, 'bob@markwise.example'),
  };
  const ids = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await idOf(browsers[name])] as const)),
  ) as Readonly<Record<Name, string>>;
  await browsers.root.patch(`/api/users/${ids.ada}/role`, { role: 'Admin' });
  await browsers.root.patch(`/api/users/${ids.eve}/role`, { role: 'Instructor' });
  const cookies = names.map((name) => [name, [...browsers[name].cookies]] as const);
  const start = await store.snapshot();
  const restoreStart = async () => {
    await store.rewind(start);
    for (const [name, saved] of cookies) {
      browsers[name].cookies.clear();
      for (const [cookie, value] of saved) browsers[name].cookies.set(cookie, value);
    }
  };
  const users = () => store.collection<UserRow>('users').find({}).toArray();
  const requestOf = async (id: string) => {
    const request = await store
      .collection<{ _id: string; userId: string }>('upgradeRequests')
      .findOne({ userId: { $eq: id } });
    return request?._id ?? 'none';
  };
  return { browsers, ids, users, requestOf, startAgain: restoreStart };
}

it(
  'no order of requests by anyone raises the caller’s own role or removes the last admin',
  { timeout: 120_000 },
  async () => {
    const { browsers, ids, users, requestOf, startAgain: restoreStart } = await setUp();
    let succeeded = 0;
    const run = async (sequence: readonly Call[]) => {
      await restoreStart();
      for (const { actor, subject, kind, role } of sequence) {
        const before = await users();
        const input = {
          browser: browsers[actor],
          id: ids[subject],
          request: await requestOf(ids[subject]),
          role,
        };
        const { status } = await requests[kind](input);
        expect(status).toBeLessThan(500);
        if (status < 300) succeeded += 1;
        const after = await users();
        const roleIn = (rows: readonly UserRow[]) => rows.find(({ _id }) => _id === ids[actor])?.role;
        const [then, now] = [roleIn(before), roleIn(after)];
        if (then !== undefined && now !== undefined) expect(rank[now]).toBeLessThanOrEqual(rank[then]);
        const admins = after.filter((user) => user.role === 'Admin' && user.isVerified && !user.isDisabled);
        expect(admins).not.toEqual([]);
      }
    };
    await assert(asyncProperty(calls, run), { numRuns: process.env['CI'] ? 150 : 60 });
    // If everything were refused, the test would prove nothing.
    expect(succeeded).toBeGreaterThan(10);
  },
);
