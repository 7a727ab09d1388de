import type { OwnStorageQuery } from '../../../../gql/graphql.ts';

type AccountStorage = NonNullable<NonNullable<OwnStorageQuery['me']>['storage']>;
export type StorageUse = Pick<AccountStorage, 'usedBytes' | 'limitBytes' | 'attemptReserveBytes'>;

/** `full`: nothing but attempts can be saved. */
export type Fill = 'roomy' | 'nearlyFull' | 'full';

const nearlyFullFrom = 0.8;

/** Of what courses, quizzes, questions and files can use: the reserve for attempts does not help them. */
export function fillOf({ usedBytes, limitBytes, attemptReserveBytes }: StorageUse): Fill {
  const share = usedBytes / (limitBytes - attemptReserveBytes);
  if (share >= 1) return 'full';
  return share >= nearlyFullFrom ? 'nearlyFull' : 'roomy';
}

/** '3.2', '1,000': rounded up, so that something is never shown as nothing. */
export function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 100_000) / 10).toLocaleString('en', { maximumFractionDigits: 1 });
}

/** Percent of the limit: what is used, and what of the reserve for attempts is left. */
export function sharesOf({ usedBytes, limitBytes, attemptReserveBytes }: StorageUse) {
  const used = Math.min(100, (usedBytes / limitBytes) * 100);
  const reserved = Math.min((attemptReserveBytes / limitBytes) * 100, 100 - used);
  return { used, free: 100 - used - reserved, reserved };
}
