import { useEffect, useState } from 'react';
import { whileVisible } from './while-visible.ts';

/** The current time in milliseconds, for texts that change as time passes. It is updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => whileVisible(() => setNow(Date.now())), []);
  return now;
}
