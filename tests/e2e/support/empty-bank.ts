import { expect, type Page } from '@playwright/test';
import { teacherAt } from './person.ts';

/** Opens the bank of a new instructor. */
export async function openEmptyBank(page: Page, fixtures: Parameters<typeof teacherAt>[1]): Promise<void> {
  await teacherAt(page, fixtures);
  await page.goto('/manageQuestions');
  await expect(page.getByRole('heading', { name: 'Your bank is empty' })).toBeVisible();
}
