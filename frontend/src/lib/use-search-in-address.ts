import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddressParams, type AddressParams } from './use-address-params.ts';

/** How long to wait after a key before the server is asked. */
const pauseMs = 250;

/**
 * What is searched for: as it is typed, and as it is wanted after a pause. The address keeps it, for a reload and for
 * going back; where that leads to another one, it is what is searched for. `address`: shared where it keeps more.
 */
export function useSearchInAddress(param = 'find', address?: AddressParams) {
  const own = useAddressParams();
  const { params, write } = address ?? own;
  const fromAddress = params.get(param) ?? '';
  const [text, setText] = useState(fromAddress);
  const [query] = useDebouncedValue(text.trim(), pauseMs);
  const written = useRef(fromAddress);
  const writeToAddress = useEffectEvent((search: string) => {
    if (fromAddress === search) return;
    written.current = search;
    write({ [param]: search === '' ? null : search }, { replace: true });
  });
  useEffect(() => writeToAddress(query), [query]);
  useEffect(() => {
    // The written value comes back later than it was typed: more may have been typed since.
    if (fromAddress !== written.current) setText(fromAddress);
    written.current = fromAddress;
  }, [fromAddress]);
  return { text, query, setText };
}
