import type { RequestContext } from '../../functions/platform/request-context.ts';

/** The caller of a request, and how to give it a session or end it. */
export type Caller = Pick<RequestContext, 'actor' | 'browser' | 'usesToken'>;

/** A request without any identification. */
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
