import { vi } from 'vitest';

/** For a test in which React is to report an error that a boundary catches: it is looked at here, not a surprise. */
export function expectLoggedErrors() {
  return vi
    .spyOn(console, 'error')
    .mockName('console.error, expected')
    .mockImplementation(() => {});
}
