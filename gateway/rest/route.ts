import type { ErrorCode } from '../../functions/platform/errors.ts';
import type { ReplyKind } from './reply.ts';

/** One row of the REST table: the operation of a path, and how its data becomes the reply. */
export interface RestRoute {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for the variable `name`. */
  readonly path: `/api/${string}`;
  /** Groups routes in the reference. */
  readonly tag: string;
  /** Additional failures of this route. */
  readonly errors?: readonly ErrorCode[];
  /** A GraphQL document with one named operation and one root field. */
  readonly operation: string;
  /** Body fields, each passed as the variable with the same name. Others are refused. */
  readonly body?: readonly string[];
  /** Body fields that are passed as one input object. Others are refused. */
  readonly input?: RouteInput;
  /**
   * Whether the body may also be multipart/form-data: with JSON for values that are no text, and files as
   * files.
   */
  readonly takesForm?: boolean;
  /**
   * A query that has to succeed before the body is read, with the path's variables only: callers without
   * access to the object in the path learn nothing about the body.
   */
  readonly guard?: string;
  /** Query parameters, each passed as the variable with the same name. */
  readonly query?: readonly string[];
  readonly status: 200 | 201 | 204;
  /**
   * `page`: the operation returns a connection, the reply is its `nodes`. `file`: it returns a file, the
   * reply is its bytes. `export`: it returns a file with a report, the reply is the file's bytes, or both for
   * clients that accept JSON. `csv`: it returns a table, the reply is its text.
   */
  readonly reply?: ReplyKind;
  /** `message` that the reply adds to the data, if the specification has one. */
  readonly message?: string;
  /** The specification's sentence for any invalid input, if there is one. */
  readonly failure?: string;
  /** Title of the failure message, if the specification has one. */
  readonly failureTitle?: string;
  /** A valid body, for the reference. */
  readonly example?: Readonly<Record<string, unknown>>;
}

export interface RouteInput {
  /** The operation's variable, of an input object type. */
  readonly variable: string;
  /** Fields of the type that the body can contain. All if omitted. */
  readonly fields?: readonly string[];
}

/** `/api/courses/{id}` in Hono's form: `/api/courses/:id`. */
export function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
