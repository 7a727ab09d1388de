import type { Role } from '../../core/accounts/role.ts';
import { lineProblem } from '../platform/text-problems.ts';
import type { RegistrationSecret, UserDocument } from './user.store.ts';

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
  /** Null if the email address is verified already. */
  readonly verification: RegistrationSecret | null;
  /** Whether the user asks for the Instructor role. */
  readonly instructor?: boolean;
  /** Whether the user wants product news by email. */
  readonly notifications?: boolean;
  readonly googleId?: string;
  /** For accounts that the operator creates. Users cannot choose a role. */
  readonly role?: Role;
}

const maxNameLength = 100;

/** The error message for each name that a person typed. Null if the name is valid. */
export function nameProblems({ firstName, lastName }: Pick<NewUser, 'firstName' | 'lastName'>) {
  return {
    firstName: lineProblem(firstName, { min: 1, max: maxNameLength }),
    lastName: lineProblem(lastName, { max: maxNameLength }),
  };
}

/** A new account. It is verified if `verification` is null. */
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
    createdAt: now,
  };
}
