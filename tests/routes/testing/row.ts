import type { RowValues, Person } from './inhabitants.ts';

/** The values of a request, as REST sends them. The GraphQL variables are created from the same values. */
export interface RouteRequest {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A REST request that is sent after the request of the row, and its expected response. */
export interface After {
  /** The caller. By default the caller of the row. */
  readonly as?: Person;
  readonly method?: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Default 200. */
  readonly status?: number;
  /** Expected body, for `toMatchObject`. A string if the response is not JSON. */
  readonly response?: unknown;
}

/** The response for signed-out callers. */
type SignedOut = { readonly kind: 'refused' } | { readonly kind: 'open'; readonly reason: string };

export const signInFirst: SignedOut = { kind: 'refused' };
export const openBecause = (reason: string): SignedOut => ({ kind: 'open', reason });

/** The response for other users' objects. */
type Others =
  /** 404 with the same bytes as for a missing object. */
  | { readonly kind: 'missing' }
  /** 403, whether or not the object exists. */
  | { readonly kind: 'forbidden' }
  /** A response with the caller's own data only: the request contains no ID of somebody else's object. */
  | { readonly kind: 'own'; readonly reason: string }
  /** The same response for everyone. */
  | { readonly kind: 'shared'; readonly reason: string };

export const asMissing: Others = { kind: 'missing' };
export const forbidden: Others = { kind: 'forbidden' };
export const ownDataOnly = (reason: string): Others => ({ kind: 'own', reason });
export const sharedByAll = (reason: string): Others => ({ kind: 'shared', reason });

/** A request that is refused because of an invalid value. */
export interface InvalidRequest {
  readonly what: string;
  /** Replaces or extends the row's request. Undefined removes a value. */
  readonly change: (values: RowValues) => RouteRequest;
  /** The whole text of the REST response. */
  readonly text: string;
  /** Default 400. */
  readonly status?: number;
}

/** A request with an invalid body. `change`: the fields of the row's body to replace. `text`: the REST response. */
export const invalidBody = (
  what: string,
  change: RouteRequest['body'] & object,
  text: string,
  status = 400,
): InvalidRequest => ({
  what,
  change: () => ({ body: change }),
  text,
  status,
});

export const invalidQuery = (
  what: string,
  change: RouteRequest['query'] & object,
  text: string,
): InvalidRequest => ({
  what,
  change: () => ({ query: change }),
  text,
});

/** The contract of one route. */
export interface RouteRow {
  /** The caller. By default Ada, a student. */
  readonly as?: Person;
  /** The successful request. `its`: IDs of Ada's and Iris's objects, and other values that a row needs. */
  readonly request: (values: RowValues) => RouteRequest;
  /** Expected body of the response, for `toMatchObject`. Undefined if the body is not checked, or is empty. */
  readonly response?: (values: RowValues) => unknown;
  /** Names of the collections that the request changes, without the collections in `limitCounts`. */
  readonly changes: readonly string[];
  /** A later request whose response shows the effect. */
  readonly after?: (values: RowValues) => After;
  readonly signedOut: SignedOut;
  readonly others: Others;
  /** Users without access. By default Eve, a student, and Ian, an instructor. */
  readonly strangers?: readonly Person[];
  /**
   * Users who get 403, whether or not the object exists, because they do not have the role. By default Ada and the
   * strangers, if `others` is `forbidden`.
   */
  readonly forbiddenTo?: readonly Person[];
  /** Why the body is validated before access is checked. Undefined if access is checked first. */
  readonly readsBodyFirst?: string;
  readonly invalid: readonly InvalidRequest[];
}

/** Row of a route for objects of Iris. Students get 403. Other instructors get 404, as if the object did not exist. */
export const authorRow = {
  as: 'iris',
  signedOut: signInFirst,
  forbiddenTo: ['ada', 'eve'],
  strangers: ['ian'],
} as const satisfies Partial<RouteRow>;

/** Rows by method and path, such as `POST /api/course`. */
export type RouteRows = Readonly<Record<string, RouteRow>>;

export const mergeRequests = (original: RouteRequest, { path, query, body }: RouteRequest): RouteRequest => ({
  ...original,
  ...(path && { path: { ...original.path, ...path } }),
  ...(query && { query: { ...original.query, ...query } }),
  ...(body && { body: { ...original.body, ...body } }),
});
