import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test fails if it prints an unannounced warning or error. A test that expects one renames the spy:
// vi.spyOn(console, 'error').mockName('expected').mockImplementation(() => {}).
const levels = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level).mockName(`unexpected console.${level}`);
});

afterEach(() => {
  for (const level of levels) {
    const spy = vi.mocked(console[level]);
    if (vi.isMockFunction(spy) && spy.getMockName().startsWith('unexpected'))
      expect(spy.mock.calls).toEqual([]);
  }
  vi.restoreAllMocks();
});
