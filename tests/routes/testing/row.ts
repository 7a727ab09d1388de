import type { Named, Person } from './inhabitants.ts';

/** The values of a route's request, in REST's parts. The GraphQL variables are made from the same values. */
export interface Asked {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A REST request, and its expected response. */
export interface After {
  /** The caller. By default the route's. */
  readonly as?: Person;
  readonly method?: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Default 200. */
  readonly status?: number;
  /** For `toMatchObject`. Text if the response is not JSON. */
  readonly shows?: unknown;
}

/** The response for signed-out callers. */
type SignedOut = { readonly kind: 'refused' } | { readonly kind: 'open'; readonly why: string };

export const signInFirst: SignedOut = { kind: 'refused' };
export const open = (why: string): SignedOut => ({ kind: 'open', why });

/** The response for other users' objects. */
type Others =
  /** 404, the same bytes as for a missing object. */
  | { readonly kind: 'missing' }
  /** 403 in any case. */
  | { readonly kind: 'forbidden' }
  /** The request names no owner: everyone reaches their own things, and nothing of others. */
  | { readonly kind: 'own'; readonly why: string }
  /** The same response for everyone. */
  | { readonly kind: 'shared'; readonly why: string };

export const asMissing: Others = { kind: 'missing' };
export const forbidden: Others = { kind: 'forbidden' };
export const ownDataOnly = (why: string): Others => ({ kind: 'own', why });
export const sharedByAll = (why: string): Others => ({ kind: 'shared', why });

/** A request with invalid content. */
export interface Bad {
  readonly what: string;
  /** Replaces or extends the row's request. Undefined removes a value. */
  readonly change: (its: Named) => Asked;
  /** The whole text of the REST response. */
  readonly text: string;
  /** Default 400. */
  readonly status?: number;
}

/** `change`: the changed fields of the body. */
export const badBody = (what: string, change: Asked['body'] & object, text: string, status = 400): Bad => ({
  what,
  change: () => ({ body: change }),
  text,
  status,
});

export const badQuery = (what: string, change: Asked['query'] & object, text: string): Bad => ({
  what,
  change: () => ({ query: change }),
  text,
});

/** The contract of one route. */
export interface RouteRow {
  /** The caller. By default Ada, a student. */
  readonly as?: Person;
  /** The successful request. `its`: IDs of Ada's and Iris's objects, and other values that a row needs. */
  readonly ask: (its: Named) => Asked;
  /** The response, for `toMatchObject`. Undefined if it has no body. */
  readonly shows?: (its: Named) => unknown;
  /** Names of the collections that the request changes. Those in `limitCounts`, such as rate limits, are not listed. */
  readonly changes: readonly string[];
  /** A request that shows the effect. */
  readonly after?: (its: Named) => After;
  readonly signedOut: SignedOut;
  readonly others: Others;
  /** Users without access. By default Eve, a student, and Ian, an instructor. */
  readonly strangers?: readonly Person[];
  /** Users who get 403 in any case. By default Ada and the strangers, if `others` is `forbidden`. */
  readonly forbiddenTo?: readonly Person[];
  /** Why the body is validated before access is checked. Undefined if access is checked first. */
  readonly readsBodyFirst?: string;
  readonly bad: readonly Bad[];
}

/** Objects of Iris: students are refused in any case, and for other instructors they do not exist. */
export const ofAuthors = {
  as: 'iris',
  signedOut: signInFirst,
  forbiddenTo: ['ada', 'eve'],
  strangers: ['ian'],
} as const satisfies Partial<RouteRow>;

/** Rows by method and path, such as `POST /api/course`. */
export type RouteRows = Readonly<Record<string, RouteRow>>;

export const changed = (asked: Asked, { path, query, body }: Asked): Asked => ({
  ...asked,
  ...(path && { path: { ...asked.path, ...path } }),
  ...(query && { query: { ...asked.query, ...query } }),
  ...(body && { body: { ...asked.body, ...body } }),
});
