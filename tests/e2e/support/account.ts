import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { admin } from './admin.ts';
import { linkMailedTo } from './outbox.ts';

/** The password of every account that tests register. */
export const password = 'seven otters cross the river';

/**
 * Registers an account with the form and opens the link in the mail. Returns the email address. `name`: the beginning
 * of the address. `dataDir`: the data folder of the server, by default of the server that the tests share.
 */
export async function register(page: Page, name: string, dataDir?: string): Promise<string> {
  const email = `${name}-${randomUUID()}@site.test`;
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(
    page.getByText('Registered successfully! Please check your email for further steps'),
  ).toBeVisible();
  await page.goto(await linkMailedTo(email, '/verify-user', dataDir));
  await expect(page.getByText('User verified! You can login now')).toBeVisible();
  return email;
}

/** Fills in the sign-in form, which has to be open, for an account that tests registered. Waits until it closes. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs in with the form, as the administrator by default, and waits for `path` to open. */
export async function signInTo(page: Page, path: string, who = admin): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
}
