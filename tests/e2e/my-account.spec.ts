import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/axe.ts';
import { password, signIn } from './support/account.ts';
import { personAt, type PageFixtures } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

/** Opens the account of a new student without a last name. Returns the email address. */
async function openAccount({ page, baseURL }: PageFixtures): Promise<string> {
  const me = personAt({ page, baseURL });
  await me.signUp('Ada', '');
  await page.goto('/myaccount');
  await expect(page.getByRole('button', { name: 'Create a token' })).toBeVisible();
  const { email } = await me.get<{ email: string }>('/api/user');
  return email;
}

test('a student changes the profile, API tokens and sessions', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const email = await openAccount({ page, baseURL });
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByRole('textbox', { name: 'About you' }).fill('First to write a program.');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible();

  await page.getByRole('button', { name: 'Create a token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Nightly');
  await page.getByRole('button', { name: 'Create the token' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const answer = await program.get('/api/user');
  expect(await answer.json()).toMatchObject({ email, description: 'First to write a program.' });
  await page.getByRole('button', { name: /^Done/ }).click();
  await page.getByRole('button', { name: 'Revoke Nightly' }).click();
  await page.getByRole('button', { name: 'Revoke it' }).click();
  await expect(page.getByText('‘Nightly’ is revoked.')).toBeVisible();
  expect((await program.get('/api/user')).status()).toBe(401);
  await program.dispose();

  const otherPage = await (await browser.newContext()).newPage();
  await otherPage.goto('/login?next=/myaccount');
  await signIn(otherPage, email);
  await expect(otherPage.getByRole('button', { name: 'Create a token' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByText('Sign in to see your account')).toBeVisible();
  await otherPage.context().close();
});

test('a student downloads their data and deletes the account', async ({ page, baseURL }) => {
  const email = await openAccount({ page, baseURL });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^markwise-.*\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.keyboard.type('delete my account');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is deleted, and you are signed out.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
});

test('axe finds nothing on the account with every form open', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccount({ page, baseURL });
  const buttons = ['Add a link', 'Change the password', 'Create a token', 'Delete my account'];
  for (const name of buttons) await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expectAccessible(page);
});
