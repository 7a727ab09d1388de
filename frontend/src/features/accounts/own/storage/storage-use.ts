import type { OwnStorageQuery } from '../../../../gql/graphql.ts';

type AccountStorage = NonNullable<NonNullable<OwnStorageQuery['me']>['storage']>;
export type StorageUse = Pick<AccountStorage, 'usedBytes' | 'limitBytes' | 'attemptReserveBytes'>;

/** `full`: only attempts can be saved. */
export type Fill = 'roomy' | 'nearlyFull' | 'full';

const nearlyFullFrom = 0.8;

/** How full the storage is for courses, quizzes, questions and files. They cannot use the reserve for attempts. */
export function fillOf({ usedBytes, limitBytes, attemptReserveBytes }: StorageUse): Fill {
  const share = usedBytes / (limitBytes - attemptReserveBytes);
  if (share >= 1) return 'full';
  return share >= nearlyFullFrom ? 'nearlyFull' : 'roomy';
}

/** Megabytes, such as '3.2' or '1,000'. Rounded up, so that a small amount is never shown as 0. */
export function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 100_000) / 10).toLocaleString('en', { maximumFractionDigits: 1 });
}

/** Shares of the limit in percent: used, free for everything, and free only for attempts. */
export function sharesOf({ usedBytes, limitBytes, attemptReserveBytes }: StorageUse) {
  const used = Math.min(100, (usedBytes / limitBytes) * 100);
  const reserved = Math.min((attemptReserveBytes / limitBytes) * 100, 100 - used);
  return { used, free: 100 - used - reserved, reserved };
}
