import type { RequestContext } from '../../functions/platform/request-context.ts';

/** The caller of a request, and the methods to start or end the session of its browser. */
export type Caller = Pick<RequestContext, 'actor' | 'browser' | 'usesToken'>;

/** The caller of a request without any identification. */
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
