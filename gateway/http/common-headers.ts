import type { Hono } from 'hono';
import type { GatewayEnv } from './gateway-env.ts';

/**
 * The headers that the app sets on every response, for responses that bypass the app. Read from its response to
 * /healthz.
 */
export async function commonHeaders(app: Hono<GatewayEnv>, origin?: string): Promise<Record<string, string>> {
  const { headers } = await app.request('/healthz', { headers: origin === undefined ? {} : { origin } });
  headers.delete('content-type');
  headers.delete('content-length');
  return Object.fromEntries(headers);
}
