import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { password } from './support/account.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { codeMailedTo, linkMailedTo } from './support/outbox.ts';
import { personAt } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

const newEmail = () => `ada-${randomUUID()}@site.test`;
const menu = (page: Page) => page.getByRole('button', { name: 'Account of Ada Lovelace' });

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(
    page.getByText('Registered successfully! Please check your email for further steps'),
  ).toBeVisible();
}

async function verify(page: Page, email: string): Promise<void> {
  await page.goto(await linkMailedTo(email, '/verify-user'));
  await expect(page.getByText('User verified! You can login now')).toBeVisible();
}

async function login(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
}

test('a student registers, verifies the address, signs in, stays signed in and signs out', async ({
  page,
}) => {
  const email = newEmail();
  await register(page, email);
  await page.goto('/login?next=/courses');
  await login(page, email);
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
  await verify(page, email);
  await page.goto('/login?next=/courses');
  await login(page, email);
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
  await page.reload();
  await menu(page).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/myaccount');
  await expect(page.getByText('Sign in to see your account')).toBeVisible();
});

test('a new password ends every session and is the only one that works', async ({
  page,
  browser,
  baseURL,
}) => {
  const me = personAt({ page, baseURL });
  await me.signUp('Ada', 'Lovelace');
  const { email } = await me.get<{ email: string }>('/api/user');
  await page.goto('/myaccount');
  await expect(menu(page)).toBeVisible();

  const otherPage = await (await browser.newContext()).newPage();
  await otherPage.goto('/reset-password/generate');
  await otherPage.getByLabel('Email', { exact: true }).fill(email);
  await otherPage.keyboard.press('Enter');
  await expect(
    otherPage.getByText('Please check your email for further instructions to reset the password'),
  ).toBeVisible();
  await otherPage.goto(await linkMailedTo(email, '/reset-password'));
  await otherPage.getByLabel('New password').fill('another battery staple 8');
  await otherPage.keyboard.press('Enter');
  await expect(otherPage.getByText('Password reset successfully! You can login now')).toBeVisible();
  await otherPage.context().close();

  await page.reload();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.goto('/login');
  await login(page, email);
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('another battery staple 8');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(menu(page)).toBeVisible();
});

test('signing in works with the keyboard, and returns to the previous screen', async ({ page, baseURL }) => {
  const email = await personAt({ page, baseURL }).register('Ada', 'Lovelace');
  await page.goto('/myaccount');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/myaccount');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
});

/** Enters wrong passwords until the server limits the attempts of this new browser. */
async function failTooOften(page: Page, email: string): Promise<void> {
  const limited = page.getByRole('button', { name: 'Mail me a code' });
  const failed = page.getByRole('alert').filter({ hasText: 'Login failed' });
  for (let attempts = 0; attempts < 12; attempts += 1) {
    const answered = page.waitForResponse('**/graphql');
    await login(page, email, `wrong password ${attempts}`);
    await answered;
    await expect(failed).toBeVisible();
    if (await limited.isVisible()) return;
  }
  throw new Error('The server did not limit 12 wrong passwords.');
}

test('after too many attempts, a mailed code and the password sign the owner in, with the keyboard', async ({
  page,
  baseURL,
}) => {
  const email = await personAt({ page, baseURL }).register('Ada', 'Lovelace');
  await page.goto('/login?next=/courses');
  await failTooOften(page, email);
  await expectAccessibleAtBothWidths(page);
  await tabTo(page.getByRole('button', { name: 'Mail me a code' }));
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code from the mail');
  await expect(code).toBeFocused();
  await page.keyboard.type('ABCD-EFGH-JKMN');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or no longer works.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await tabTo(code);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type((await codeMailedTo(email)).toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses');
});

test('a verification link that is opened in another browser asks for the password, or for a new one', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await register(page, email);
  const otherPage = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await otherPage.goto(await linkMailedTo(email, '/verify-user'));
  await expect(otherPage.getByText('Your address is verified. One step is left.')).toBeFocused();
  await expectAccessibleAtBothWidths(otherPage);
  const typed = otherPage.getByLabel('Password', { exact: true });
  await tabTo(typed);
  await otherPage.keyboard.type('not the password 7');
  await otherPage.keyboard.press('Enter');
  await expect(otherPage.getByText('This is not the password that you registered with.')).toBeVisible();
  await expect(typed).toBeFocused();
  await expectAccessibleAtBothWidths(otherPage);
  await tabTo(otherPage.getByRole('button', { name: 'Set a new password instead' }));
  await otherPage.keyboard.press('Enter');
  await tabTo(otherPage.getByLabel('New password'));
  await otherPage.keyboard.type('another battery staple 8');
  await expectAccessibleAtBothWidths(otherPage);
  await otherPage.keyboard.press('Enter');
  await expect(otherPage.getByText('User verified! You can login now')).toBeFocused();
  await expectAccessibleAtBothWidths(otherPage);
  await otherPage.context().close();

  await page.goto('/login');
  await login(page, email);
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
  await login(page, email, 'another battery staple 8');
  await expect(menu(page)).toBeVisible();
});

test('a browser whose storage was cleared still shows the signed-in site', async ({ page, baseURL }) => {
  await personAt({ page, baseURL }).signUp('Ada', 'Lovelace');
  await page.goto('/');
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(signIn).toBeVisible();
  await page.reload();
  await expect(signIn).toBeVisible();
});

test('a browser that never signed in sends no API request and loads no code for sessions or data', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/graphql|\/data-|session-provider/.test(request.url())) requested.push(request.url());
  });
  for (const path of ['/', '/grade-analyzer']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(requested).toEqual([]);
});

/** Screens for registration, sign-in and password reset, each with a function that opens it in the state to check. */
const states: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['/login', async (page) => void (await page.goto('/login'))],
  [
    'a failed login',
    async (page) => {
      await page.goto('/login');
      await login(page, newEmail());
      await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
    },
  ],
  [
    '/register with invalid entries',
    async (page) => {
      await page.goto('/register');
      await page.getByLabel('Password', { exact: true }).fill('password');
      await expect(page.getByText(/weak/)).toBeVisible();
      await page.getByRole('button', { name: 'Create the account' }).click();
      await expect(page.getByText('Enter your name.')).toBeVisible();
    },
  ],
  [
    '/verify-user with an invalid link',
    async (page) => {
      await page.goto('/verify-user?token=no.good');
      await expect(page.getByText('Verification failed')).toBeVisible();
    },
  ],
  ['/reset-password/generate', async (page) => void (await page.goto('/reset-password/generate'))],
  [
    '/reset-password with an invalid link',
    async (page) => {
      await page.goto('/reset-password?token=no.good');
      await expect(page.getByText(/^This link no longer works/)).toBeVisible();
    },
  ],
  [
    '/myaccount, signed out',
    async (page) => {
      await page.goto('/myaccount');
      await expect(page.getByText('Sign in to see your account')).toBeVisible();
    },
  ],
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  for (const [name, open] of states) {
    test(`axe finds nothing on ${name}`, async ({ page }) => {
      await open(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('axe finds nothing on the account, its menu, and the screens before sign-in', async ({ page }) => {
    const email = newEmail();
    await register(page, email);
    await expectAccessible(page);
    await verify(page, email);
    await expectAccessible(page);
    await page.goto('/login?next=/myaccount');
    await login(page, email);
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Sign out Ada Lovelace' })).toBeVisible();
    await expectAccessible(page);
  });
});
