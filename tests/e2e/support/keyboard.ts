import { expect, type Locator } from '@playwright/test';

/** Presses Tab until the target has the focus. Fails after 120 presses. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error('120 presses of Tab do not reach the target.');
}

/** Waits for the target, moves to it with Tab and presses Enter. */
export async function pressByKeyboard(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/**
 * Presses ArrowDown in the open list of a combobox until the option is active. Fails after 20 presses. The first press
 * activates the selected option, or the option after it if the selected one is active already.
 */
export async function arrowTo(combobox: Locator, name: string): Promise<void> {
  const option = combobox.page().getByRole('option', { name, exact: true });
  await expect(option).toBeVisible();
  // A list that has just opened makes the chosen option active in a timer, whatever was pressed until then.
  await combobox.evaluate(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  const active = 'aria-activedescendant';
  const wanted = await option.getAttribute('id');
  for (let presses = 0; presses < 20; presses += 1) {
    const before = await combobox.getAttribute(active);
    if (before === wanted) return;
    await combobox.page().keyboard.press('ArrowDown');
    await expect(combobox).not.toHaveAttribute(active, before ?? '');
  }
  throw new Error(`ArrowDown does not reach ${name}.`);
}
