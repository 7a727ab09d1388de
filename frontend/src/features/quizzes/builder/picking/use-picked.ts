import { useState } from 'react';

export type Picked<Thing> = ReturnType<typeof usePicked<Thing>>;

/** The selected things, in the order in which the user selected them. */
export function usePicked<Thing>(initial: readonly (readonly [string, Thing])[] = []) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Thing>>(() => new Map(initial));
  const pickAll = (things: readonly (readonly [string, Thing])[], isPicked: boolean) => {
    const next = new Map(picked);
    for (const [key, thing] of things) {
      if (!isPicked) next.delete(key);
      else if (!next.has(key)) next.set(key, thing);
    }
    setPicked(next);
  };
  const pick = (key: string, thing: Thing, isPicked: boolean) => pickAll([[key, thing]], isPicked);
  return {
    all: [...picked.values()],
    has: (key: string) => picked.has(key),
    pick,
    pickAll,
    reset: setPicked,
  };
}
