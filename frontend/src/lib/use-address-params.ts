import { useLayoutEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** The query parameters of the URL, and a function that changes them. */
export interface AddressParams {
  readonly params: URLSearchParams;
  /** Null removes a parameter. */
  readonly write: (changes: Readonly<Record<string, string | null>>, options?: NavigateOptions) => void;
}

/**
 * Query parameters with a `write` that can be called several times at once: each call continues from the previous
 * one, not from the rendered URL.
 */
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
