import type { Context } from 'hono';
import type { RequestContext } from '../../functions/platform/request-context.ts';

/** Data of the gateway's middleware for handlers. */
export interface GatewayEnv {
  Variables: { requestContext: RequestContext };
}

export function contextOf(context: Context<GatewayEnv>): RequestContext {
  return context.get('requestContext');
}
