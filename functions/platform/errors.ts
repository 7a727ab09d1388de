/** Field path (`course.categories.0.weight`) → the error of its value, one sentence for users. */
export type FieldMessages = Readonly<Record<string, string>>;

interface CatalogueEntry {
  /** HTTP status of the REST response. */
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503;
  /** Whether the failure needs attention. If so, it is logged as an error with its cause. */
  readonly report: boolean;
}

/** Every expected failure of an operation. Clients get INTERNAL_SERVER_ERROR for all other errors. */
export const errorCatalogue = {
  UNAUTHENTICATED: { status: 401, report: false },
  FORBIDDEN: { status: 403, report: false },
  NOT_FOUND: { status: 404, report: false },
  BAD_USER_INPUT: { status: 400, report: false },
  CONFLICT: { status: 409, report: false },
  RATE_LIMITED: { status: 429, report: false },
  PAYLOAD_TOO_LARGE: { status: 413, report: false },
  UPSTREAM_FAILED: { status: 502, report: true },
  UNAVAILABLE: { status: 503, report: true },
  INTERNAL_SERVER_ERROR: { status: 500, report: true },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCatalogue, code);
}

export interface ErrorExtensions {
  readonly code: ErrorCode;
  /** Only with BAD_USER_INPUT. */
  readonly fields?: FieldMessages;
  /** Seconds; only with RATE_LIMITED and UNAVAILABLE. */
  readonly retryAfter?: number;
  readonly [key: string]: unknown;
}

/** An expected failure. `message` is shown to users unchanged. `cause` never leaves the server. */
export class AppError extends Error {
  override readonly name = 'AppError';
  /** The name that graphql-js uses, so that both executors copy it to the GraphQL error. */
  readonly extensions: ErrorExtensions;

  constructor(message: string, extensions: ErrorExtensions, options?: ErrorOptions) {
    super(message, options);
    this.extensions = extensions;
  }
}

/** The fields with a prefix: `weight` under `items.0` becomes `items.0.weight`. */
export function fieldsUnder(prefix: string, fields: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [`${prefix}.${path}`, message]));
}

/** Maximum number of fields in an error, so that the response stays short. The message has fewer. */
const maxFields = 100;
const fieldsInMessage = 10;
/** Maximum characters of a path or sentence, which may contain long names from the client. */
const maxPartLength = 300;

/** Cuts a text of any length for a response. */
export function shortened(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`;
}

function andMore(count: number): string {
  return `And ${count.toLocaleString('en-US')} more.`;
}

/**
 * An error with the invalid fields: up to 100 in `fields`, then `…` with the number of others. For clients
 * that show only the message, the message has a line for each of the first ten.
 */
export function badUserInput(fields: FieldMessages, message?: string): AppError {
  const all = Object.entries(fields);
  const entries = all
    .slice(0, maxFields)
    .map(([path, sentence]) => [shortened(path, maxPartLength), shortened(sentence, maxPartLength)] as const);
  const lines = entries.slice(0, fieldsInMessage).map(([path, sentence]) => `${path}: ${sentence}`);
  if (all.length > fieldsInMessage) lines.push(andMore(all.length - fieldsInMessage));
  const hiddenCount = all.length - entries.length;
  return new AppError(message ?? lines.join('\n'), {
    code: 'BAD_USER_INPUT',
    fields: Object.fromEntries(hiddenCount > 0 ? [...entries, ['…', andMore(hiddenCount)]] : entries),
  });
}
