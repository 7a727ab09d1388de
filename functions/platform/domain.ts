import type { Random } from '../../core/quizzes/random.ts';
import type { AuditLog } from './audit/audit-log.ts';
import type { Clock } from './clock.ts';
import type { BlobStore } from './files/blob-store.ts';
import type { AttemptGuard } from './limits/attempt-guard.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { Outbox } from './mail/outbox.ts';
import type { NewId } from './new-id.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { PersonalData } from './personal-data.ts';
import type { RandomFor } from './random.ts';
import type { NewCode, NewSecret } from './secrets.ts';
import type { Store } from './store/store.ts';

/** Sources of time, IDs and random values. Tests replace them. */
export interface Sources {
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
  readonly newCode: NewCode;
  /** For random orders that are stored. */
  readonly random: Random;
  /** For random orders that are computed again each time. */
  readonly randomFor: RandomFor;
  readonly hasher: PasswordHasher;
}

/** Shared services of all domains, created once. */
export interface Platform extends Sources {
  readonly store: Store;
  /** Contents of uploaded files. */
  readonly files: BlobStore;
  readonly limiter: RateLimiter;
  readonly guard: AttemptGuard;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
}

/** Everything that a domain provides to the composition. */
export interface Domain {
  readonly resolvers: readonly object[];
  /** Personal data, for exports and for deleting accounts. */
  readonly personalData: readonly PersonalData[];
  /** Declares the indexes of its collections. */
  prepare(): Promise<void>;
  /** Removes expired data. Called once an hour. */
  purge(): Promise<void>;
}
