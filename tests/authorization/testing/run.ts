import type { Browser } from '../../support/browser.ts';

type Data = Readonly<Record<string, unknown>>;

/** Sends a GraphQL request and returns its data. Throws if the response has errors. */
export async function run(browser: Browser, query: string, variables: object = {}): Promise<Data> {
  const { result } = await browser.graphql(query, variables);
  if (result.errors) throw new Error(JSON.stringify(result.errors));
  return result.data as Data;
}
