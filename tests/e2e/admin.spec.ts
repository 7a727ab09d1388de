import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { password, signInTo } from './support/account.ts';
import { admin } from './support/admin.ts';
import { expectAccessible } from './support/axe.ts';
import { arrowTo } from './support/keyboard.ts';
import { linkMailedTo } from './support/outbox.ts';
import { personAt } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

async function asAdmin(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInTo(page, path);
  return page;
}

async function requestUpgrade(page: Page): Promise<void> {
  await page.goto('/upgrade-form/me');
  await page.getByLabel('Description').fill('I teach the first course on compilers.');
  await page.getByLabel('Title').fill('Rear admiral');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Your request is with the administrators')).toBeVisible();
}

test('a student requests the upgrade, an admin approves it, and the student is an instructor', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = personAt({ page, baseURL });
  await student.signUp('Grace');
  const { email } = await student.get<{ email: string }>('/api/user');
  await requestUpgrade(page);

  const adminPage = await asAdmin(browser, '/manage-users?tab=requests');
  const request = adminPage.getByRole('listitem').filter({ hasText: email });
  await expect(request).toContainText('Rear admiral');
  await request.getByRole('button', { name: `Approve ${email}` }).click();
  await adminPage.getByRole('button', { name: 'Approve the request' }).click();
  await expect(request.getByText(/^Approved on/)).toBeFocused();
  await adminPage.getByRole('tab', { name: 'Audit log' }).click();
  const entry = adminPage.getByRole('row').filter({ hasText: email });
  await expect(entry).toContainText('Student → Instructor');
  await expect(entry).toContainText(admin.email);
  await adminPage.context().close();

  await page.goto('/upgrade-form/me');
  await expect(page.getByText(/^You’re already an instructor/)).toBeVisible();
});

test('an admin changes a role, switches requests off, and disables and enables an account, with the keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await personAt({ page, baseURL }).register('Grace');
  const adminPage = await asAdmin(browser, '/manage-users');
  await adminPage.getByRole('searchbox', { name: 'Search' }).focus();
  await adminPage.keyboard.type(email);
  const row = adminPage.getByRole('row').filter({ hasText: email });
  await expect(adminPage.getByText('1 account', { exact: true })).toBeVisible();

  const role = row.getByRole('combobox', { name: `Role of ${email}` });
  await role.focus();
  await adminPage.keyboard.press('Enter');
  await arrowTo(role, 'Instructor');
  await adminPage.keyboard.press('Enter');
  const confirmation = adminPage.getByRole('dialog', { name: 'From Student to Instructor?' });
  await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await adminPage.keyboard.press('Tab');
  await adminPage.keyboard.press('Enter');
  await expect(role).toHaveValue('Instructor');
  await expect(confirmation).toBeHidden();

  const canRequest = row.getByRole('switch', { name: `${email} can ask for an upgrade` });
  await canRequest.focus();
  await adminPage.keyboard.press('Space');
  await expect(canRequest).not.toBeChecked();

  await row.getByRole('button', { name: `Disable ${email}` }).focus();
  await adminPage.keyboard.press('Enter');
  await expect(adminPage.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await adminPage.keyboard.press('Tab');
  await adminPage.keyboard.press('Enter');
  await expect(row.getByText('disabled', { exact: true })).toBeVisible();
  await adminPage.reload();
  await adminPage.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(row.getByRole('button', { name: `Enable ${email}` })).toBeVisible();
  await expect(canRequest).not.toBeChecked();
  await expect(role).toHaveValue('Instructor');
  await adminPage.context().close();
});

test('a student sees that the screen is for admins only, and stays on it', async ({ page, baseURL }) => {
  const email = await personAt({ page, baseURL }).register('Grace');
  await page.goto('/manage-users');
  await expect(page.getByText(/^This screen is for administrators\. Sign in/)).toBeVisible();
  await signInTo(page, '/manage-users', { email, password });
  await expect(page.getByText(/a student\. An administrator can change that\./)).toBeVisible();
  await expect(page).toHaveURL('/manage-users');
});

test('an invited person chooses a name and a password, and is an instructor, on a phone', async ({
  page,
  browser,
}) => {
  const expectFits = async (shown: Page) => {
    await expectAccessible(shown);
    expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  };
  const email = `una-${randomUUID()}@site.test`;
  await page.setViewportSize({ width: 390, height: 844 });
  await signInTo(page, '/manage-users');
  await page.getByRole('button', { name: 'Invite people' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Invite people' });
  await expect(form.getByLabel('Addresses')).toBeFocused();
  await page.keyboard.insertText(`Una <${email}>, ${admin.email}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await arrowTo(form.getByRole('combobox', { name: 'Role' }), 'Instructor');
  await page.keyboard.press('Enter');
  await expectFits(page);
  await form.getByRole('button', { name: 'Send the invitations' }).focus();
  await page.keyboard.press('Enter');
  const result = page.getByRole('dialog', { name: 'Not every address was invited' });
  await expect(result.getByText('1 address invited, 1 not invited.')).toBeFocused();
  await expect(result.getByRole('listitem')).toContainText('This address has an account already.');
  await expectFits(page);
  await result.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Works until');
  await expectFits(page);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const invited = await phone.newPage();
  const link = await linkMailedTo(email, '/accept-invitation');
  await invited.goto(link);
  await expect(invited.getByText('create an account as an instructor')).toBeVisible();
  await expectFits(invited);
  await invited.getByRole('textbox', { name: 'First name' }).fill('Una');
  await invited.getByLabel('Password', { exact: true }).fill(password);
  await invited.keyboard.press('Enter');
  await expect(invited.getByText('Your account is ready, and you’re signed in.')).toBeVisible();
  await invited.goto('/manageQuestions');
  await expect(invited.getByRole('heading', { level: 1, name: 'Question bank' })).toBeVisible();
  await invited.context().clearCookies();
  await invited.goto(link);
  await expect(invited.getByRole('main').getByRole('alert')).toContainText('It was accepted already.');
  await expectFits(invited);
  await phone.close();
});

test('axe finds nothing on any tab, and every tab fits on a phone', async ({ page }) => {
  // Axe checks five tabs.
  await page.setViewportSize({ width: 390, height: 844 });
  await signInTo(page, '/manage-users');
  // The newest accounts are on the first page.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  for (const tab of ['Requests', 'Look up', 'Messages', 'Audit log']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    if (tab === 'Look up') {
      await page.getByLabel('Addresses').fill(`${admin.email}; nobody@site.test`);
      await page.getByRole('button', { name: 'Look up' }).click();
      await expect(page.getByText('1 found, 1 not found.')).toBeVisible();
    }
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
