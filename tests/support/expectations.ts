import { expect } from 'vitest';
import type { GatewayReply, GraphqlResult } from './gateways.ts';

/** The code of an operation's only failure. Undefined if it succeeded. */
export function codeOf({ result }: { result: GraphqlResult }): string | undefined {
  return result.errors?.[0]?.extensions.code;
}

/**
 * A reply without the parts that always differ: the date, and the random IDs in cookies. Two replies that are equal
 * apart from these parts do not reveal why a request failed.
 */
export function comparableReply({ status, headers, text }: GatewayReply) {
  const same = [...headers].filter(([name]) => name !== 'date');
  const masked = same.map(([name, value]) => [
    name,
    name === 'set-cookie' ? value.replace(/^([\w-]*(?:registration|device)=)[^;]+/, '$1…') : value,
  ]);
  return { status, headers: masked.toSorted(), text };
}

/** Checks that `look` returns the same before and after `act`. Returns that result. */
export async function expectUnchanged<Seen>(
  look: () => Promise<Seen>,
  act: () => Promise<void>,
): Promise<Seen> {
  const before = await look();
  await act();
  expect(await look()).toEqual(before);
  return before;
}
