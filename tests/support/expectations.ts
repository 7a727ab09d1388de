import { expect } from 'vitest';
import type { GatewayReply, GraphqlResult } from './gateways.ts';

/** The code of an operation's only failure. Undefined if it succeeded. */
export function codeOf({ result }: { result: GraphqlResult }): string | undefined {
  return result.errors?.[0]?.extensions.code;
}

/**
 * A reply without the parts that always differ: the date, and a browser's random IDs. If the rest of two replies is
 * equal, they reveal nothing.
 */
export function saidBy({ status, headers, text }: GatewayReply) {
  const same = [...headers].filter(([name]) => name !== 'date');
  const masked = same.map(([name, value]) => [
    name,
    name === 'set-cookie' ? value.replace(/^([\w-]*(?:registration|device)=)[^;]+/, '$1…') : value,
  ]);
  return { status, headers: masked.toSorted(), text };
}

/** Returns the result of `look`, and checks that it is the same after `act`. */
export async function unchanged<Seen>(look: () => Promise<Seen>, act: () => Promise<void>): Promise<Seen> {
  const before = await look();
  await act();
  expect(await look()).toEqual(before);
  return before;
}
