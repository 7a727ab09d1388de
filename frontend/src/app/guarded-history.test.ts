import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardLeaving, staying, type LeaveGuard } from '../lib/leaving.ts';
import { createGuardedHistory } from './guarded-history.ts';

const at = () => window.location.pathname;

/** A history at /second with /first behind it, and the events that it reports. */
function openHistory() {
  window.history.replaceState(null, '', '/first');
  const history = createGuardedHistory();
  const events: string[] = [];
  const stop = history.listen(({ location }) => void events.push(location.pathname));
  cleanups.push(stop);
  history.push('/second');
  return { history, events };
}

/** Guards the current screen. The returned functions continue the navigation. */
function guarded(holds: () => boolean = () => true) {
  const continuations: (() => void)[] = [];
  const guard: LeaveGuard = (leave) => {
    if (holds()) continuations.push(leave);
    return holds();
  };
  cleanups.push(guardLeaving(guard));
  return continuations;
}

const cleanups: (() => void)[] = [];

beforeEach(() => window.history.replaceState(null, '', '/'));

afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

describe('the history of a screen that asks before it is left', () => {
  it.each(['push', 'replace'] as const)('blocks a %s until the answer', (go) => {
    const { history, events } = openHistory();
    const continuations = guarded();
    history[go]('/third?tab=1');
    expect(at()).toBe('/second');
    expect(continuations).toHaveLength(1);
    continuations[0]?.();
    expect(at()).toBe('/third');
    expect(events.at(-1)).toBe('/third');
  });

  it('allows navigation within the same screen, or a replaced URL', () => {
    const { history } = openHistory();
    const continuations = guarded();
    history.push('/second?tab=people');
    history.push('?tab=grades');
    history.push('#part');
    expect(at()).toBe('/second');
    history.replace('/third', staying);
    expect(at()).toBe('/third');
    expect(continuations).toEqual([]);
  });

  it('blocks the browser’s back button, and goes back after the answer', async () => {
    const { events } = openHistory();
    const continuations = guarded();
    const before = events.length;
    window.history.back();
    await vi.waitFor(() => expect(continuations).toHaveLength(1));
    await vi.waitFor(() => expect(at()).toBe('/second'));
    expect(events).toHaveLength(before);
    continuations[0]?.();
    await vi.waitFor(() => expect(events.at(-1)).toBe('/first'));
    expect(at()).toBe('/first');
    expect(continuations).toHaveLength(1);
  });

  it('asks again after each time that the user stayed', async () => {
    openHistory();
    const continuations = guarded();
    for (const count of [1, 2]) {
      window.history.back();
      await vi.waitFor(() => expect(continuations).toHaveLength(count));
      await vi.waitFor(() => expect(at()).toBe('/second'));
    }
  });

  it('navigates at once if there is nothing to ask', async () => {
    const { history, events } = openHistory();
    const continuations = guarded(() => false);
    history.push('/third');
    expect(at()).toBe('/third');
    cleanups.pop()?.();
    window.history.back();
    await vi.waitFor(() => expect(events.at(-1)).toBe('/second'));
    expect(continuations).toEqual([]);
  });
});
