import { expectAccessible, themes } from './support/axe.ts';
import { expect, test } from './support/strict-page.ts';

test('GraphiQL opens at /graphql from the own files and runs planGrades', async ({ page }) => {
  await page.goto('/graphql');
  const run = page.getByRole('button', { name: /execute query/i });
  await expect(run).toBeVisible();
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && response.request().method() === 'POST',
  );
  await run.click();
  expect((await answer).status()).toBe(200);
  await expect(page.locator('.result-window')).toContainText('recommended', { timeout: 15_000 });
});

for (const colorScheme of themes) {
  test(`the REST reference is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'Markwise REST API' })).toBeVisible();
    await expect(page.getByText('/api/grade-plan', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a program that asks /graphql for JSON is not handed a page', async ({ request }) => {
  const response = await request.post('/graphql', { data: { query: '{ __typename }' } });
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
});

test('the server is up and ready', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) expect(await (await request.get(path)).text()).toBe('ok');
});
