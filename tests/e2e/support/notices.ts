import type { Locator, Page } from '@playwright/test';

/** All notices of the page, the newest last. */
export const noticesOf = (page: Page): Locator => page.locator('.mantine-Notification-root');
