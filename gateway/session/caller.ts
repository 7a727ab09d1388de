import type { RequestContext } from '../../functions/platform/request-context.ts';

/** Who a request comes from, and how a session is given to it and taken from it. */
export type Caller = Pick<RequestContext, 'actor' | 'browser' | 'usesToken'>;

/** A request that carries nothing to know anybody by. */
export const stranger: Caller = {
  actor: async () => null,
  usesToken: false,
  browser: {
    userAgent: '',
    knownTo: async () => null,
    registeredWith: () => null,
    rememberRegistration: () => undefined,
    start: () => undefined,
    recognize: () => undefined,
    clear: () => undefined,
    forget: () => undefined,
  },
};
