import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import {
  AppError,
  badUserInput,
  errorCatalogue,
  isErrorCode,
  shortened,
  type ErrorExtensions,
} from '../../functions/platform/errors.ts';
import { isStoreUnavailable } from '../../functions/platform/store/store-errors.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import { typeErrorFields } from './input-errors.ts';

export interface PublicError {
  readonly message: string;
  readonly extensions: ErrorExtensions;
}

/** Apollo's codes for invalid requests: the client can correct them. */
const requestCodes = new Set([
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** Part of the protocol: clients with persisted queries react to these. */
const protocolCodes = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Enough for all our sentences and graphql-js's messages about a document. */
const maxMessageLength = 4_000;

/** The failed request: its log and its ID. */
export type FailedRequest = Pick<RequestContext, 'log' | 'requestId'>;

function rootCause(error: unknown): unknown {
  return error instanceof Error && 'originalError' in error && error.originalError
    ? rootCause(error.originalError)
    : error;
}

const storeUnavailable: PublicError = {
  message: 'This is not available right now. Try again in a few seconds.',
  extensions: { code: 'UNAVAILABLE', retryAfter: 5 },
};

/** An unexpected failure: the log has its cause under the same reference. */
export function somethingWentWrong(requestId: string): PublicError {
  return {
    message: `Something went wrong. If it happens again, tell us this reference: ${requestId}`,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/**
 * The public part of an expected failure. Null if the failure is unexpected. `code`: Apollo's error code, if Apollo
 * reported the failure.
 */
export function expectedFailure(error: unknown, code?: unknown): PublicError | null {
  const message = error instanceof Error ? error.message : '';
  const cause = rootCause(error);
  if (cause instanceof AppError) return cause;
  if (isStoreUnavailable(cause)) return storeUnavailable;
  const fields = typeErrorFields(message);
  if (fields) return badUserInput(fields);
  if (isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR') return { message, extensions: { code } };
  if (requestCodes.has(String(code))) return { message, extensions: { code: 'BAD_USER_INPUT' } };
  return null;
}

/**
 * The public part of a failure. An expected failure keeps its message. Of an unexpected failure, clients get only the
 * request's ID, under which the log has the cause. `code`: Apollo's error code, if Apollo reported the failure.
 */
export function toPublicError(
  error: unknown,
  { log, requestId }: FailedRequest,
  code?: unknown,
): PublicError {
  const known = expectedFailure(error, code);
  if (known === null || errorCatalogue[known.extensions.code].report) {
    log.error({ err: rootCause(error), requestId }, 'an operation failed');
  }
  // graphql-js quotes unknown input completely.
  if (known) return { message: shortened(known.message, maxMessageLength), extensions: known.extensions };
  return somethingWentWrong(requestId);
}

/**
 * `formatError` for Apollo Server: keeps locations and path, and replaces the rest by the public part of the failure.
 * `requestOf` returns the request of an error.
 */
export function createFormatError(requestOf: (error: unknown) => FailedRequest) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.['code'];
    if (protocolCodes.has(String(code))) return { message: formatted.message, extensions: { code } };
    const { message, extensions } = toPublicError(error, requestOf(error), code);
    const { locations, path } = error instanceof GraphQLError ? formatted : {};
    return { message, ...(locations && { locations }), ...(path && { path }), extensions };
  };
}
