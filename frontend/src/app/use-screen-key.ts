import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isStaying } from '../lib/leaving.ts';

/** Another one for each screen that is gone to, and the same where the screen on show only gets another address. */
export function useScreenKey(): string {
  const { pathname, state, key } = useLocation();
  const [shown, setShown] = useState({ pathname, key });
  if (shown.pathname === pathname) return shown.key;
  const next = { pathname, key: isStaying(state) ? shown.key : key };
  setShown(next);
  return next.key;
}
