import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long to wait after a key before the server is asked. */
const pauseMs = 250;
const param = 'find';

/**
 * What is searched for: as it is typed, and as it is wanted after a pause. The address keeps it, for a reload and for
 * going back.
 */
export function useSearchInAddress() {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get(param) ?? '');
  const [wanted] = useDebouncedValue(text.trim(), pauseMs);
  const keep = useEffectEvent((search: string) => {
    if ((params.get(param) ?? '') === search) return;
    setParams(
      (all) => {
        if (search === '') all.delete(param);
        else all.set(param, search);
        return all;
      },
      { replace: true },
    );
  });
  useEffect(() => keep(wanted), [wanted]);
  return { text, wanted, setText };
}
