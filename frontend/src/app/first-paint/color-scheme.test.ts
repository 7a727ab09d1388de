import { runInThisContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { colorSchemeManager } from '../theme.ts';

/** Runs the script as the page does: as a classic script in the global scope. */
function run({ systemIsDark = false } = {}): string | undefined {
  const system = window.matchMedia('');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...system, matches: systemIsDark });
  runInThisContext(readFileSync('frontend/src/app/first-paint/color-scheme.js', 'utf8'));
  return document.documentElement.dataset['mantineColorScheme'];
}

describe('the theme before the first paint', () => {
  beforeEach(() => {
    delete document.documentElement.dataset['mantineColorScheme'];
  });

  it('is the system’s if none was chosen', () => {
    expect(run()).toBe('light');
    expect(run({ systemIsDark: true })).toBe('dark');
  });

  it('is the theme that the app has stored', () => {
    colorSchemeManager.set('dark');
    expect(run()).toBe('dark');
    colorSchemeManager.set('light');
    expect(run({ systemIsDark: true })).toBe('light');
    colorSchemeManager.set('auto');
    expect(run({ systemIsDark: true })).toBe('dark');
  });

  it('is the system’s if the browser denies access to its storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(run({ systemIsDark: true })).toBe('dark');
  });
});
