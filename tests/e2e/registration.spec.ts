import { randomUUID } from 'node:crypto';
import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { password } from './support/account.ts';
import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { pressByKeyboard, tabTo } from './support/keyboard.ts';
import { linkMailedTo } from './support/outbox.ts';
import { newInstructor, sharedServer, type PageFixtures } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

interface Fixtures extends PageFixtures {
  readonly playwright: PlaywrightWorkerArgs['playwright'];
}

/** An instructor adds an address without an account to a course. Its person opens the link of the course and registers. */
async function registerFromCourse({ page, playwright, baseURL }: Fixtures) {
  const teacher = await newInstructor(playwright.request, sharedServer(baseURL));
  const email = `ada-${randomUUID()}@site.test`;
  const { id } = await teacher.post<{ id: string }>('/api/course', { name: 'Optics', categories: [] });
  await teacher.post(`/api/courses/${id}/students`, { name: 'Ada', email });
  const courseLink = `/course/${id}`;
  await page.goto(courseLink);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  return { email, courseLink };
}

const signInButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });

test('a registration that began at the link of a course leads there also if its mail is opened on another device', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const { email, courseLink } = await registerFromCourse({ page, playwright, baseURL });
  const phone = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await phone.goto(await linkMailedTo(email, '/verify-user'));
  await tabTo(phone.getByLabel('Password', { exact: true }));
  await phone.keyboard.type(password);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('User verified! You can login now')).toBeFocused();
  await expectAccessibleAtBothWidths(phone);
  await pressByKeyboard(phone.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await phone.getByLabel('Email', { exact: true }).fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await pressByKeyboard(signInButton(phone));
  await expect(phone).toHaveURL(courseLink);
  await expect(phone.getByRole('heading', { name: 'Optics' })).toBeVisible();
});

test('the tab of a registration moves on once the person signs in in another tab', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const { email, courseLink } = await registerFromCourse({ page, playwright, baseURL });
  const tab = await context.newPage();
  await tab.goto(await linkMailedTo(email, '/verify-user'));
  await pressByKeyboard(tab.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await expect(tab.getByLabel('Email', { exact: true })).toHaveValue(email);
  await tab.keyboard.type(password);
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(courseLink);
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await pressByKeyboard(page.getByRole('main').getByRole('link', { name: 'Continue' }));
  await expect(page).toHaveURL(courseLink);
  await expect(page.getByRole('heading', { name: 'Optics' })).toBeVisible();
});
