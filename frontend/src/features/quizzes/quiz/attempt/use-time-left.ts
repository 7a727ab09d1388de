import { useEffect, useEffectEvent, useState } from 'react';
import { every } from '../../../../lib/every.ts';

const secondMs = 1000;

/** If the end is further away, for example the closing of the quiz in some days, the screen shows a date, not a clock. */
export const farMs = 12 * 60 * 60 * secondMs;

/**
 * Milliseconds until `dueAt`, at least 0, by a clock that is `offset` milliseconds ahead of this device's clock. Null
 * without a time limit. Calls `onUp` at 0.
 */
export function useTimeLeft(dueAt: string | null, offset: number, onUp: () => void): number | null {
  const [now, setNow] = useState(() => Date.now());
  // Calculated each time: after a correction of `offset`, there may be time left again.
  const msLeft = dueAt === null ? null : Math.max(0, Date.parse(dueAt) - now - offset);
  const isUp = msLeft === 0;
  const end = useEffectEvent(onUp);
  useEffect(() => {
    if (dueAt === null || isUp) return undefined;
    // Four times a second, so that a late tick does not skip a second.
    return every(secondMs / 4, () => setNow(Date.now()));
  }, [dueAt, isUp]);
  useEffect(() => {
    if (isUp) end();
  }, [isUp]);
  return msLeft;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** '1:05:09', '11:42', '0:07', rounded up to seconds. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / secondMs);
  const minutes = Math.floor(seconds / 60);
  const secondsText = twoDigits(seconds % 60);
  return minutes < 60
    ? `${minutes}:${secondsText}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${secondsText}`;
}
