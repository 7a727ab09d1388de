import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Except {
  readonly rules?: string[];
  /** Selectors. */
  readonly parts?: string[];
}

/** Nothing that axe knows of is wrong on the page as it is now, in light and in dark, but for what is excepted. */
export async function expectAccessible(page: Page, { rules = [], parts = [] }: Except = {}): Promise<void> {
  const axe = () => {
    const builder = new AxeBuilder({ page });
    for (const part of parts) builder.exclude(part);
    return builder;
  };
  await wear(page, 'dark');
  expect(await foundBy(axe().withRules(['color-contrast'])), 'in the dark').toEqual([]);
  await wear(page, 'light');
  expect(await foundBy(axe().withTags(tags).disableRules(rules)), 'in the light').toEqual([]);
}

/** What is in motion has no colour yet that could be judged. */
async function wear(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  await expect(page.locator(`html[data-mantine-color-scheme="${other}"]`)).toHaveCount(0);
}

async function foundBy(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
