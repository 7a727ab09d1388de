import { useState } from 'react';

export type Picked<Thing> = ReturnType<typeof usePicked<Thing>>;

/** The selected things, in the order in which the user selected them. */
export function usePicked<Thing>(initial: readonly (readonly [string, Thing])[] = []) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Thing>>(() => new Map(initial));
  const pick = (key: string, thing: Thing, isPicked: boolean) => {
    const next = new Map(picked);
    if (isPicked) next.set(key, thing);
    else next.delete(key);
    setPicked(next);
  };
  return { all: [...picked.values()], has: (key: string) => picked.has(key), pick, reset: setPicked };
}
