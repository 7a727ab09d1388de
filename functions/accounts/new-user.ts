import type { Role } from '../../core/accounts/role.ts';
import type { RegistrationSecret, UserDocument } from './user.store.ts';

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
  readonly verification: RegistrationSecret | null;
  readonly instructor?: boolean;
  readonly notifications?: boolean;
  readonly googleId?: string;
  /** For accounts that the operator creates. Users cannot request one. */
  readonly role?: Role;
}

/** The keys that an admin's search finds the account by. */
export function searchKeysOf({
  email,
  firstName,
  lastName,
}: Pick<NewUser, 'email' | 'firstName' | 'lastName'>) {
  const [first, last] = [firstName.toLowerCase(), lastName.toLowerCase()];
  return [...new Set([email, first, last, `${first} ${last}`.trim()])].filter(Boolean);
}

/** A new account. It is verified if there is nothing left to prove. */
export function newUser(id: string, now: string, person: NewUser): UserDocument {
  const { email, firstName, lastName, passwordHash, verification, googleId, role } = person;
  return {
    _id: id,
    email,
    firstName,
    lastName,
    ...(role && { role }),
    passwordHash,
    ...(googleId !== undefined && { googleId }),
    isVerified: verification === null,
    isDisabled: false,
    instructor: person.instructor ?? false,
    notifications: person.notifications ?? false,
    canRequestUpgrade: true,
    description: '',
    links: [],
    sessions: {},
    verification,
    reset: null,
    searchKeys: searchKeysOf(person),
    createdAt: now,
  };
}
