import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from './support/axe.ts';
import { PlannerPage } from './support/planner-page.ts';
import { expect, test } from './support/strict-page.ts';

async function targetMode(page: Page): Promise<void> {
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterExample();
  await page.getByRole('button', { name: 'Achieve target' }).filter({ visible: true }).first().click();
}

/** Screens that need no account, each with a function that opens it in the state to check. */
const states: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['Home', async (page) => void (await page.goto('/'))],
  ['the planner', (page) => new PlannerPage(page).open()],
  [
    'the planner with an invalid entry',
    async (page) => {
      const planner = new PlannerPage(page);
      await planner.open();
      await planner.grade('Exam 1').fill('eighty');
      await page.keyboard.press('Tab');
    },
  ],
  ['a screen of a feature that is not available yet', async (page) => void (await page.goto('/notes'))],
  [
    'the search palette',
    async (page) => {
      await page.goto('/grade-analyzer');
      await expect(page.getByRole('button', { name: 'Add category' })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
];

test.describe('states of the screens', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const [name, open] of states) {
    test(`axe finds nothing on ${name}`, async ({ page }) => {
      await open(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    });
  }
});

test('axe finds nothing in target mode', async ({ page }) => {
  await targetMode(page);
  await expectAccessible(page);
});

test('on a phone the panel opens as an accessible sheet, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const planner = new PlannerPage(page);
  await planner.open();
  await page.getByRole('complementary', { name: 'Where you stand' }).getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Achieve target' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a menu entry under the pointer has enough contrast', async ({ page }) => {
  await new PlannerPage(page).open();
  await page.getByRole('button', { name: 'More for this course' }).click();
  for (const entry of ['Print', 'Reset to the sample']) {
    await page.getByRole('menuitem', { name: entry }).hover();
    await expectAccessible(page);
  }
});
