import { chromium, type Page } from '@playwright/test';
import { courseToFile } from '../core/grading/course-file.ts';
import { defaultCourse } from '../core/grading/editing/working-course.ts';
import { courseOf } from './courses.ts';
import type { Figure } from './figure.ts';
import { median, quantile } from './median.ts';
import { startMarkwise, type Server } from './server.ts';
import { seenIn, watch } from './watch-page.ts';

interface Measurement {
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

/** Imports a course into the planner with its button, like a student. Returns the milliseconds that this takes. */
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
  return seenIn(page);
}

async function measure(page: Page, address: string, rows: number): Promise<Measurement> {
  await page.goto(`${address}/grade-analyzer`);
  await page.getByRole('button', { name: 'Add category' }).waitFor();
  const mount = await importCourse(page, rows);
  const seen = await typeInto(page, rows);
  const { tasks } = seen;
  return {
    mount,
    p50: median(seen.keys),
    p95: quantile(seen.keys, 0.95),
    longTasks: tasks.length,
    longest: Math.max(0, ...tasks),
  };
}

const how = `Headless Chromium, unthrottled, ${keys} keys in the middle of the course`;

function figuresOf(rows: number, { mount, p50, p95, longTasks, longest }: Measurement): Figure[] {
  const figure = (
    part: string,
    words: string,
    value: number,
    unit: string,
    goal: Figure['goal'] = null,
  ): Figure => ({
    key: `typing.${rows}.${part}`,
    what: `${rows.toLocaleString('en-US')} items: ${words}`,
    value,
    unit,
    goal,
    how,
  });
  return [
    figure('mount', 'from Import until the last row is in the page', mount, 'ms'),
    figure('p50', 'from a key to the task after the next frame, median', p50, 'ms'),
    figure('p95', 'the same, 95th percentile', p95, 'ms'),
    figure('longTasks', 'tasks over 50 ms while typing', longTasks, '', { atMost: 0 }),
    figure('longest', 'the longest of these tasks', longest, 'ms'),
  ];
}

/** Measures typing into courses of several sizes in a browser, without throttling. */
export async function benchTyping(): Promise<Figure[]> {
  const started: Server[] = [];
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({ args: flags, ...(executablePath && { executablePath }) });
  try {
    const { address } = await startMarkwise(47_813, started);
    const figures: Figure[] = [];
    for (const rows of [20, 200, 1_000]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      figures.push(...figuresOf(rows, await measure(await context.newPage(), address, rows)));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
    for (const server of started) server.process.kill();
  }
}
