import type { Asker } from './twin.ts';

/** What is told on purpose although it depends on a key: in answers to these operations, these fields, for these reasons. */
export const declassified: readonly {
  readonly operation: string;
  readonly fields: readonly string[];
  readonly reason: string;
  /** Everybody, where it is left out. */
  readonly asker?: Asker;
}[] = [
  {
    operation: 'submitAttempt',
    fields: ['score', 'percent'],
    reason:
      'The taker’s own result, once the attempt was handed in: every rule of revealing tells the score.',
  },
  {
    operation: 'submitAttempt',
    fields: ['correct', 'explanation', 'answerExplanations', 'earned'],
    reason: 'Why it came to that, once the attempt was handed in and as far as the quiz reveals it.',
  },
  {
    operation: 'attempt',
    fields: ['correct', 'explanation', 'answerExplanations'],
    reason: 'Of an attempt of hers that was handed in. All that she has open stands beside it.',
    asker: 'cleo',
  },
  {
    operation: 'answerPractice',
    fields: ['isCorrect', 'dueAt', 'correct', 'explanation', 'answerExplanations', 'earned'],
    reason: 'A card asks what she handed in, and tells what is right when it is answered.',
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

/** The answer's text without what these operations tell on purpose. They are asked alone and without other names. */
export function withoutDeclassified(text: string, operations: readonly string[], asker: Asker): string {
  const entries = declassified.filter(
    (entry) => operations.includes(entry.operation) && (entry.asker ?? asker) === asker,
  );
  if (entries.length === 0 || !text.startsWith('{')) return text;
  return JSON.stringify(without(JSON.parse(text), new Set(entries.flatMap(({ fields }) => fields))));
}
