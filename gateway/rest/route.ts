import type { ErrorCode } from '../../functions/platform/errors.ts';
import type { ReplyKind } from './reply.ts';

/** One row of the REST table: which operation a path runs, and how its data becomes the reply. */
export interface RestRoute {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for what becomes the variable `name`. */
  readonly path: `/api/${string}`;
  /** Groups routes in the reference. */
  readonly tag: string;
  /** Ways to fail that are this route's own: not every such route has them. */
  readonly errors?: readonly ErrorCode[];
  /** A GraphQL document with one named operation and one root field. */
  readonly operation: string;
  /** Body fields, each sent on as the variable of the same name; any other is refused. */
  readonly body?: readonly string[];
  /** Body fields that are sent on together: the fields of one input object. Any other is refused. */
  readonly input?: RouteInput;
  /** Whether the body may come as multipart/form-data as well: what is no text in it as JSON, and files as files. */
  readonly takesForm?: boolean;
  /**
   * A query that has to succeed before the body is looked at, with the variables of the path only: callers without
   * access to the object in the path learn nothing about the body.
   */
  readonly guard?: string;
  /** Query parameters, each sent on as the variable of the same name. */
  readonly query?: readonly string[];
  readonly status: 200 | 201 | 204;
  /** `page`: the operation answers a connection, the reply is its `nodes`. `file`: it answers a file, the reply is its bytes. `export`: it answers a file with a report, the reply is the file's bytes, or both for who accepts JSON. `csv`: it answers a table, the reply is its text. */
  readonly reply?: ReplyKind;
  /** `message` that the reply adds to the data, if the specification has one. */
  readonly message?: string;
  /** The one sentence for whatever may be wrong with the input, where the specification has one. */
  readonly failure?: string;
  /** Title of the failure message, if the specification has one. */
  readonly failureTitle?: string;
  /** A body that works, for the reference. */
  readonly example?: Readonly<Record<string, unknown>>;
}

export interface RouteInput {
  /** The operation's variable, of an input object type. */
  readonly variable: string;
  /** Fields of the type that the body can contain. All if omitted. */
  readonly fields?: readonly string[];
}

/** `/api/courses/{id}` as Hono writes it: `/api/courses/:id`. */
export function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
