import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { showNotice } from '../lib/show-notice.tsx';

/**
 * Leads Home, and says why one is there: who follows an old link would take it for the page behind it. The address is
 * not repeated: whoever made the link would have written on the page.
 */
export function UnknownAddress() {
  useEffect(() => showNotice({ id: 'unknown-address', message: 'There is no such page. This is Home.' }), []);
  return <Navigate to={paths.home} replace />;
}
