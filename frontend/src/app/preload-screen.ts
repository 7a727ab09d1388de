import { matchPath } from 'react-router-dom';
import { routes } from './routes.tsx';

/** Starts to load the code of the screen at `pathname`, if there is one. */
export function preloadScreen(pathname: string): void {
  routes.find(({ path }) => matchPath(path, pathname))?.preload();
}
