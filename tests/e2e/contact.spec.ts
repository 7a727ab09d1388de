import { randomUUID } from 'node:crypto';
import { admin } from './support/admin.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/strict-page.ts';

test('a message reaches the administrators, without an account and with the keyboard', async ({ page }) => {
  const email = `eve-${randomUUID()}@site.test`;
  await page.goto('/contact-us');
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Eve');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Where is the export?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for contacting us!')).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto('/login?next=%2Fmanage-users%3Ftab%3Dmessages');
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  const message = page.getByRole('listitem').filter({ hasText: email });
  await expect(message).toContainText('Where is the export?');
  await expect(message).toContainText('not signed in');
});

test('axe finds nothing on the form, or next to invalid entries', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact-us');
  await expect(page.getByLabel('Message')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Enter a message.')).toBeVisible();
  await expectAccessible(page);
});
