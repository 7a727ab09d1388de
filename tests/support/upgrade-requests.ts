import type { Browser } from './browser.ts';

/** The last request of the account to become an instructor. Null if there is none. */
export const ownRequest = async (browser: Browser) =>
  JSON.parse((await browser.get('/api/user')).text).upgradeRequest as object | null;

/** What Ada sends to become an instructor. */
export const application = {
  name: 'Ada',
  email: 'ada@school.example',
  linkedin: '',
  title: 'Dr',
  description: 'I teach Calculus.',
  affiliation: 'y',
};
