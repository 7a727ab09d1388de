import { useState, type ReactNode } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { createGuardedHistory } from './guarded-history.ts';

/** Keeps the screen and the browser's address together, and lets a screen ask before it is left. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory);
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}
