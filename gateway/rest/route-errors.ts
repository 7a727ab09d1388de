import { errorCatalogue, type ErrorCode } from '../../functions/platform/errors.ts';
import { isOpenToAnyone } from '../graphql/authorization.ts';
import { mayChange } from '../session/origin-guard.ts';
import { titledCodes } from './failure-of.ts';
import type { PreparedOperation } from './prepared-operation.ts';
import type { RestRoute } from './route.ts';

/** All error codes of a route: the codes that follow from its method, path and access, and the codes of its row. */
function codesOf({ route, access }: PreparedOperation): Set<ErrorCode> {
  const codes = new Set<ErrorCode>(['BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);
  // Except with GET, a request can have a body that is too large, even if the route does not read it.
  if (route.method !== 'get') codes.add('PAYLOAD_TOO_LARGE');
  if (route.path.includes('{')) codes.add('NOT_FOUND');
  // A request with a session is refused if a page of another site made the browser send it.
  if (mayChange(route)) codes.add('FORBIDDEN');
  if (!isOpenToAnyone(access)) codes.add('UNAUTHENTICATED').add('FORBIDDEN');
  for (const code of route.errors ?? []) codes.add(code);
  return codes;
}

/** Responses of the server to requests that do not reach the app. */
const serverResponses = {
  408: { description: 'The request did not arrive as a whole within 30 seconds.' },
  431: { description: 'The address and the headers are longer than 16 KB.' },
};

const content = { 'text/plain': { schema: { type: 'string' } } };

function describe(code: ErrorCode, { failure, failureTitle }: RestRoute): string {
  const message = `${code}: the message as plain text.`;
  if (failure !== undefined && code === 'BAD_USER_INPUT')
    return `${message} For any invalid input: ${failure}`;
  if (failureTitle === undefined || !titledCodes.has(code)) return message;
  return `${message} If the operation failed, its first line is: ${failureTitle}`;
}

/** The failures of a route by status, for OpenAPI. The body is the message as plain text. */
export function failuresOf(prepared: PreparedOperation) {
  const entries = [...codesOf(prepared)].map((code) => ({ code, ...errorCatalogue[code] }));
  const appResponses = entries.map(
    ({ code, status }) => [status, { description: describe(code, prepared.route), content }] as const,
  );
  const earlyResponses = Object.entries(serverResponses).map(
    ([status, response]) => [status, { ...response, content }] as const,
  );
  return Object.fromEntries([...appResponses, ...earlyResponses]);
}
