import type { Asker } from './twin.ts';

/** Fields of responses that reveal something about a key on purpose, by operation, with the reason. */
export const declassified: readonly {
  readonly operation: string;
  readonly fields: readonly string[];
  readonly reason: string;
  /** The asker whose responses can contain the fields. Undefined for every asker. */
  readonly asker?: Asker;
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
];

export function isDeclassified(operation: string): boolean {
  return declassified.some((entry) => entry.operation === operation);
}

function without(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      fields.has(name) ? 'declassified' : without(part, fields),
    ]),
  );
}

/** The response without declassified fields. An operation that has such fields is requested alone, without aliases. */
export function withoutDeclassified(text: string, operations: readonly string[], asker: Asker): string {
  const entries = declassified.filter(
    (entry) => operations.includes(entry.operation) && (entry.asker ?? asker) === asker,
  );
  if (entries.length === 0 || !text.startsWith('{')) return text;
  return JSON.stringify(without(JSON.parse(text), new Set(entries.flatMap(({ fields }) => fields))));
}
