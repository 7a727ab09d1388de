import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Whether the client left before its request was complete: that is no failure, and nobody waits for a
 * response.
 */
export function hasLeft({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete;
}

/** The Node.js request behind a request of the app. Undefined if it did not come through a socket. */
export function nodeRequestOf({ env }: Context): IncomingMessage | undefined {
  return ((env ?? {}) as Partial<HttpBindings>).incoming as IncomingMessage | undefined;
}

/** `hasLeft` for a request of the app. A request without a socket is always complete. */
export function clientLeft(context: Context): boolean {
  const incoming = nodeRequestOf(context);
  return incoming !== undefined && hasLeft(incoming);
}
