import type { Role } from '../../core/accounts/role.ts';
import type { Actor } from '../platform/actor.ts';
import { day, isoAfter, minute, type Clock } from '../platform/clock.ts';
import type { DemoPeople } from '../platform/demo.ts';
import type { NewId } from '../platform/new-id.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { NewSecret } from '../platform/secrets.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { newUser } from './new-user.ts';
import type { UpgradeRequestStore } from './upgrade-request.store.ts';
import type { UserStore } from './user.store.ts';

export interface DemoAccountsDependencies {
  readonly users: UserStore;
  readonly requests: UpgradeRequestStore;
  readonly hasher: PasswordHasher;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
}

/** A new account with its password. The store contains only the password's hash. */
export interface DemoAccount {
  readonly userId: string;
  readonly role: Role;
  readonly email: string;
  readonly password: string;
}

export interface DemoAccounts {
  /** The accounts that can sign in. */
  readonly accounts: readonly DemoAccount[];
  /** Null if another process created some of the accounts. */
  readonly people: DemoPeople | null;
}

interface DemoPerson {
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const visitor = (role: Role): DemoPerson => ({
  role,
  email: `demo.${role.toLowerCase()}@markwise.example`,
  firstName: 'Demo',
  lastName: role,
});

const visitors = (['Student', 'Instructor', 'Admin'] as const).map(visitor);

const classmateNames = [
  ['Amara', 'Okafor'],
  ['Ben', 'Lindqvist'],
  ['Chiara', 'Romano'],
  ['Daniel', 'Kim'],
  ['Elif', 'Yılmaz'],
  ['Farid', 'Haddad'],
  ['Grace', 'Mwangi'],
  ['Hugo', 'Martín'],
  ['Ines', 'Duarte'],
  ['Jonas', 'Weber'],
  ['Keiko', 'Tanaka'],
] as const;

/** Classmates have no password, so nobody can sign in as a classmate. */
const classmates = classmateNames.map(([firstName, lastName]): DemoPerson => ({
  role: 'Student',
  email: `${firstName}.${lastName}@markwise.example`
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\w.@]/g, ''),
  firstName,
  lastName,
}));

/** Passwords of this length are easy to type, and have 120 random bits. */
const passwordLength = 20;

/** The demo's courses are two weeks old, so the accounts are a day older. */
const accountAge = 15 * day;

/** Milliseconds since the last sign-in: 1 to 26 hours. Computed from the address, so each start gives the same time. */
const sinceSignIn = ({ email }: DemoPerson) => (1 + ((email.length * 5) % 26)) * 60 * minute;

/** Null if another process on the same store created the account first. */
async function createAccount(
  { users, clock, newId }: DemoAccountsDependencies,
  person: DemoPerson,
  passwordHash: string | null,
): Promise<Actor | null> {
  const userId = newId();
  try {
    const createdAt = isoAfter(clock, -accountAge);
    const user = newUser(userId, createdAt, { ...person, passwordHash, verification: null });
    await users.add({ ...user, lastSignInAt: isoAfter(clock, -sinceSignIn(person)) });
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
  const { email, role, firstName, lastName } = person;
  const name = `${firstName} ${lastName}`;
  return { userId, email, role, name, sessionId: null, scopes: null };
}

/** A classmate asks to become an instructor, so that admins have a request to decide. */
async function askForUpgrade({ requests, clock, newId }: DemoAccountsDependencies, actor: Actor) {
  const { userId, email, name } = actor;
  await requests.add({
    _id: newId(),
    userId,
    accountEmail: email,
    name,
    email,
    linkedin: '',
    title: 'Teaching assistant',
    description: 'I run the tutorials of Calculus I and would like to write quizzes for them.',
    affiliation: 'Department of Mathematics',
    status: 'Pending',
    createdAt: isoAfter(clock, 0),
    decidedAt: null,
    pendingOf: userId,
  });
}

/** Creates the accounts of the demo if only admins have an account. */
export async function seedDemoAccounts(dependencies: DemoAccountsDependencies): Promise<DemoAccounts> {
  const { users, hasher, newSecret } = dependencies;
  if (!(await users.hasOnlyAdmins())) return { accounts: [], people: null };
  const [signIns, others] = await Promise.all([
    Promise.all(
      visitors.map(async (each) => {
        const password = newSecret().slice(0, passwordLength);
        const actor = await createAccount(dependencies, each, await hasher.hash(password));
        return actor && { ...actor, password };
      }),
    ),
    Promise.all(classmates.map((each) => createAccount(dependencies, each, null))),
  ]);
  const accounts = signIns.flatMap((each) => (each ? [each] : []));
  const classmateActors = others.flatMap((each) => (each ? [each] : []));
  const student = accounts.find(({ role }) => role === 'Student');
  const instructor = accounts.find(({ role }) => role === 'Instructor');
  const admin = accounts.find(({ role }) => role === 'Admin');
  const applicant = classmateActors.at(-1);
  if (applicant) await askForUpgrade(dependencies, applicant);
  return {
    accounts: accounts.map(({ userId, role, email, password }) => ({ userId, role, email, password })),
    people:
      admin && instructor && student && applicant
        ? { admin, instructor, student, classmates: classmateActors }
        : null,
  };
}
