import type { Page } from '@playwright/test';

/** Milliseconds of key presses and of long tasks. */
interface Seen {
  readonly keys: number[];
  readonly tasks: number[];
}

/** Records every key press and every long task from now on. */
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

/** What was recorded since `watch`. */
export function seenIn(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}
