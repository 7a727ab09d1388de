import type { Caller } from './twin.ts';

/** Fields of responses that are allowed to depend on an answer key, with the reason. They are not compared. */
export const declassified: readonly {
  /** Null if the fields can be in the response to any operation, since edges lead to them. */
  readonly operation: string | null;
  readonly fields: readonly string[];
  readonly reason: string;
  /** The only caller whose responses can contain the fields. Undefined if those of every caller can. */
  readonly caller?: Caller;
  /** A pattern of the values that are not compared. Undefined if no value of the fields is compared. */
  readonly marks?: RegExp;
}[] = [
  {
    operation: 'submitAttempt',
    fields: ['score', 'percent'],
    reason: 'The student’s result after handing in: every answer release policy shows the score.',
  },
  {
    operation: 'submitAttempt',
    fields: ['correct', 'explanation', 'answerExplanations', 'earned'],
    reason: 'The answer key after handing in, as far as the answer release policy allows.',
  },
  {
    operation: 'attempt',
    fields: ['correct', 'explanation', 'answerExplanations'],
    reason: 'The result of an attempt that Cleo handed in. An attempt in progress has no result.',
    caller: 'cleo',
  },
  {
    operation: 'answerPractice',
    fields: ['isCorrect', 'dueAt', 'correct', 'explanation', 'answerExplanations', 'earned'],
    reason: 'A practice card repeats a question that Cleo handed in, and shows the key after her response.',
    caller: 'cleo',
  },
  {
    operation: null,
    fields: ['quizData'],
    reason: 'The questions of a quiz as Cleo’s submitted attempt asked them, with the answer key.',
    caller: 'cleo',
    marks: /"weight"|"WeightedAnswer"/,
  },
];

/** Whether documents must not give the field an alias. It is removed from responses of all operations by its name. */
export function isDeclassifiedField(name: string): boolean {
  return declassified.some(({ operation, fields }) => operation === null && fields.includes(name));
}

export function isDeclassified(operation: string): boolean {
  return declassified.some((entry) => entry.operation === operation);
}

type Entry = (typeof declassified)[number];

function without(value: unknown, entries: readonly Entry[]): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, entries));
  if (typeof value !== 'object' || value === null) return value;
  const reveals = (name: string, part: unknown) =>
    entries.some(({ fields, marks }) => fields.includes(name) && (marks?.test(JSON.stringify(part)) ?? true));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      reveals(name, part) ? 'declassified' : without(part, entries),
    ]),
  );
}

/**
 * A response without the values of declassified fields. `operations`: the operations of the request. If one of them has
 * declassified fields, it is the only one, and the document has no aliases.
 */
export function withoutDeclassified(text: string, operations: readonly string[], caller: Caller): string {
  const entries = declassified.filter(
    ({ operation, caller: whose = caller }) =>
      (operation === null || operations.includes(operation)) && whose === caller,
  );
  if (entries.length === 0 || !text.startsWith('{')) return text;
  return JSON.stringify(without(JSON.parse(text), entries));
}
