import { errorCatalogue, type ErrorCode } from '../../functions/core/errors.ts';
import { isOpenToAnyone } from '../graphql/authorization.ts';
import type { PreparedOperation } from './prepared-operation.ts';

/** Every way in which a route may fail: by what it is, and what its row of the table adds. */
function codesOf({ route, root }: PreparedOperation): Set<ErrorCode> {
  const codes = new Set<ErrorCode>(['BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);
  if (route.body || route.input) codes.add('PAYLOAD_TOO_LARGE');
  if (route.path.includes('{')) codes.add('NOT_FOUND');
  // A browser's cookie counts from the site's own pages only.
  if (route.method !== 'get') codes.add('FORBIDDEN');
  if (!isOpenToAnyone(root.name.value)) codes.add('UNAUTHENTICATED').add('FORBIDDEN');
  for (const code of route.errors ?? []) codes.add(code);
  return codes;
}

const content = { 'text/plain': { schema: { type: 'string' } } };

/** The failures of a route by their status, as OpenAPI describes them; the body is the message, as plain text. */
export function failuresOf(prepared: PreparedOperation) {
  const entries = [...codesOf(prepared)].map((code) => ({ code, ...errorCatalogue[code] }));
  return Object.fromEntries(
    entries.map(({ code, status }) => [
      status,
      { description: `${code}: the message as plain text.`, content },
    ]),
  );
}
