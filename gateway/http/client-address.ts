import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Context } from 'hono';

/**
 * The address that a request came from, where it passed that many proxies of ours. Each appends to X-Forwarded-For whom it
 * was asked by, so the one that the outermost of them added is right; what stands before it the client can make up.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const client = hops.at(-trustedProxies)?.trim() ?? '';
  return isIP(client) === 0 ? direct : client;
}

/** The same of a request that reached the app through Node's server. */
export function nodeClientAddress(trustedProxies: number): (context: Context) => string {
  return ({ env }) => {
    const { incoming } = (env ?? {}) as Partial<HttpBindings>;
    return incoming && 'socket' in incoming
      ? addressOf(incoming as IncomingMessage, trustedProxies)
      : 'unknown';
  };
}

/** API Gateway knows whom it was asked by; no header has a say in it. */
export function lambdaClientAddress({ env }: Context): string {
  const { event } = env as { readonly event: APIGatewayProxyEventV2 };
  return event.requestContext.http.sourceIp;
}
