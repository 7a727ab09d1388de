import { Route, Routes } from 'react-router-dom';
import { asksForAccess } from '../lib/access.ts';
import { AccessGate } from './access-gate.tsx';
import { RouteFrame } from './route-frame.tsx';
import { accessRoute, routes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';
import { UnknownAddress } from './unknown-address.tsx';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

/** The site inside its providers: the frame of every page, and the screen of the address. */
export function App() {
  usePreloadOnIntent();
  useFocusKeeper();
  return (
    <Shell>
      <AccessGate>
        <Routes>
          {(asksForAccess() ? [...routes, accessRoute] : routes).map((route) => (
            <Route key={route.path} path={route.path} element={<RouteFrame route={route} />} />
          ))}
          <Route path="*" element={<UnknownAddress />} />
        </Routes>
      </AccessGate>
    </Shell>
  );
}
