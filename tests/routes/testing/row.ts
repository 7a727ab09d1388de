import type { Named, Person } from './inhabitants.ts';

/** What a route is asked with: each part as REST carries it. The variables over GraphQL are made of the same. */
export interface Asked {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A request over REST, and what it answers. */
export interface After {
  /** Whoever asked the route, where it is left out. */
  readonly as?: Person;
  readonly method?: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** 200 where it is left out. */
  readonly status?: number;
  /** As `toMatchObject` compares; text where the answer is none in JSON. */
  readonly shows?: unknown;
}

/** What happens to who is not signed in. */
type SignedOut = { readonly kind: 'refused' } | { readonly kind: 'open'; readonly why: string };

export const signInFirst: SignedOut = { kind: 'refused' };
export const open = (why: string): SignedOut => ({ kind: 'open', why });

/** What happens to who asks for what is somebody else's. */
type Others =
  /** 404, the same bytes as for what is not there. */
  | { readonly kind: 'missing' }
  /** 403, whatever is asked for. */
  | { readonly kind: 'forbidden' }
  /** Nothing in the request says whose: everybody reaches the own, and nothing of anybody else's. */
  | { readonly kind: 'own'; readonly why: string }
  /** The same answer for everybody. */
  | { readonly kind: 'shared'; readonly why: string };

export const asMissing: Others = { kind: 'missing' };
export const forbidden: Others = { kind: 'forbidden' };
export const ownAlone = (why: string): Others => ({ kind: 'own', why });
export const everybodys = (why: string): Others => ({ kind: 'shared', why });

/** A request that is refused for what it holds. */
export interface Bad {
  readonly what: string;
  /** Instead of, or beside, what the row asks with; undefined takes a value away. */
  readonly change: (its: Named) => Asked;
  /** The whole text of the answer over REST. */
  readonly text: string;
  /** 400 where it is left out. */
  readonly status?: number;
}

/** `change`: of the body. */
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

/** What the contract says of one route. */
export interface RouteRow {
  /** Who asks; ada, a student, where it is left out. */
  readonly as?: Person;
  /** The request that succeeds; `its`: what ada has. */
  readonly ask: (its: Named) => Asked;
  /** What the answer shows, as `toMatchObject` compares; left out where it has no body. */
  readonly shows?: (its: Named) => unknown;
  /** Collections that hold something else afterwards, counts of limits left out. */
  readonly changes: readonly string[];
  /** What is then true. */
  readonly after?: (its: Named) => After;
  readonly signedOut: SignedOut;
  readonly others: Others;
  /** Who asks for what is not theirs: eve, a student, and ian, an instructor, where it is left out. */
  readonly strangers?: readonly Person[];
  /** Who is refused with 403, whatever is asked for; strangers, where that is what happens to others. */
  readonly forbiddenTo?: readonly Person[];
  /** Why the body is read before it is known whose the thing is: where not even that may tell of it. */
  readonly readsBodyFirst?: string;
  readonly bad: readonly Bad[];
}

/** Of what iris has written: students are not asked whose it is, and other instructors know nothing of it. */
export const ofAuthors = {
  as: 'iris',
  signedOut: signInFirst,
  forbiddenTo: ['ada', 'eve'],
  strangers: ['ian'],
} as const satisfies Partial<RouteRow>;

/** By method and path, as `POST /api/course`. */
export type RouteRows = Readonly<Record<string, RouteRow>>;

export const changed = (asked: Asked, { path, query, body }: Asked): Asked => ({
  ...asked,
  ...(path && { path: { ...asked.path, ...path } }),
  ...(query && { query: { ...asked.query, ...query } }),
  ...(body && { body: { ...asked.body, ...body } }),
});
