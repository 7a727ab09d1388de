import type { Response } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/strict-page.ts';

/** Name of the GraphQL operation whose response this is. Undefined for all other responses. */
function operationOf(response: Response): unknown {
  const body = response.url().endsWith('/graphql') ? response.request().postData() : null;
  return body === null ? undefined : Object(JSON.parse(body)).operationName;
}

test('GraphiQL opens at /graphql from this site’s files and runs planGrades', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.locator('.graphiql-query-editor')).toContainText('planGrades', { timeout: 30_000 });
  await expect(async () => {
    const answer = page.waitForResponse((response) => operationOf(response) === 'Plan', { timeout: 15_000 });
    const [response] = await Promise.all([
      answer,
      page.getByRole('button', { name: /execute query/i }).click(),
    ]);
    expect(response.status()).toBe(200);
  }).toPass();
  await expect(page.locator('.result-window')).toContainText('recommended', { timeout: 30_000 });
});

test('GraphiQL can run a query only once its editor is loaded', async ({ page }) => {
  let releaseEditor = (): void => undefined;
  const editorReleased = new Promise<void>((resolve) => (releaseEditor = resolve));
  // The page lists its own scripts. It loads the editor's scripts later.
  const html = await (await page.request.get('/graphql', { headers: { accept: 'text/html' } })).text();
  const heldScripts: string[] = [];
  await page.route(/\.js$/, async (route) => {
    const name = route.request().url().split('/').at(-1) ?? '';
    if (!html.includes(name)) {
      heldScripts.push(name);
      await editorReleased;
    }
    await route.continue();
  });
  await page.goto('/graphql');
  await expect(page.locator('.graphiql-query-editor .graphiql-spinner')).toBeVisible({ timeout: 30_000 });
  const run = page.getByRole('button', { name: /execute query/i });
  await expect(run).toBeHidden();
  expect(heldScripts).not.toEqual([]);
  releaseEditor();
  await expect(run).toBeVisible({ timeout: 30_000 });
});

test('GraphiQL opens with one tab and no error, on the first and the second visit', async ({ page }) => {
  await page.goto('/graphql');
  const editor = page.locator('.graphiql-query-editor');
  const variables = page.locator('.graphiql-editor-tool');
  for (const visit of ['first', 'second']) {
    await test.step(`${visit} visit`, async () => {
      await expect(editor).toContainText('planGrades', { timeout: 30_000 });
      await expect(variables).toContainText('"target"');
      await expect(page.getByRole('tab')).toHaveCount(1);
      // GraphiQL validates the variables once the schema is loaded.
      await expect(page.getByRole('button', { name: 'Re-fetch GraphQL schema' })).toBeEnabled();
      await expect(page.locator('.squiggly-error')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('graphiql:tabState'))).not.toBeNull();
    });
    await page.reload();
  }
});

test('GraphiQL is accessible in light and dark, except in its own code', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.locator('.graphiql-query-editor')).toContainText('planGrades', { timeout: 30_000 });
  // In GraphiQL's own code, tabs contain their close buttons, and comments have too little contrast in the dark.
  await expectAccessible(page, { rules: ['nested-interactive'], parts: ['.view-lines'] });
});

test('the REST reference is accessible in light and dark', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Markwise REST API' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'POST /api/grade-plan' })).toBeVisible();
  await expectAccessible(page);
});

test('a program that posts a query to /graphql gets JSON, not the page', async ({ request }) => {
  const response = await request.post('/graphql', { data: { query: '{ __typename }' } });
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
});

test('the server is up and ready', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) expect(await (await request.get(path)).text()).toBe('ok');
});
