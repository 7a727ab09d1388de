import { withoutDeclassified } from './declassified.ts';
import type { Asked } from './requests.ts';
import type { Answer, Asker, Twin } from './twin.ts';

export type Twins = readonly [Twin, Twin];

/** A request, and the different responses of the two worlds. */
export interface Difference {
  readonly turn: number;
  readonly asked: Asked;
  readonly answers: readonly [string, string];
}

function textOf({ said, mails }: Answer, { operations, asker }: Asked): string {
  const { status, headers, text } = said;
  return JSON.stringify([status, headers, withoutDeclassified(text, operations, asker), mails]);
}

export interface Comparison {
  readonly difference: Difference | null;
  readonly isRefused: boolean;
}

/** Sends the same request to both worlds. */
export async function compare([left, right]: Twins, asked: Asked, turn: number): Promise<Comparison> {
  const { asker, request } = asked;
  const [one, other] = await Promise.all([left.ask(asker, request, turn), right.ask(asker, request, turn)]);
  const answers = [textOf(one, asked), textOf(other, asked)] as const;
  const { status, text } = one.said;
  return {
    difference: answers[0] === answers[1] ? null : { turn, asked, answers },
    isRefused: status >= 400 || text.includes('"errors":['),
  };
}

/** A request with its number, which decides the IDs and random numbers that both worlds make for it. */
export interface Turn {
  readonly asked: Asked;
  readonly turn: number;
}

export interface Run {
  readonly difference: Difference | null;
  /** Requests that were not refused. */
  readonly granted: readonly Turn[];
  /** Operations and routes of requests that succeeded for a student. */
  readonly reached: ReadonlySet<string>;
}

const isStudent = (asker: Asker): boolean => asker !== 'ian' && asker !== 'nobody';

const namesOf = ({ route, operations }: Asked): readonly string[] => (route ? [route] : operations);

/** Sends the requests one after the other, and stops at the first difference. */
export async function firstDifference(twins: Twins, turns: readonly Turn[]): Promise<Run> {
  const reached = new Set<string>();
  const granted: Turn[] = [];
  for (const each of turns) {
    const { asked, turn } = each;
    // One after the other: the effects of a request are undone before the next one.
    // oxlint-disable-next-line no-await-in-loop
    const { difference, isRefused } = await compare(twins, asked, turn);
    if (difference) return { difference, granted, reached };
    if (isRefused) continue;
    granted.push(each);
    if (isStudent(asked.asker)) for (const name of namesOf(asked)) reached.add(name);
  }
  return { difference: null, granted, reached };
}
