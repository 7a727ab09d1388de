import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether the client went away before its request was here: nobody failed, and nobody waits for an answer. */
export function hasLeft({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete;
}

/** The request of Node.js behind one that reached the app; undefined for one that came through no socket. */
export function nodeRequestOf({ env }: Context): IncomingMessage | undefined {
  return ((env ?? {}) as Partial<HttpBindings>).incoming as IncomingMessage | undefined;
}

/** The same of a request that reached the app; one that came through no socket is here as a whole. */
export function clientLeft(context: Context): boolean {
  const incoming = nodeRequestOf(context);
  return incoming !== undefined && hasLeft(incoming);
}
