import '@mantine/notifications/styles.layer.css';
import '@mantine/core/styles.layer.css';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import '../styles/global.css';
import { App } from './app.tsx';
import { createGuardedHistory } from './guarded-history.ts';
import { preloadScreen } from './preload-screen.ts';
import { Providers } from './providers.tsx';

/**
 * Keeps the screen and the URL in sync, and lets a screen ask before the user leaves it. React shows a new URL at once,
 * not in a transition: during a transition the user could still click on the old screen, whose links belong to the old
 * URL.
 */
function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory);
  return (
    <HistoryRouter history={history} useTransitions={false}>
      {children}
    </HistoryRouter>
  );
}

// Starts before the first render, which would request the code later.
preloadScreen(window.location.pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to show the site in');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <SiteRouter>
        <App />
      </SiteRouter>
    </Providers>
  </StrictMode>,
);
