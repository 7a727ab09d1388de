import type { Page } from '@playwright/test';

/** The note that all answers are saved, on the page of an attempt in progress. */
export const saved = (page: Page) => page.getByText('Saved', { exact: true });
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const choose = (page: Page, answer: string) => page.getByRole('radio', { name: answer }).check();
