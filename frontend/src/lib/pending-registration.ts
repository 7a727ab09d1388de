import { isEmail, normalizeEmail } from '../../../core/accounts/email.ts';
import { orNull } from './or-null.ts';

/** An account that was registered in this browser and has not signed in yet. */
export interface PendingRegistration {
  readonly email: string;
  /** The URL to open after signing in. Validate before use. */
  readonly from: string;
}

const key = 'markwise-registration';

/** How long the mailed link works. */
const maxAgeMs = 24 * 3600 * 1000;

/** Stored on the device, because the mailed link opens in another tab. */
export function rememberRegistration({ email, from }: PendingRegistration): void {
  const text = JSON.stringify({ email: normalizeEmail(email), from, at: Date.now() });
  orNull(() => localStorage.setItem(key, text));
}

export function forgetRegistration(): void {
  orNull(() => localStorage.removeItem(key));
}

/** Null if there is none, or if its link has expired. */
export function pendingRegistration(): PendingRegistration | null {
  const stored: unknown = orNull(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  if (typeof stored !== 'object' || stored === null) return null;
  const { email, from, at } = stored as Partial<Record<'email' | 'from' | 'at', unknown>>;
  if (typeof email !== 'string' || typeof from !== 'string' || typeof at !== 'number') return null;
  return isEmail(email) && Date.now() - at < maxAgeMs ? { email, from } : null;
}
