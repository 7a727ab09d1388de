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

/** Sources of time, ids and random values. Tests replace them. */
export interface Sources {
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
  readonly newCode: NewCode;
  /** Decides stored orders. */
  readonly random: Random;
  /** Decides orders that are computed again each time. */
  readonly randomFor: RandomFor;
  readonly hasher: PasswordHasher;
}

/** What every domain can use, made once for all of them. */
export interface Platform extends Sources {
  readonly store: Store;
  /** Contents of uploaded files. */
  readonly files: BlobStore;
  readonly limiter: RateLimiter;
  readonly guard: AttemptGuard;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
}

/** What every domain gives to the composition. */
export interface Domain {
  readonly resolvers: readonly object[];
  /** What it stores about people: for data exports and for deleted accounts. */
  readonly personalData: readonly PersonalData[];
  /** Declares the indexes of its collections. */
  prepare(): Promise<void>;
  /** Removes what has expired. Called once an hour. */
  purge(): Promise<void>;
}
