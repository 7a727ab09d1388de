import type { MappedBlock } from '../../../../../core/grading/editing/block-columns.ts';
import type { ItemField } from '../../../../../core/grading/editing/field-errors.ts';
import type { Item } from '../../../../../core/grading/course.ts';
import { parseGrade } from '../../../../../core/grading/paste.ts';
import { bringsMaximum, type Fraction, fractionTaken } from './fraction-taken.ts';

const names: Readonly<Record<ItemField, string>> = {
  name: 'name',
  description: 'description',
  weight: 'weight',
  knownScores: 'known',
  grade: 'grade',
  maximumPoints: 'maximum',
};

/**
 * Says what a pasted block filled, so that a column that went astray is seen. `before` are the items from the first
 * filled one on, as they were; `isTried` says whether its grades were only tried, which brings no maximum.
 */
export function pastedText(
  block: MappedBlock,
  before: readonly Item[],
  { refused, isTried }: { refused: number; isTried: boolean },
): string {
  const { length } = block.rows;
  const width = Math.max(0, ...block.rows.map((cells) => cells.length));
  const columns = block.columns.slice(0, width).flatMap((field) => (field === null ? [] : [names[field]]));
  const where = columns.length > 1 ? `: ${columns.join(', ')}` : '';
  const sentences = [`Pasted ${length === 1 ? '1 row' : `${length} rows`}${where}.`];
  const taken = isTried ? [] : fractionsTaken(block, before);
  const [first, ...more] = taken;
  if (first) sentences.push(fractionTaken(first));
  if (more.length > 0) sentences.push(`The same for ${more.length} more.`);
  if (refused > 0) sentences.push(`Entries that need a look: ${refused}.`);
  return sentences.join(' ');
}

/** The grades whose maximum took the place of another. */
function fractionsTaken({ columns, rows }: MappedBlock, before: readonly Item[]): Fraction[] {
  const grade = columns.indexOf('grade');
  return rows.flatMap((cells, row) => {
    const entry = parseGrade(cells[grade] ?? '');
    const maximum = before[row]?.maximumPoints ?? 0;
    return bringsMaximum(entry) && maximum !== 0 && maximum !== entry.of ? [entry] : [];
  });
}
