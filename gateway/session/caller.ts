import type { RequestContext } from '../../functions/core/request-context.ts';

/** Who a request comes from, and how a session is given to it and taken from it. */
export type Caller = Pick<RequestContext, 'actor' | 'browser'>;

/** A request that carries nothing to know anybody by. */
export const stranger: Caller = {
  actor: async () => null,
  browser: { userAgent: '', knownTo: async () => null, start: () => undefined, clear: () => undefined },
};
