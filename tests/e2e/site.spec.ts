import type { Request } from '@playwright/test';
import { expect, test } from './support/strict-page.ts';

test('an unknown path leads to Home', async ({ page }) => {
  for (const path of ['/nope', '/grade-analyzer/extra', '/Courses', '/validate']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('Home loads at most 8 scripts, and the planner at most 12', async ({ page }) => {
  for (const [path, max] of [
    ['/', 8],
    ['/grade-analyzer', 12],
  ] as const) {
    const scripts: string[] = [];
    const note = (request: Request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    };
    page.on('request', note);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(max);
    expect(scripts.length).toBeGreaterThan(0);
  }
});

test('the theme follows the system, can be switched, and is kept after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByText('Light', { exact: true }).click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test.describe('a screen whose code does not load', () => {
  test.use({
    allowed: [/Failed to load resource|net::ERR_FAILED|ChunkLoadError|Loading chunk|error occurred/],
  });

  test('shows the chunk error, and can be tried again', async ({ page }) => {
    await page.goto('/notes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(/planner-screen/, (route) => route.abort());
    await page.getByRole('link', { name: 'Planner', exact: true }).click();
    await expect(page.getByText('Loading chunk 2 failed')).toBeVisible({ timeout: 15_000 });
    await page.unroute(/planner-screen/);
    await page
      .getByRole('button', { name: /again|reload|retry/i })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Add category' })).toBeVisible();
  });
});
