import { errorCatalogue, type ErrorCode } from '../../functions/platform/errors.ts';
import { isOpenToAnyone } from '../graphql/authorization.ts';
import { mayChange } from '../session/origin-guard.ts';
import type { PreparedOperation } from './prepared-operation.ts';

/** Every way in which a route may fail: by what it is, and what its row of the table adds. */
function codesOf({ route, root }: PreparedOperation): Set<ErrorCode> {
  const codes = new Set<ErrorCode>(['BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);
  // A body may come with any of these, also where none is read.
  if (route.method !== 'get') codes.add('PAYLOAD_TOO_LARGE');
  if (route.path.includes('{')) codes.add('NOT_FOUND');
  // A browser's cookie counts from the site's own pages only.
  if (mayChange(route)) codes.add('FORBIDDEN');
  if (!isOpenToAnyone(root.name.value)) codes.add('UNAUTHENTICATED').add('FORBIDDEN');
  for (const code of route.errors ?? []) codes.add(code);
  return codes;
}

/** What the server answers before a request is one for the app. */
const ofServer = {
  408: { description: 'The request did not arrive as a whole within 30 seconds.' },
  431: { description: 'The address and the headers are longer than 16 KB.' },
};

const content = { 'text/plain': { schema: { type: 'string' } } };

/** The failures of a route by their status, as OpenAPI describes them; the body is the message, as plain text. */
export function failuresOf(prepared: PreparedOperation) {
  const entries = [...codesOf(prepared)].map((code) => ({ code, ...errorCatalogue[code] }));
  const ofApp = entries.map(
    ({ code, status }) => [status, { description: `${code}: the message as plain text.`, content }] as const,
  );
  const early = Object.entries(ofServer).map(
    ([status, response]) => [status, { ...response, content }] as const,
  );
  return Object.fromEntries([...ofApp, ...early]);
}
