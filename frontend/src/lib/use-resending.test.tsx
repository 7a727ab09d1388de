import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useResending } from './use-resending.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** The seconds after which the hook sends, within the given time. */
function triesWithin(seconds: number, send: { mock: { calls: unknown[] } }): number[] {
  const tries: number[] = [];
  for (let second = 1; second <= seconds; second += 1) {
    const before = send.mock.calls.length;
    vi.advanceTimersByTime(1000);
    if (send.mock.calls.length > before) tries.push(second);
  }
  return tries;
}

describe('useResending', () => {
  it('tries after 2 seconds, then after twice as long each time, up to 30 seconds', () => {
    const send = vi.fn<() => void>();
    renderHook(() => useResending(true, send));
    expect(triesWithin(130, send)).toEqual([2, 6, 14, 30, 60, 90, 120]);
  });

  it('keeps the delay while the caller does not wait during a request', () => {
    const send = vi.fn<() => void>();
    const { rerender } = renderHook(({ isWaiting }) => useResending(isWaiting, send), {
      initialProps: { isWaiting: true },
    });
    expect(triesWithin(2, send)).toEqual([2]);
    rerender({ isWaiting: false });
    rerender({ isWaiting: true });
    expect(triesWithin(10, send)).toEqual([4]);
  });

  it('starts again with 2 seconds for a failure long after the last one', () => {
    const send = vi.fn<() => void>();
    const { rerender } = renderHook(({ isWaiting }) => useResending(isWaiting, send), {
      initialProps: { isWaiting: true },
    });
    expect(triesWithin(14, send)).toEqual([2, 6, 14]);
    rerender({ isWaiting: false });
    expect(triesWithin(60, send)).toEqual([]);
    rerender({ isWaiting: true });
    expect(triesWithin(2, send)).toEqual([2]);
  });

  it('sends at once when the browser is online again, and never without waiting changes', () => {
    const send = vi.fn<() => void>();
    const { rerender } = renderHook(({ isWaiting }) => useResending(isWaiting, send), {
      initialProps: { isWaiting: true },
    });
    window.dispatchEvent(new Event('online'));
    expect(send).toHaveBeenCalledTimes(1);
    rerender({ isWaiting: false });
    window.dispatchEvent(new Event('online'));
    expect(triesWithin(60, send)).toEqual([]);
  });
});
