import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { elementError } from './element-error.ts';

// The test files of a worker share its DOM and the libraries. The site's own modules have state, so each test
// file loads them again.
vi.resetModules();
const { server } = await import('./server.ts');

// Handlers in tests find a query by its name, so each query is sent separately. The browser tests check the joining
// of queries.
vi.mock('../lib/join-queries.ts', () => ({ joinQueries: (next: unknown) => next }));

// A busy machine may delay a screen.
configure({ asyncUtilTimeout: 10_000, getElementError: elementError });

// In development React keeps the stack of every element's owner for its warnings, which takes a sixth of the time.
// React stops once its counter is above a limit, so the counter is infinite here.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React no longer counts the stacks of owners here. Find the new counter, or remove this.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// Browser APIs that Mantine needs and jsdom lacks.
window.matchMedia = (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => true,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { addEventListener: () => {}, removeEventListener: () => {} },
});
window.HTMLElement.prototype.scrollIntoView = () => {};
// Browser APIs that the editor of notes needs and jsdom lacks. Nothing has a position.
document.elementFromPoint = () => null;
window.Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
window.Range.prototype.getBoundingClientRect = () => new window.DOMRect();
window.scrollTo = () => {};

// jsdom draws its frames with setInterval: once a test has faked it, no later test of the worker may get a frame.
const useFakeTimers = vi.useFakeTimers.bind(vi);
vi.useFakeTimers = (config) => {
  if (config?.toFake?.includes('setInterval'))
    throw new Error('Fake setTimeout instead: without a real setInterval, jsdom draws no frames.');
  return useFakeTimers(config);
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

// Notifications outlive their screen and delay other notices.
beforeEach(() => notifications.clean());

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => server.close());
