import { sessionHint, useSessionHint } from '../lib/session/session-hint.ts';
import { DashboardScreen, HomeScreen } from './screens.ts';

/** Home: what the site is for, or for who is signed in the own courses. */
export function Home() {
  return useSessionHint() ? <DashboardScreen /> : <HomeScreen />;
}

export function preloadHome(): void {
  // The page itself has this on the way already, whoever opens it: the server cannot tell.
  HomeScreen.preload();
  if (sessionHint.read() !== null) DashboardScreen.preload();
}
