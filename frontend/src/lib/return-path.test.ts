import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { comingBackTo, returnPath } from './return-path.ts';

const at = (pathname: string, rest: Partial<Location> = {}): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: 'k',
  ...rest,
});

describe('the way back after signing in', () => {
  it('leads to the page with the link to the sign-in screen, with its query and hash', () => {
    const state = comingBackTo(at('/courses', { search: '?find=a', hash: '#b' }));
    expect(returnPath(at('/login', { state }))).toBe('/courses?find=a#b');
  });

  it('stays the same if the user opens the registration screen in between', () => {
    const state = comingBackTo(at('/register', { state: { from: '/notes' } }));
    expect(returnPath(at('/login', { state }))).toBe('/notes');
  });

  it('is read from the URL if no link set it', () => {
    expect(returnPath(at('/login', { search: '?next=%2Fcourse%2F7%3Fa%3D1' }))).toBe('/course/7?a=1');
  });

  it('is Home by default', () => {
    expect(returnPath(at('/login'))).toBe('/');
    expect(returnPath(at('/login', { state: { from: 7 } }))).toBe('/');
  });

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '/\\elsewhere.test/',
    '/\t/elsewhere.test/',
    '/..//elsewhere.test/',
    'javascript:alert(1)',
    'courses',
    '',
  ])('is never %j', (next) => {
    const search = `?${new URLSearchParams({ next }).toString()}`;
    expect(returnPath(at('/login', { search }))).toBe('/');
    expect(returnPath(at('/login', { state: { from: next } }))).toBe('/');
  });
});
