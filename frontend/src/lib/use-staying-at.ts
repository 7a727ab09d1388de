import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { staying } from './leaving.ts';

interface Address {
  readonly pathname: string;
  readonly search?: string;
}

/**
 * Replaces the URL with `address` once it is not null, for example after a new course was saved. The screen stays. This
 * happens in a layout effect, so that nobody can click on the saved course while the URL is still the old one: such a
 * click would lead back to the old URL.
 */
export function useStayingAt(address: Address | null): void {
  const navigate = useNavigate();
  const show = useEffectEvent(() => {
    if (address !== null) void navigate(address, { replace: true, state: staying });
  });
  const pathname = address?.pathname;
  useLayoutEffect(() => {
    if (pathname !== undefined) show();
  }, [pathname]);
}
