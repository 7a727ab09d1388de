import { useDeferredValue, useEffect, useState } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';

type Estimate = (password: string, own: readonly string[]) => number;

/** Large, because of its lists of well-known passwords; the other numbers stand in `app/screens.ts`. */
const load = () => loadChunk(16, async () => (await import('./estimate.ts')).estimate);

/**
 * The strength of a new password, 0 to 4; null for an empty one and until the code is there. Where that does not
 * arrive, nothing is shown: the server judges all the same.
 */
export function useStrength(password: string, own: readonly string[]): number | null {
  const [estimate, setEstimate] = useState<{ of: Estimate } | null>(null);
  const settled = useDeferredValue(password);
  const isWanted = password !== '';
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    load().then(
      (of) => isGone || setEstimate({ of }),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return estimate === null || settled === '' ? null : estimate.of(settled, own);
}
