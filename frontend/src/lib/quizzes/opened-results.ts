import { orNull } from '../or-null.ts';

/** By attempt ID: when this account last opened the result on this device. ISO 8601. */
export type OpenedResults = ReadonlyMap<string, string>;

/** How long a result is new, in milliseconds. */
const newResultMs = 7 * 86_400_000;

/** Whether a result changed in the last 7 days. `changedAt`: ISO 8601. `now`: in milliseconds. */
export const isNewResult = (changedAt: string, now = Date.now()): boolean =>
  now - Date.parse(changedAt) < newResultMs;

/** Each account has its own storage key, since several users can share a device. */
const keyOf = (userId: string) => `markwise-opened-results-${userId}`;

export function openedResults(userId: string): OpenedResults {
  const read: unknown = orNull(() => JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  if (typeof read !== 'object' || read === null) return new Map();
  return new Map(
    Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Notes that the account has opened a result. `at`: time of the server, ISO 8601. */
export function noteOpened(userId: string, attemptId: string, at: string): void {
  const opened = new Map(openedResults(userId)).set(attemptId, at);
  // Older entries are not needed: a result that has not changed for 7 days is not new anyway.
  const recent = [...opened].filter(([, time]) => Date.parse(at) - Date.parse(time) < newResultMs);
  orNull(() => localStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(recent))));
}

/** Whether a result has changed since it was opened, or was never opened. `changedAt`: ISO 8601. */
export function isUnopened(opened: OpenedResults, attemptId: string, changedAt: string): boolean {
  const openedAt = opened.get(attemptId);
  return openedAt === undefined || Date.parse(openedAt) < Date.parse(changedAt);
}
