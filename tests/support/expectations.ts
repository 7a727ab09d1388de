import { expect } from 'vitest';
import type { DoorReply, GraphqlResult } from './doors.ts';

/** The code of an operation's one failure; undefined where it succeeded. */
export function codeOf({ result }: { result: GraphqlResult }): string | undefined {
  return result.errors?.[0]?.extensions.code;
}

/**
 * What a reply says, without what differs with each request (the date, and the random ids of a browser): two that
 * are equal tell nothing apart.
 */
export function saidBy({ status, headers, text }: DoorReply) {
  const same = [...headers].filter(([name]) => name !== 'date');
  const masked = same.map(([name, value]) => [
    name,
    name === 'set-cookie' ? value.replace(/^([\w-]*(?:registration|device)=)[^;]+/, '$1…') : value,
  ]);
  return { status, headers: masked.toSorted(), text };
}

/** Answers what `look` saw, having made sure that it sees the same after `act`. */
export async function unchanged<Seen>(look: () => Promise<Seen>, act: () => Promise<void>): Promise<Seen> {
  const before = await look();
  await act();
  expect(await look()).toEqual(before);
  return before;
}
