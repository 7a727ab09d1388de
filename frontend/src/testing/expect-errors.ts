import { vi } from 'vitest';

/** For a test in which React reports an error that a boundary catches: the test checks the report. */
export function expectLoggedErrors() {
  return vi
    .spyOn(console, 'error')
    .mockName('console.error, expected')
    .mockImplementation(() => {});
}
