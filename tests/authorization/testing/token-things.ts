import type { Browser } from '../../support/browser.ts';
import { run } from './run.ts';

/** Creates an API token, and returns it with its secret. */
export async function createToken(
  browser: Browser,
  scopes: readonly string[],
): Promise<{ id: string; secret: string }> {
  const document = `mutation ($scopes: [ApiTokenScope!]!) {
    createApiToken(name: "script", scopes: $scopes) { token apiToken { id } }
  }`;
  const data = await run(browser, document, { scopes });
  const { token, apiToken } = data['createApiToken'] as { token: string; apiToken: { id: string } };
  return { id: apiToken.id, secret: token };
}
