import { expect } from 'vitest';
import type { Browser } from './browser.ts';

interface Reply {
  readonly data: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Sends a GraphQL request. */
export async function sendQuery(browser: Browser, query: string, variables = {}): Promise<Reply> {
  return JSON.parse((await browser.post('/graphql', { query, variables })).text) as Reply;
}

/** The data of a response without errors. */
export async function dataOf(
  browser: Browser,
  query: string,
  variables = {},
): Promise<Record<string, unknown>> {
  const { data, errors } = await sendQuery(browser, query, variables);
  expect(errors).toBeUndefined();
  return data ?? {};
}
