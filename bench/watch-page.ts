import type { Page } from '@playwright/test';

/** Milliseconds from key presses to the next frame, and of long tasks. */
interface Seen {
  readonly keys: number[];
  readonly tasks: number[];
}

/** Starts to record every key press and every long task. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { keys: [] as number[], tasks: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => seen.keys.push(performance.now() - start), 0));
      },
      { capture: true },
    );
  });
}

/** The recorded times since `watch` was called. */
export function seenIn(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}
