import { isoAfter, type Clock } from '../platform/clock.ts';
import type { NewId } from '../platform/new-id.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { NewSecret } from '../platform/secrets.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { newUser } from './new-user.ts';
import type { UserStore } from './user.store.ts';

export interface DemoAccountsDependencies {
  readonly users: UserStore;
  readonly hasher: PasswordHasher;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
}

/** A new account with its password. The store contains only the password's hash. */
export interface DemoAccount {
  readonly userId: string;
  readonly role: 'Student' | 'Instructor';
  readonly email: string;
  readonly password: string;
}

const people = [
  { role: 'Student', email: 'demo.student@markwise.example', firstName: 'Demo', lastName: 'Student' },
  {
    role: 'Instructor',
    email: 'demo.instructor@markwise.example',
    firstName: 'Demo',
    lastName: 'Instructor',
  },
] as const;

/** Passwords of this length are easy to type, and have 120 random bits. */
const passwordLength = 20;

/** Creates a student and an instructor to try this site with, if only admins have an account. */
export async function seedDemoAccounts(dependencies: DemoAccountsDependencies): Promise<DemoAccount[]> {
  const { users, hasher, clock, newId, newSecret } = dependencies;
  if (!(await users.hasOnlyAdmins())) return [];
  const made = await Promise.all(
    people.map(async ({ role, ...person }): Promise<DemoAccount[]> => {
      const password = newSecret().slice(0, passwordLength);
      const passwordHash = await hasher.hash(password);
      const userId = newId();
      const document = { ...person, role, passwordHash, verification: null };
      try {
        await users.add(newUser(userId, isoAfter(clock, 0), document));
      } catch (error) {
        // Another process on the same store created it first.
        if (isDuplicateKey(error)) return [];
        throw error;
      }
      return [{ userId, role, email: person.email, password }];
    }),
  );
  return made.flat();
}
