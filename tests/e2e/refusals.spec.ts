import { randomUUID } from 'node:crypto';
import { password } from './support/account.ts';
import { personAt } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

test.describe('a request that is refused as a whole', () => {
  test.use({ allowed: [/Failed to load resource/] });

  test('shows the message of the server, and after another refusal only the new message', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@site.test');
    await page.getByLabel('Message').fill('Hello');
    const refusals = [
      { status: 413, message: 'The body is larger than 2 MB.' },
      { status: 503, message: 'Too many requests are being answered right now. Try again in a second.' },
      // Not GraphQL: Node’s server answers, not the gateway.
      {
        status: 408,
        message: 'The request took too long to arrive. Send it within 30 seconds.',
        isPlain: true,
      },
    ];
    for (const { status, message, isPlain = false } of refusals) {
      const content = isPlain
        ? { contentType: 'text/plain; charset=utf-8', body: message }
        : { json: { errors: [{ message }] } };
      await page.route('/graphql', (route) => route.fulfill({ status, ...content }));
      await page.locator('form').getByRole('button', { name: /Send/ }).click();
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await page.unroute('/graphql');
    }
    for (const { message } of refusals.slice(0, -1)) await expect(page.getByText(message)).toBeHidden();
  });

  test('shows the message of the server if the body is larger than 2 MB', async ({ page, baseURL }) => {
    await personAt({ page, baseURL }).signUp('Ada', 'Lovelace');
    await page.goto('/grade-analyzer');
    // No field of the screen accepts that much text, so the request is changed on its way.
    await page.route('/graphql', (route) => {
      const body = route.request().postDataJSON() as { variables: { input?: object } };
      const isSaving = body.variables.input !== undefined;
      const postData = {
        ...body,
        variables: { input: { ...body.variables.input, notes: 'x'.repeat(2_200_000) } },
      };
      return route.continue(isSaving ? { postData } : {});
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The body is larger than 2 MB.')).toBeVisible();
  });
});

test('a failed registration shows the message of the specification, and hints at the fields', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email', { exact: true }).fill(`ada-${randomUUID()}@site.test`);
  await page.getByLabel('Password', { exact: true }).fill(`${password} Lovelace`);
  await page.getByRole('button', { name: 'Create the account' }).click();
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Registration Falied : Email-id already registered' });
  await expect(failure).toContainText('Check the marked fields.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');

  // The server's message for this cause is another one.
  const errors = [{ message: 'Too many attempts.', extensions: { code: 'RATE_LIMITED' } }];
  await page.route('/graphql', (route) => route.fulfill({ json: { errors } }));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(failure).toContainText('Too many attempts.');
});

test('a failed update of the description is logged to the console with its error code, without the entered text', async ({
  page,
  baseURL,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text());
  });
  await personAt({ page, baseURL }).signUp('Ada', 'Lovelace');
  await page.goto('/myaccount');
  const about = page.getByRole('textbox', { name: 'About you' });
  await expect(about).toBeVisible();
  await page.route('/graphql', (route) =>
    route.fulfill({ json: { errors: [{ message: 'No, Ada.', extensions: { code: 'INTERNAL' } }] } }),
  );
  await about.fill('Secret words.');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByText('No, Ada.')).toBeVisible();
  expect(logged).toEqual(['Description update failed: INTERNAL']);
});

test.describe('a screen whose code never arrives', () => {
  test.use({ allowed: [/ChunkLoadError|Loading chunk|error occurred/] });

  test('fails after 120 seconds', async ({ page }) => {
    await page.goto('/notes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.install();
    const requested = new Promise<void>((resolve) => {
      // Never answered.
      void page.route(/planner-screen/, () => resolve());
    });
    await page.getByRole('link', { name: 'Planner', exact: true }).click();
    await requested;
    await page.clock.runFor(119_000);
    await expect(page.getByText('Loading chunk 2 failed')).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(page.getByText('Loading chunk 2 failed')).toBeVisible();
  });
});
