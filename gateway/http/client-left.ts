import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether the client went away before its request was here: nobody failed, and nobody waits for an answer. */
export function hasLeft({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete;
}

/** The same of a request that reached the app; one that came through no socket is here as a whole. */
export function clientLeft({ env }: Context): boolean {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>;
  return incoming !== undefined && hasLeft(incoming as IncomingMessage);
}
