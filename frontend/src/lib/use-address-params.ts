import { useLayoutEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** What the address says behind its question mark, and what writes it. */
export interface AddressParams {
  readonly params: URLSearchParams;
  /** Null takes one away. */
  readonly write: (changes: Readonly<Record<string, string | null>>, options?: NavigateOptions) => void;
}

/** Of several writes at once none is lost: each goes on from the one before, not from what was rendered. */
export function useAddressParams(): AddressParams {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const write: AddressParams['write'] = (changes, options) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name);
      else next.set(name, value);
    if (next.toString() === latest.current.toString()) return;
    latest.current = next;
    setParams(next, options);
  };
  return { params, write };
}
