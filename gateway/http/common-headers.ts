import type { Hono } from 'hono';
import type { GatewayEnv } from './gateway-env.ts';

/** Names and values in turn, which Node.js writes without looking for duplicates. */
type FlatHeaders = readonly string[];

/** Headers that differ between responses. */
const perResponse = ['allow', 'content-type', 'content-length'];

async function headersFor(app: Hono<GatewayEnv>, origin?: string): Promise<FlatHeaders> {
  // A method that /graphql refuses, so nothing runs.
  const { headers } = await app.request('/graphql', { method: 'PUT', headers: origin ? { origin } : {} });
  for (const name of perResponse) headers.delete(name);
  return [...headers].flat();
}

/**
 * The headers that the app sets on every response of the API, by the origin of the request, for responses that bypass
 * the app.
 */
export async function commonHeaders(
  app: Hono<GatewayEnv>,
  allowedOrigins: readonly string[],
): Promise<(origin: string | undefined) => FlatHeaders> {
  const withoutOrigin = await headersFor(app);
  const byOrigin = new Map(
    await Promise.all(allowedOrigins.map(async (origin) => [origin, await headersFor(app, origin)] as const)),
  );
  return (origin) => (origin === undefined ? withoutOrigin : (byOrigin.get(origin) ?? withoutOrigin));
}

export function pairsOf(headers: FlatHeaders): [name: string, value: string][] {
  const names = headers.filter((_, at) => at % 2 === 0);
  return names.map((name, at) => [name, headers[2 * at + 1] ?? '']);
}
