import { AppError, type ErrorCode } from '../../functions/platform/errors.ts';
import { expectedFailure, somethingWentWrong, type PublicError } from '../graphql/public-error.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import type { RestRoute } from './route.ts';

/** The route's title is added to failures with these codes. Other failures are about access and limits. */
export const titledCodes: ReadonlySet<ErrorCode> = new Set([
  'BAD_USER_INPUT',
  'CONFLICT',
  'UPSTREAM_FAILED',
  'UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
]);

/** REST has the fields of the input object at the top level of the body: `input.name` becomes `name`. */
function withoutEnvelope({ message, extensions }: PublicError, envelope: string): PublicError {
  const bare = (path: string) => (path.startsWith(`${envelope}.`) ? path.slice(envelope.length + 1) : path);
  const fields = Object.entries(extensions.fields ?? {}).map(([path, sentence]) => [bare(path), sentence]);
  return {
    message: message.split('\n').map(bare).join('\n'),
    extensions: { ...extensions, ...(extensions.fields && { fields: Object.fromEntries(fields) }) },
  };
}

/** The failure of a route: the error of its operation, with the route's message or title if the route has one. */
export function failureOf(
  error: unknown,
  { input, failure, failureTitle }: RestRoute,
  { requestId }: Pick<RequestContext, 'requestId'>,
): unknown {
  const known = expectedFailure(error) ?? somethingWentWrong(requestId);
  const { message, extensions } = input ? withoutEnvelope(known, input.variable) : known;
  const withText = (text: string) => new AppError(text, extensions, { cause: error });
  if (failure !== undefined && extensions.code === 'BAD_USER_INPUT') return withText(failure);
  if (failureTitle !== undefined && titledCodes.has(extensions.code)) {
    return withText(`${failureTitle}\n${message}`);
  }
  return input && extensions.code === 'BAD_USER_INPUT' ? withText(message) : error;
}
