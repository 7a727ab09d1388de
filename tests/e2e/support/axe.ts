import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { setWidth } from './layout.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Exceptions {
  /** IDs of the axe rules that are not checked. */
  readonly rules?: readonly string[];
  /** Selectors of the parts of the page that are not checked. */
  readonly parts?: readonly string[];
}

/** Fails if axe finds a violation on the page in its current state. In the dark scheme, only the contrast is checked. */
export async function expectAccessible(
  page: Page,
  { rules = [], parts = [] }: Exceptions = {},
): Promise<void> {
  // Axe would need to be loaded into each frame. The site has none.
  expect(page.frames()).toHaveLength(1);
  await setColorScheme(page, 'dark');
  const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  expect(await findViolations(page, contrast, parts), 'in the dark colour scheme').toEqual([]);
  await setColorScheme(page, 'light');
  const all: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
  };
  expect(await findViolations(page, all, parts), 'in the light colour scheme').toEqual([]);
}

/** Like `expectAccessible`, at the widths of a phone and of a laptop. Resizes the page. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    await expectAccessible(page);
  }
}

/**
 * Also switches motion off, because axe cannot judge the contrast of an element while its colour changes. Resolves when
 * the page has the colour scheme.
 */
async function setColorScheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  await expect(page.locator(`html[data-mantine-color-scheme="${other}"]`)).toHaveCount(0);
}

/** Runs axe in the page. Its script is loaded once per document. Returns a line for each violated rule. */
async function findViolations(
  page: Page,
  options: RunOptions,
  exclude: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const run = {
    context: { exclude: [...exclude] },
    options: { ...options, resultTypes: ['violations' as const] },
  };
  const { violations } = await page.evaluate(
    (parameters) =>
      (window as unknown as { axe: typeof axe }).axe.run(parameters.context, parameters.options),
    run,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
