import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/clocked-server.ts';

const access = { email: 'guest@site.test', password: 'the gate by the mill' };

test.use({ environment: { ACCESS_EMAIL: access.email, ACCESS_PASSWORD: access.password } });
// What the browser logs about responses with a status of 4xx.
test.use({ allowed: [/status of 4\d\d/] });

test('a site that requires access shows its screens only after the right email and password', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page).toHaveURL(/\/validate$/);
  const dialog = page.getByRole('dialog', { name: 'Website Access New' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await page.keyboard.type(access.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('a guess');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Incorrect email or password entered.');
  await page.goto('/courses');
  await expect(page).toHaveURL(/\/validate$/);

  await dialog.getByLabel('Email').fill(access.email);
  await dialog.getByLabel('Password').fill(access.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses$/);
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page).toHaveURL(/\/courses$/);

  const source = await (await page.request.get('/')).text();
  expect(source).not.toContain(access.email);
  expect(source).not.toContain(access.password);
});
