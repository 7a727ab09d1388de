import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preloadScreen } from './preload-screen.ts';
import { Providers } from './providers.tsx';
import { SiteRouter } from './site-router.tsx';

// Before the first rendering, which would ask for it only when it gets that far.
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
