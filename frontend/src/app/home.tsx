import { sessionHint, useSessionHint } from '../lib/session/session-hint.ts';
import { DashboardScreen, HomeScreen } from './screens.ts';

/** Home: what the site is for, or for who is signed in the own courses. */
export function Home() {
  return useSessionHint() ? <DashboardScreen /> : <HomeScreen />;
}

export function preloadHome(): void {
  if (sessionHint.read() === null) HomeScreen.preload();
  else DashboardScreen.preload();
}
