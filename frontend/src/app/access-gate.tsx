import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsBarred } from '../lib/access.ts';
import { paths } from '../lib/paths.ts';

/** Leads to the dialog for access first, where the place asks for it; it leads back. */
export function AccessGate({ children }: { children: ReactNode }) {
  const isBarred = useIsBarred();
  const { pathname, search, hash } = useLocation();
  if (!isBarred || pathname === paths.validate) return children;
  return <Navigate to={paths.validate} replace state={{ from: `${pathname}${search}${hash}` }} />;
}
