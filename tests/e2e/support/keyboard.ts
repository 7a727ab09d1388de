import { expect, type Locator } from '@playwright/test';

/** Tab, as often as it takes; where it takes more than a person would bear, it cannot be reached. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    if (await target.evaluate((element) => element === document.activeElement)) return;
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await target.page().keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it.');
}

/** Tabs to the target once it is there, and presses Enter on it. */
export async function pressByKeyboard(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}
