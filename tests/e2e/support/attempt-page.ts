import type { Page } from '@playwright/test';

/** What a test uses of the page of an open attempt. */
export const saved = (page: Page) => page.getByText('Saved', { exact: true });
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const choose = (page: Page, answer: string) => page.getByRole('radio', { name: answer }).check();
