import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { pressByKeyboard, tabTo } from './support/keyboard.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { Person, sharedServer, newPerson } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

interface Fixtures {
  readonly page: Page;
  readonly baseURL: string | undefined;
  readonly playwright: PlaywrightWorkerArgs['playwright'];
}

/** Signs up a new student (Ada) on the page. Another student (Grace) adds Ada to new courses with these names. */
async function inviteAda(names: readonly string[], { page, baseURL, playwright }: Fixtures): Promise<void> {
  const server = sharedServer(baseURL);
  const friend = await newPerson(playwright.request, server);
  await friend.signUp('Grace');
  const me = new Person(page.request, server);
  await me.signUp('Ada');
  const { email } = await me.get<{ email: string }>('/api/user');
  for (const name of names) {
    const { id } = await friend.post<{ id: string }>('/api/course', { name, categories: [] });
    await friend.post(`/api/courses/${id}/students`, { name: 'Ada', email, role: 'Player' });
  }
}

/** Moves to the button with Tab and presses it with Enter. */
async function press(page: Page, name: string): Promise<void> {
  await pressByKeyboard(page.getByRole('button', { name }));
}

test('a student declines and accepts invitations and leaves a course, with the keyboard', async ({
  page,
  baseURL,
  playwright,
}) => {
  await inviteAda(['Chess club', 'Reading circle'], { page, baseURL, playwright });

  // Home checks for a session only in a browser that had one before. The list of courses always checks.
  await page.goto('/courses');
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await expect(invitations).toBeVisible();
  await page.goto('/');
  await expect(invitations.getByRole('heading', { level: 3 })).toHaveText([
    'Grace Test invited you to Reading circle',
    'Grace Test invited you to Chess club',
  ]);
  await expect(page.getByRole('heading', { name: 'Courses you’re in' })).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, 'Decline Reading circle');
  await expect(page.getByText('Declined Reading circle.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline Chess club' })).toBeFocused();

  await page.goto('/courses');
  await expect(invitations.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await press(page, 'Accept Chess club');
  await expect(page.getByRole('link', { name: 'Chess club' })).toBeVisible();
  await expect(invitations).toBeHidden();
  await press(page, 'Leave course Chess club');
  await expect(page.getByText('Left Chess club.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chess club' })).toBeHidden();
  await press(page, 'Undo');
  await expect(page.getByRole('link', { name: 'Chess club' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
});

test('many invitations are shown page by page, and only three on Home', async ({
  page,
  baseURL,
  playwright,
}) => {
  const names = Array.from({ length: 7 }, (_, at) => `Study group ${at + 1}`);
  await inviteAda(names, { page, baseURL, playwright });
  await page.goto('/courses');
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await expect(invitations.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await press(page, 'Next');
  await expect(page.getByText('6–7 of 7 invitations')).toBeFocused();
  await press(page, 'Decline Study group 2');
  await expect(page.getByRole('button', { name: 'Decline Study group 1' })).toBeFocused();
  await press(page, 'Accept Study group 1');
  await expect(page.getByText('You’re in Study group 1.')).toBeVisible();
  await expect(invitations.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Decline Study group 7' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(invitations.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await tabTo(invitations.getByRole('link', { name: 'All 5 invitations' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses');
});
