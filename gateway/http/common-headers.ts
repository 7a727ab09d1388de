import type { Hono } from 'hono';
import type { GatewayEnv } from './gateway-env.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of a request's own response. */
const ofOneResponse = ['allow', 'content-type', 'content-length'];

async function headersFor(app: Hono<GatewayEnv>, origin?: string): Promise<Headers> {
  // A method that /graphql refuses, so nothing runs.
  const { headers } = await app.request('/graphql', { method: 'PUT', headers: origin ? { origin } : {} });
  for (const name of ofOneResponse) headers.delete(name);
  return Object.fromEntries(headers);
}

/**
 * The headers that the app sets on every response of the API, by the origin of the request, for responses that bypass
 * the app.
 */
export async function commonHeaders(
  app: Hono<GatewayEnv>,
  allowedOrigins: readonly string[],
): Promise<(origin: string | undefined) => Headers> {
  const others = await headersFor(app);
  const byOrigin = new Map(
    await Promise.all(allowedOrigins.map(async (origin) => [origin, await headersFor(app, origin)] as const)),
  );
  return (origin) => (origin === undefined ? others : (byOrigin.get(origin) ?? others));
}
