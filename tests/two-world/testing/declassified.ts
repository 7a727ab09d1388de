import type { Asker } from './twin.ts';

/** Fields of responses that reveal something about a key on purpose, by operation, with the reason. */
export const declassified: readonly {
  /** Null if the fields can be in the response of any operation, through its edges. */
  readonly operation: string | null;
  readonly fields: readonly string[];
  readonly reason: string;
  /** The asker whose responses can contain the fields. Undefined for every asker. */
  readonly asker?: Asker;
  /** A text in every value that reveals something. Other values of the fields are compared. Undefined if all reveal something. */
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
    asker: 'cleo',
  },
  {
    operation: 'answerPractice',
    fields: ['isCorrect', 'dueAt', 'correct', 'explanation', 'answerExplanations', 'earned'],
    reason: 'A practice card repeats a question that Cleo handed in, and shows the key after her response.',
    asker: 'cleo',
  },
  {
    operation: null,
    fields: ['quizData'],
    reason: 'The questions of a quiz as Cleo’s submitted attempt asked them, with the answer key.',
    asker: 'cleo',
    marks: /"weight"|"WeightedAnswer"/,
  },
];

/** Whether a field must not have an alias in any document, since it is found by its name. */
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

/** The response without declassified fields. An operation that has such fields is requested alone, without aliases. */
export function withoutDeclassified(text: string, operations: readonly string[], asker: Asker): string {
  const entries = declassified.filter(
    ({ operation, asker: whose = asker }) =>
      (operation === null || operations.includes(operation)) && whose === asker,
  );
  if (entries.length === 0 || !text.startsWith('{')) return text;
  return JSON.stringify(without(JSON.parse(text), entries));
}
