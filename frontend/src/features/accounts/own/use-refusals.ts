import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors } from '../../../ui/form/use-form.ts';
import { fieldMessages } from '../../../lib/server-failure.ts';

/** Shows the server's field errors next to the fields of a form. */
export function useRefusals(error: Error | undefined, refuse: (errors: FieldErrors) => void): void {
  const show = useEffectEvent(() => refuse(fieldMessages(error)));
  useEffect(() => {
    if (error) show();
  }, [error]);
}
