import type { Page } from '@playwright/test';

/** Elements of the page of an attempt in progress. */
export const saved = (page: Page) => page.getByText('Saved', { exact: true });
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const choose = (page: Page, answer: string) => page.getByRole('radio', { name: answer }).check();
