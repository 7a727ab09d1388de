import { defaultRole } from '../../core/accounts/role.ts';
import type { AuditLog } from '../platform/audit/audit-log.ts';
import { isoAfter, type Clock } from '../platform/clock.ts';
import type { NewId } from '../platform/new-id.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { newUser } from './new-user.ts';
import { toAuditPerson } from './user.mapper.ts';
import type { UserDocument, UserStore } from './user.store.ts';

export interface EnsureAdminDependencies {
  readonly users: UserStore;
  readonly hasher: PasswordHasher;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** The actor that the audit log shows for changes that the server's settings cause. */
const settings = { userId: 'settings', email: 'ADMIN_EMAIL', name: '' } as const;

/**
 * Creates the operator's account. An existing account with the address becomes a verified, enabled admin with this
 * password. If it already is, it stays unchanged, so that a restart ends no session.
 */
export async function ensureAdmin(
  dependencies: EnsureAdminDependencies,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { users, hasher, clock, newId } = dependencies;
  const known = await users.findByEmail(email);
  if (known) return promote(dependencies, known, password);
  const passwordHash = await hasher.hash(password);
  const id = newId();
  const names = { firstName: 'Admin', lastName: '' };
  await record(dependencies, { _id: id, email, ...names }, null);
  const person = { email, ...names, passwordHash, verification: null, role: 'Admin' } as const;
  try {
    await users.add(newUser(id, isoAfter(clock, 0), person));
  } catch (error) {
    // Another process on the same store created it first.
    if (!isDuplicateKey(error)) throw error;
  }
}

async function promote(
  dependencies: EnsureAdminDependencies,
  user: UserDocument,
  password: string,
): Promise<void> {
  const { users, hasher } = dependencies;
  const hasPassword = user.passwordHash !== null && (await hasher.verify(user.passwordHash, password));
  if (hasPassword && user.role === 'Admin' && user.isVerified && !user.isDisabled) return;
  const passwordHash = hasPassword ? user.passwordHash : await hasher.hash(password);
  await record(dependencies, user, user.role ?? defaultRole);
  const adminState = { role: 'Admin', isVerified: true, verification: null, isDisabled: false } as const;
  const endSessions = hasPassword ? {} : { sessions: {} };
  await users.change(user._id, { $set: { ...adminState, passwordHash, ...endSessions } });
}

function record(
  { audit }: EnsureAdminDependencies,
  {
    _id: subjectId,
    email: subject,
    ...names
  }: Pick<UserDocument, '_id' | 'email' | 'firstName' | 'lastName'>,
  before: string | null,
): Promise<void> {
  const person = toAuditPerson({ email: subject, ...names });
  const entry = { subjectType: 'user', subjectId, subject, person, before, after: 'Admin' };
  return audit.record(settings, { action: 'ensureAdmin', ...entry });
}
