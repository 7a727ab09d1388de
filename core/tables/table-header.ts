/** The known columns that were found in the header of a table. */
export interface TableHeader<Column extends string> {
  /** Position of each known column, from 0. */
  readonly positions: ReadonlyMap<Column, number>;
  /** Headings of columns that are not used, as written. */
  readonly ignored: readonly string[];
  /** The first heading that is in the header twice, as written, if it names a known column. Null if there is none. */
  readonly repeated: string | null;
}

/** The names of a column in tables of other systems, best first, in lower case and without separators. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** A heading for comparisons: 'E-mail address' and 'EMAIL_ADDRESS' are the same heading. */
function normalizedHeading(heading: string): string {
  return heading.toLowerCase().replaceAll(/[\s_()[\]-]/g, '');
}

/**
 * Finds known columns in a header, in any order. If several headings are names of one column, the best name is used and
 * the other columns are ignored.
 */
export function readTableHeader<Column extends string>(
  headings: readonly string[],
  names: ColumnNames<Column>,
): TableHeader<Column> {
  const firsts = new Map<string, number>();
  const repeatedAt = new Set<number>();
  for (const [at, heading] of headings.entries()) {
    const key = normalizedHeading(heading);
    if (firsts.has(key)) repeatedAt.add(at);
    else firsts.set(key, at);
  }
  const positions = new Map<Column, number>();
  for (const [column, synonyms] of Object.entries(names) as [Column, readonly string[]][]) {
    const [best] = synonyms.flatMap((name) => firsts.get(name) ?? []);
    if (best !== undefined) positions.set(column, best);
  }
  const used = new Set(positions.values());
  const usedNames = new Set([...used].map((at) => normalizedHeading(headings[at] ?? '')));
  const repeated = [...repeatedAt].find((at) => usedNames.has(normalizedHeading(headings[at] ?? '')));
  return {
    positions,
    ignored: headings
      .map((heading) => heading.trim())
      .filter((heading, at) => heading !== '' && !used.has(at)),
    repeated: repeated === undefined ? null : (headings[repeated] ?? '').trim(),
  };
}
