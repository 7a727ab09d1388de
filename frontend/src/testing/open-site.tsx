import { App } from '../app/app.tsx';
import { renderSite } from './render.tsx';

/** The whole site at an address, for screens that ask who is signed in. */
export const openSite = (at: string) => renderSite(<App />, { at });

/** Options to wait for the first content of a screen, whose code is compiled on demand. */
export const patient = { timeout: 10_000 };
