import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Except {
  readonly rules?: string[];
  /** Selectors. */
  readonly parts?: string[];
}

/** Nothing that axe knows of is wrong on the page as it is now, but for what is excepted. */
export async function expectAccessible(page: Page, { rules = [], parts = [] }: Except = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(tags).disableRules(rules);
  for (const part of parts) axe.exclude(part);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

export const themes = ['light', 'dark'] as const;
