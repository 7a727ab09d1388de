import { randomOf } from '../../seeded-random.ts';
import { falseStatement } from '../questions/false-statement.ts';
import type { Term } from '../terms/term.ts';
import { buildContextOf, termOf } from './terms.ts';

/** All false statements from 60 seeds, without duplicates. 'null' if a seed gives none. */
export function falsified(text: string, terms: readonly Term[] = [], others: readonly Term[] = []): string[] {
  const { pool } = buildContextOf([...terms, ...others], 0);
  const termPositions = terms.map((term) => {
    const start = text.indexOf(term.text);
    return { term, start, end: start + term.text.length };
  });
  const statements = Array.from({ length: 60 }, (_, seed) =>
    falseStatement({ text, terms: termPositions }, pool, randomOf(`${seed}`)),
  );
  return [...new Set(statements.map((statement) => statement ?? 'null'))].toSorted();
}

/** A name of this kind. */
export const named = (text: string, nameKind: Term['nameKind']): Term =>
  termOf(text, { kind: 'NAME', nameKind });
