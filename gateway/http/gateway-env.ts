import type { Context } from 'hono';
import type { RequestContext } from '../../functions/platform/request-context.ts';

/** What the gateway's middleware leaves on a request for its handlers. */
export interface GatewayEnv {
  Variables: { requestContext: RequestContext };
}

export function contextOf(context: Context<GatewayEnv>): RequestContext {
  return context.get('requestContext');
}
