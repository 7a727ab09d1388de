import { chromium, type Page } from '@playwright/test';
import { courseToFile } from '../core/grading/course-file.ts';
import { defaultCourse } from '../core/grading/editing/working-course.ts';
import { courseOf } from './courses.ts';
import { median, quantile } from './median.ts';
import { startServer, type Server } from './server.ts';

export interface TypingFigures {
  readonly rows: number;
  /** Milliseconds from the click on Import until the last row of the course is in the page. */
  readonly mount: number;
  /** Milliseconds from a key to the first task after the next frame. */
  readonly p50: number;
  readonly p95: number;
  /** Tasks over 50 ms while typing, and the longest of them in milliseconds. */
  readonly longTasks: number;
  readonly longest: number;
}

const keys = 40;
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Creates the planner's draft by importing the course as a student would. */
async function importCourse(page: Page, rows: number): Promise<number> {
  const file = JSON.stringify(courseToFile({ ...defaultCourse, name: 'Bench', categories: courseOf(rows) }));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const start = Date.now();
  await (
    await chooser
  ).setFiles({ name: 'course.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page
    .getByRole('textbox', { name: `Grade of Item ${rows}`, exact: true })
    .waitFor({ state: 'attached' });
  return Date.now() - start;
}

/** Records every key press and every long task from now on. */
async function watch(page: Page): Promise<void> {
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

async function typeInto(page: Page, rows: number): Promise<{ keys: number[]; tasks: number[] }> {
  const cell = page.getByRole('textbox', { name: `Grade of Item ${Math.floor(rows / 2)}`, exact: true });
  await cell.scrollIntoViewIfNeeded();
  await cell.focus();
  await page.waitForTimeout(1000);
  await watch(page);
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.press(at % 4 === 3 ? 'Backspace' : String(1 + (at % 9)));
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { seen: { keys: number[]; tasks: number[] } }).seen);
}

async function measure(page: Page, address: string, rows: number): Promise<TypingFigures> {
  await page.goto(`${address}/grade-analyzer`);
  await page.getByRole('button', { name: 'Add category' }).waitFor();
  const mount = await importCourse(page, rows);
  const seen = await typeInto(page, rows);
  const { tasks } = seen;
  return {
    rows,
    mount,
    p50: median(seen.keys),
    p95: quantile(seen.keys, 0.95),
    longTasks: tasks.length,
    longest: Math.max(0, ...tasks),
  };
}

/** Types into courses of several sizes in a real browser, without throttling. */
export async function benchTyping(): Promise<TypingFigures[]> {
  const started: Server[] = [];
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({ args: flags, ...(executablePath && { executablePath }) });
  try {
    const { address } = await startServer('gateway/serve.ts', 47_813, started);
    const figures: TypingFigures[] = [];
    for (const rows of [20, 200, 1_000]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      figures.push(await measure(await context.newPage(), address, rows));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
    for (const server of started) server.process.kill();
  }
}
