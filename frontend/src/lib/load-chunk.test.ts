import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

const offline = () =>
  new TypeError('Failed to fetch dynamically imported module: https://site.test/assets/a.js');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

/** Runs every timer and returns the outcome, so that no rejection is left unhandled. */
async function outcome<T>(work: Promise<T>): Promise<unknown> {
  const caught = work.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return caught;
}

describe('loadChunk', () => {
  it('returns what the import returns', async () => {
    await expect(loadChunk(1, () => Promise.resolve('code'))).resolves.toBe('code');
  });

  it('retries automatically before it fails', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline()).mockResolvedValue('code');
    expect(await outcome(loadChunk(1, load))).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('names the chunk that failed', async () => {
    const cause = offline();
    const error = await outcome(loadChunk(12, () => Promise.reject(cause)));
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk 12 failed',
      chunk: 12,
      type: 'error',
      cause,
    });
  });

  it('gives an unresponsive chunk 120 seconds in all', async () => {
    let result: unknown;
    const load = vi.fn(() => new Promise<string>(() => {}));
    loadChunk(7, load).catch((error: unknown) => (result = error));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(result).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk 7 failed',
      type: 'timeout',
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('passes on an exception of the module without a retry', async () => {
    const load = vi.fn(() => Promise.reject(new RangeError('out of range')));
    expect(await outcome(loadChunk(1, load))).toMatchObject({ name: 'RangeError' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    'Failed to fetch dynamically imported module: https://site.test/a.js',
    'error loading dynamically imported module: https://site.test/a.js',
    'Importing a module script failed.',
  ])('recognizes a failed fetch by a browser’s message: %s', async (message) => {
    const error = await outcome(loadChunk(1, () => Promise.reject(new TypeError(message))));
    expect(error).toBeInstanceOf(ChunkLoadError);
  });
});

describe('a stylesheet that failed', () => {
  const href = 'https://site.test/assets/a.css';
  const stylesheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const noStyles = () => Promise.reject(new Error(`Unable to preload CSS for ${href}`));

  /** Simulates the network for each requested stylesheet. */
  const answer = (event: 'load' | 'error') =>
    setTimeout(() => {
      for (const link of stylesheets()) link.dispatchEvent(new Event(event));
    }, 600);

  it('is requested again before the script', async () => {
    const dead = document.createElement('link');
    dead.rel = 'stylesheet';
    dead.href = href;
    document.head.append(dead);
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(noStyles).mockResolvedValue('code');
    answer('load');
    expect(await outcome(loadChunk(1, load))).toBe('code');
    expect(stylesheets().map((link) => link.href)).toEqual([href]);
    expect(dead.isConnected).toBe(false);
  });

  it('makes its chunk fail if the second request fails, too, and leaves no broken link behind', async () => {
    answer('error');
    const error = await outcome(loadChunk(3, noStyles));
    expect(error).toMatchObject({ message: 'Loading chunk 3 failed', type: 'error' });
    expect(stylesheets()).toEqual([]);
    answer('load');
    expect(await outcome(loadChunk(3, () => Promise.resolve('code')))).toBe('code');
  });

  it('is requested again with the next chunk, which does not wait for it', async () => {
    answer('error');
    await outcome(loadChunk(3, noStyles));
    await expect(loadChunk(4, () => Promise.resolve('code'))).resolves.toBe('code');
    expect(stylesheets().map((link) => link.href)).toEqual([href]);
    answer('load');
    await vi.runAllTimersAsync();
  });
});
