import { useDebouncedValue } from '@mantine/hooks';
import { checkSearch } from '../../../core/search/words.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddressParams, type AddressParams } from './use-address-params.ts';

/** Milliseconds from a key press to the query. */
const pauseMs = 250;

/**
 * A search text: as typed, and as used for the query after a pause. The URL stores it for reloads and going
 * back. If the user navigates to another URL, the text of that URL is used. Pass `address` if the component also writes
 * other parameters of the URL. `problem`: why the text cannot be searched for, or null. While there is a problem, the
 * query keeps the last valid text.
 */
export function useSearchInAddress(param = 'find', address?: AddressParams) {
  const ownAddress = useAddressParams();
  const { params, write } = address ?? ownAddress;
  const fromAddress = params.get(param) ?? '';
  const [text, setText] = useState(fromAddress);
  const problem = checkSearch(text.trim());
  const [searchable, setSearchable] = useState(problem === null ? text.trim() : '');
  if (problem === null && searchable !== text.trim()) setSearchable(text.trim());
  const [query] = useDebouncedValue(searchable, pauseMs);
  const lastWritten = useRef(fromAddress);
  const writeToAddress = useEffectEvent((search: string) => {
    if (fromAddress === search) return;
    lastWritten.current = search;
    write({ [param]: search === '' ? null : search }, { replace: true });
  });
  useEffect(() => writeToAddress(query), [query]);
  useEffect(() => {
    // A value that this hook wrote is ignored: more may have been typed since.
    if (fromAddress !== lastWritten.current) setText(fromAddress);
    lastWritten.current = fromAddress;
  }, [fromAddress]);
  return { text, query, problem, setText };
}
