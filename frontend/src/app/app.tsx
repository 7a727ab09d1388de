import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { asksForAccess, useIsBarred } from '../lib/access.ts';
import { isStaying } from '../lib/leaving.ts';
import { paths } from '../lib/paths.ts';
import { showNotice } from '../lib/show-notice.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import { accessRoute, type AppRoute, routes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';
import { useFocusRestore } from './use-focus-restore.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

/**
 * After a navigation inside the site, scrolls to the element that the hash of the URL names, and focuses it. Without
 * such an element, scrolls to the top and focuses the heading of the screen, because a screen reader starts to read at
 * the focus. If the screen has focused a field, the focus stays there. The first page, and going back or forward, keep
 * the browser's own scroll position and focus.
 */
function useArrival(): void {
  const navigation = useNavigationType();
  const { hash } = useLocation();
  // Only the navigation that opened the screen moves the focus. Later changes of the screen's own URL don't.
  const [isNew] = useState(navigation !== NavigationType.Pop);
  const [anchorId] = useState(hash.slice(1));
  useLayoutEffect(() => {
    if (!isNew) return;
    const target = document.getElementById(anchorId);
    if (target === null) window.scrollTo(0, 0);
    else target.scrollIntoView();
    // A screen can focus the field to fill in next.
    if (document.activeElement?.matches('main input') !== true) focusOn(target ?? headingOfScreen());
  }, [isNew, anchorId]);
}

const headingOfScreen = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');

function focusOn(target: HTMLElement | null): void {
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * A new key for each screen that is opened. The key stays the same if only the URL of the current screen
 * changes.
 */
function useScreenKey(): string {
  const { pathname, state, key } = useLocation();
  const [shown, setShown] = useState({ pathname, key });
  if (shown.pathname === pathname) return shown.key;
  const next = { pathname, key: isStaying(state) ? shown.key : key };
  setShown(next);
  return next.key;
}

/**
 * One screen, whose code may still be loading or may fail to load. `Arrival` sets the focus when the screen is shown.
 */
function RouteFrame({ route }: { route: AppRoute }) {
  const screenKey = useScreenKey();
  useDocumentTitle(`${route.title} · Markwise`);
  return (
    <main id="main" tabIndex={-1} className={route.paper ? 'paper' : undefined}>
      <ErrorBoundary key={screenKey}>
        <Suspense fallback={<Loading />}>
          {route.element}
          <Arrival />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

/** Rendered next to the screen and inside its Suspense, so that it mounts when the screen does. */
function Arrival() {
  useArrival();
  return null;
}

/**
 * Shows Home and explains why: users who follow an old link would take Home for the linked page. The URL is
 * not repeated, because the author of a link could put any text on the page that way.
 */
function UnknownAddress() {
  useEffect(() => showNotice({ id: 'unknown-address', message: 'Page not found, so here’s Home.' }), []);
  return <Navigate to={paths.home} replace />;
}

/** If this site requires access, opens the access dialog first. The dialog then returns to the requested screen. */
function AccessGate({ children }: { children: ReactNode }) {
  const isBarred = useIsBarred();
  const { pathname, search, hash } = useLocation();
  if (!isBarred || pathname === paths.validate) return children;
  return <Navigate to={paths.validate} replace state={{ from: `${pathname}${search}${hash}` }} />;
}

/** The site inside its providers: the frame of every page and the current screen. */
export function App() {
  usePreloadOnIntent();
  useFocusRestore();
  return (
    <Shell>
      <AccessGate>
        <Routes>
          {(asksForAccess() ? [...routes, accessRoute] : routes).map((route) => (
            <Route key={route.path} path={route.path} caseSensitive element={<RouteFrame route={route} />} />
          ))}
          <Route path="*" element={<UnknownAddress />} />
        </Routes>
      </AccessGate>
    </Shell>
  );
}
