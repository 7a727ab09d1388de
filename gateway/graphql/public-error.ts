import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import {
  AppError,
  badUserInput,
  errorCatalogue,
  isErrorCode,
  type ErrorExtensions,
} from '../../functions/core/errors.ts';
import { isStoreUnavailable } from '../../functions/core/store/store-errors.ts';
import type { Logger } from '../../functions/core/logger.ts';
import { fieldsOfMisfit } from './input-errors.ts';

export interface PublicError {
  readonly message: string;
  readonly extensions: ErrorExtensions;
}

/** Apollo's codes for a request that could not be run as it was sent: whoever sent it can mend it. */
const requestCodes = new Set([
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** Part of the protocol: clients of persisted queries act on these. */
const protocolCodes = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

function rootCause(error: unknown): unknown {
  return error instanceof Error && 'originalError' in error && error.originalError
    ? rootCause(error.originalError)
    : error;
}

const storeUnavailable: PublicError = {
  message: 'This is not available right now. Try again in a few seconds.',
  extensions: { code: 'UNAVAILABLE', retryAfter: 5 },
};

function expected(error: unknown, code: unknown, message: string): PublicError | null {
  const cause = rootCause(error);
  if (cause instanceof AppError) return cause;
  if (isStoreUnavailable(cause)) return storeUnavailable;
  const fields = fieldsOfMisfit(message);
  if (fields) return badUserInput(fields);
  if (isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR') return { message, extensions: { code } };
  if (requestCodes.has(String(code))) return { message, extensions: { code: 'BAD_USER_INPUT' } };
  return null;
}

/**
 * What may leave the server of a failure: expected ones as they are, everything else as a reference to the log.
 * `code` is the one that Apollo gave the error, where it went through Apollo.
 */
export function toPublicError(error: unknown, log: Logger, code?: unknown): PublicError {
  const message = error instanceof Error ? error.message : '';
  const known = expected(error, code, message);
  if (known && !errorCatalogue[known.extensions.code].report) return known;
  const reference = randomUUID();
  log.error({ err: rootCause(error), reference }, 'an operation failed');
  if (known) return known;
  return {
    message: `Something went wrong. If it happens again, tell us this reference: ${reference}`,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** `formatError` for Apollo Server: locations and path stay, the rest is decided above. */
export function createFormatError(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.['code'];
    if (protocolCodes.has(String(code))) return { message: formatted.message, extensions: { code } };
    const { message, extensions } = toPublicError(error, log, code);
    const { locations, path } = error instanceof GraphQLError ? formatted : {};
    return { message, ...(locations && { locations }), ...(path && { path }), extensions };
  };
}
