import { expect, type Page } from '@playwright/test';

/** Fails if the page is wider than its window, so that a person has to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
}
