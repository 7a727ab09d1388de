import { withoutDeclassified } from './declassified.ts';
import type { CallerRequest } from './requests.ts';
import type { Answer, Caller, Twin } from './twin.ts';

export type Twins = readonly [Twin, Twin];

/** A request to which the two worlds responded differently, and both responses. */
export interface Difference {
  readonly turn: number;
  readonly callerRequest: CallerRequest;
  readonly answers: readonly [string, string];
}

function textOf({ reply, mails }: Answer, { operations, caller }: CallerRequest): string {
  const { status, headers, text } = reply;
  return JSON.stringify([status, headers, withoutDeclassified(text, operations, caller), mails]);
}

export interface Comparison {
  readonly difference: Difference | null;
  readonly isRefused: boolean;
}

/** Sends the same request to both worlds. */
export async function compare(
  [left, right]: Twins,
  callerRequest: CallerRequest,
  turn: number,
): Promise<Comparison> {
  const { caller, request } = callerRequest;
  const [one, other] = await Promise.all([
    left.send(caller, request, turn),
    right.send(caller, request, turn),
  ]);
  const answers = [textOf(one, callerRequest), textOf(other, callerRequest)] as const;
  const { status, text } = one.reply;
  return {
    difference: answers[0] === answers[1] ? null : { turn, callerRequest, answers },
    isRefused: status >= 400 || text.includes('"errors":['),
  };
}

/** A request and its number. Both worlds derive the IDs and random numbers for the request from the number. */
export interface Turn {
  readonly callerRequest: CallerRequest;
  readonly turn: number;
}

export interface Run {
  readonly difference: Difference | null;
  /** Requests that were not refused. */
  readonly granted: readonly Turn[];
  /** Operations and routes of requests that succeeded for a student. */
  readonly reached: ReadonlySet<string>;
}

const isStudent = (caller: Caller): boolean => caller !== 'ian' && caller !== 'nobody';

const namesOf = ({ route, operations }: CallerRequest): readonly string[] => (route ? [route] : operations);

/** Sends the requests one after the other, and stops at the first difference. */
export async function firstDifference(twins: Twins, turns: readonly Turn[]): Promise<Run> {
  const reached = new Set<string>();
  const granted: Turn[] = [];
  for (const each of turns) {
    const { callerRequest, turn } = each;
    // One after the other, because the effects of a request are undone before the next one.
    const { difference, isRefused } = await compare(twins, callerRequest, turn);
    if (difference) return { difference, granted, reached };
    if (isRefused) continue;
    granted.push(each);
    if (isStudent(callerRequest.caller)) for (const name of namesOf(callerRequest)) reached.add(name);
  }
  return { difference: null, granted, reached };
}
