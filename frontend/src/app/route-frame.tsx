import { useDocumentTitle } from '@mantine/hooks';
import { Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import type { AppRoute } from './routes.tsx';
import { useArrival } from './use-arrival.ts';
import { useScreenKey } from './use-screen-key.ts';

/** One screen: its code may still be on the way, may fail, and is announced once it is there. */
export function RouteFrame({ route }: { route: AppRoute }) {
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

/** Beside the screen and inside its Suspense, so that it mounts when the screen does. */
function Arrival() {
  useArrival();
  return null;
}
