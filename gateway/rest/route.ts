import type { ErrorCode } from '../../functions/platform/errors.ts';
import type { ReplyKind } from './reply.ts';

/**
 * One row of the REST table: the operation of a path, and how its data becomes the reply. The rest is derived from the
 * schema. An argument comes from the path if the path contains its name, else from the query string for GET, and from
 * the body for other methods. The reply has all fields of the operation's type that REST shows.
 */
export interface RestRow {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** A part such as `{id}` is a variable: it stands for any value. */
  readonly path: `/api/${string}`;
  /** Groups routes in the reference. */
  readonly tag: string;
  /** The root field that the route runs. */
  readonly operation: string;
  /** Names in the request, by argument. Other arguments keep their name. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Values that are the same in every request, by argument. */
  readonly fixed?: Readonly<Record<string, boolean>>;
  /** Default values of this route, by argument. Other arguments keep the operation's default. */
  readonly defaults?: Readonly<Record<string, number>>;
  /** Arguments that this route does not take. */
  readonly omit?: readonly string[];
  /** Arguments that come from the query string, for other methods than GET. */
  readonly query?: readonly string[];
  /** The argument whose fields are the fields of the body. If omitted: `input`, if the operation has it. */
  readonly bodyArgument?: string;
  /** Fields of `bodyArgument` that the body can contain. All if omitted. */
  readonly bodyFields?: readonly string[];
  /** Additional fields of the reply, which REST otherwise does not show (see `shownFields`). */
  readonly also?: readonly string[];
  /** Additional failures of this route. */
  readonly errors?: readonly ErrorCode[];
  /**
   * True if the body may also be multipart/form-data: lists and objects as JSON text, and files as files.
   */
  readonly takesForm?: boolean;
  /**
   * The name of a query that runs with the first ID in the path before the body is read. If it fails, the route fails.
   * So callers without access to the object learn nothing about valid bodies. If the query has an argument `toEdit`,
   * its value is true.
   */
  readonly guard?: string;
  readonly status: 200 | 201 | 204;
  /**
   * How the operation's data becomes the reply, if it is not sent as JSON.
   * `page`: the data is a connection, the reply is its `nodes`.
   * `file`: the data is a file, the reply is its bytes. `image`: the same, for a file that never changes.
   * `export`: the data is a file with a report. The reply is the file's bytes, or both for clients that prefer JSON.
   * `csv`: the data is the text of a CSV file, which is the reply.
   */
  readonly reply?: ReplyKind;
  /** For a `page`: maximum items of the reply if the request has no `first`. If omitted, the reply is one page. */
  readonly wholeList?: number;
  /** The field `message` that the reply adds to the data, if the specification has one. */
  readonly message?: string;
  /** The specification's sentence for any invalid input, if there is one. */
  readonly failure?: string;
  /** Title of the failure message, if the specification has one. */
  readonly failureTitle?: string;
  /** A valid body, for the reference. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/** A row of the table, with everything that is derived from the schema. */
export interface RestRoute extends RestRow {
  /** A GraphQL document with one named operation and one root field. */
  readonly operation: string;
  /** A GraphQL document that has to succeed before the body is read. Its only variable is the first one of the path. */
  readonly guard?: string;
  /** Body fields, each passed as the variable with the same name. Others are refused. */
  readonly body?: readonly string[];
  /** Body fields that are passed as one input object. Others are refused. */
  readonly input?: RouteInput;
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
