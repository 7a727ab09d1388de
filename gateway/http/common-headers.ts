import type { Hono } from 'hono';
import type { GatewayEnv } from './gateway-env.ts';

/** The app's headers for every response, for responses that bypass it. Taken from one of its responses. */
export async function commonHeaders(app: Hono<GatewayEnv>, origin?: string): Promise<Record<string, string>> {
  const { headers } = await app.request('/healthz', { headers: origin === undefined ? {} : { origin } });
  headers.delete('content-type');
  headers.delete('content-length');
  return Object.fromEntries(headers);
}
