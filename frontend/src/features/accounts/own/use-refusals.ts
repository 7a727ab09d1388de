import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors } from '../../../ui/form/use-form.ts';
import { fieldMessages } from '../../../lib/server-failure.ts';

/** Shows beside the fields of a form what the server found wrong with them. */
export function useRefusals(error: Error | undefined, refuse: (errors: FieldErrors) => void): void {
  const show = useEffectEvent(() => refuse(fieldMessages(error)));
  useEffect(() => {
    if (error) show();
  }, [error]);
}
