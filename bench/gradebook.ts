import { chromium, type Page } from '@playwright/test';
import { courseOf } from './courses.ts';
import type { Figure } from './figure.ts';
import { median, quantile } from './median.ts';
import { createData } from './peers/data.ts';
import { startMarkwise, type Server } from './server.ts';
import { seenIn, watch } from './watch-page.ts';

const people = 1_000;
const items = 100;
/** Number of grades in one request. */
const perRequest = 500;
const keys = 40;
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

interface Browser {
  readonly server: Server;
  readonly cookie: string;
}

async function send(
  { server, cookie }: Browser,
  method: string,
  path: string,
  body: object,
): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: server.address, cookie };
  const response = await fetch(server.address + path, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}

/** Creates a course of 1,000 people with a grade for each of 100 items. Returns its ID. */
async function createGradebook(browser: Browser): Promise<string> {
  const course = { name: 'Gradebook', categories: courseOf(items) };
  const { id } = JSON.parse(await send(browser, 'POST', '/api/course', course)) as { id: string };
  const table = Array.from({ length: people }, (_, at) => `Person ${at},person${at}@markwise.example`);
  await send(browser, 'POST', `/api/courses/${id}/people/import`, {
    csv: ['name,email', ...table].join('\n'),
  });
  const read = async <Reply>(path: string) => {
    const response = await fetch(browser.server.address + path, { headers: { cookie: browser.cookie } });
    return (await response.json()) as Reply;
  };
  const columns = await read<{ itemId: string }[]>(`/api/courses/${id}/gradebook/columns`);
  const rows = await read<{ studentId: string }[]>(`/api/courses/${id}/gradebook`);
  const grades = rows.flatMap(({ studentId }, row) =>
    columns.map(({ itemId }, column) => ({ studentId, itemId, points: (row * 7 + column * 3) % 11 })),
  );
  for (let at = 0; at < grades.length; at += perRequest)
    await send(browser, 'PATCH', `/api/courses/${id}/gradebook`, {
      grades: grades.slice(at, at + perRequest),
    });
  return id;
}

async function typeGrades(page: Page) {
  await page.getByRole('gridcell').nth(2).click();
  await page.waitForTimeout(1_000);
  await watch(page);
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.press(at % 2 === 1 ? 'Enter' : String(1 + (at % 9)));
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(500);
  return seenIn(page);
}

async function scroll(page: Page) {
  await page.mouse.move(640, 600);
  await watch(page);
  for (let at = 0; at < keys; at += 1) {
    await page.mouse.wheel(at % 4 === 3 ? 400 : 0, 600);
    await page.waitForTimeout(100);
  }
  return seenIn(page);
}

/** Measures how fast a browser opens, scrolls and edits a large gradebook, without throttling. */
export async function benchGradebook(): Promise<Figure[]> {
  const started: Server[] = [];
  const executablePath = process.env['CHROMIUM'];
  const chrome = await chromium.launch({ args: flags, ...(executablePath && { executablePath }) });
  try {
    const { folder, cookie } = await createData();
    const server = await startMarkwise(47_815, started, { data: folder });
    const id = await createGradebook({ server, cookie });
    const context = await chrome.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies(
      cookie.split('; ').map((each) => {
        const [name = '', value = ''] = each.split('=');
        return { name, value, url: server.address };
      }),
    );
    const page = await context.newPage();
    await page.goto(`${server.address}/courses`);
    await page.getByRole('link', { name: 'Gradebook' }).first().waitFor();
    const start = Date.now();
    await page.goto(`${server.address}/course/${id}?tab=gradebook`);
    await page.getByRole('gridcell').nth(2).waitFor();
    const opened = Date.now() - start;
    await page.locator(`[role=grid][aria-rowcount="${people + 3}"]`).waitFor();
    const complete = Date.now() - start;
    const scrolled = await scroll(page);
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 0));
    const typed = await typeGrades(page);
    const how = `Headless Chromium, unthrottled, SQLite, a grade in each cell, ${keys} keys and wheel turns`;
    const figure = (
      key: string,
      what: string,
      value: number,
      unit: string,
      goal: Figure['goal'] = null,
    ): Figure => {
      return {
        key: `gradebook.${key}`,
        what: `${people.toLocaleString('en-US')} × ${items}: ${what}`,
        value,
        unit,
        goal,
        how,
      };
    };
    return [
      figure('open', 'from the address until the first grades are shown', opened, 'ms', { atMost: 2_000 }),
      figure('complete', 'from the address until everybody is in the table', complete, 'ms', {
        atMost: 2_000,
      }),
      figure('typing.p50', 'from a key to the task after the next frame, median', median(typed.keys), 'ms'),
      figure('typing.p95', 'the same, 95th percentile', quantile(typed.keys, 0.95), 'ms'),
      figure('typing.longTasks', 'tasks over 50 ms while typing', typed.tasks.length, '', { atMost: 0 }),
      figure('typing.longest', 'the longest of these tasks', Math.max(0, ...typed.tasks), 'ms'),
      figure('scrolling.longTasks', 'tasks over 50 ms while scrolling', scrolled.tasks.length, '', {
        atMost: 0,
      }),
      figure('scrolling.longest', 'the longest of these tasks', Math.max(0, ...scrolled.tasks), 'ms'),
    ];
  } finally {
    await chrome.close();
    for (const server of started) server.process.kill();
  }
}
