/** The properties of a built chunk that merging needs. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  /** Length of its code, before compression. */
  readonly bytes: number;
  /** The chunks that it imports statically. */
  readonly imports: readonly string[];
  /** Whether a page or an `import()` loads it. Such a chunk is never merged. */
  readonly isEntry: boolean;
}

/** Chunks that become one. */
interface Group {
  readonly chunks: readonly BuiltChunk[];
  readonly bytes: number;
  /** File names of the entries that load it. */
  readonly entries: ReadonlySet<string>;
}

/**
 * Merges chunks that are smaller than `smallBytes`, each with the chunk with which the entries load the least code that
 * they don't need. Returns the modules of the merged chunks, dependencies first.
 *
 * The merged chunks have no import cycle, because in a cycle, code can run before the code that it imports. So two
 * chunks are not merged if one of them needs the other through a third.
 */
export function mergeChunks(chunks: readonly BuiltChunk[], smallBytes: number): (readonly string[])[] {
  const groupOf = groupsOf(chunks);
  const importsOf = ({ chunks: own }: Group): Group[] =>
    own.flatMap(({ imports }) => imports.flatMap((file) => groupOf.get(file) ?? []));
  const needs = (group: Group, other: Group, seen = new Set<Group>()): boolean => {
    if (group === other) return true;
    if (seen.has(group)) return false;
    seen.add(group);
    return importsOf(group).some((needed) => needs(needed, other, seen));
  };
  const needsThroughThird = (group: Group, other: Group) =>
    importsOf(group).some((third) => third !== group && third !== other && needs(third, other));
  const partnerOf = (group: Group): Group | undefined =>
    [...new Set(groupOf.values())]
      .filter((other) => other !== group && !isEntry(other))
      .toSorted((one, other) => waste(group, one) - waste(group, other))
      .find((other) => !needsThroughThird(group, other) && !needsThroughThird(other, group));

  /** Merges the smallest chunk that has a partner. Returns false if no chunk has one. */
  const mergeOne = (): boolean => {
    const small = [...new Set(groupOf.values())]
      .filter((group) => !isEntry(group) && group.bytes < smallBytes)
      .toSorted((one, other) => one.bytes - other.bytes);
    for (const group of small) {
      const partner = partnerOf(group);
      if (!partner) continue;
      const merged = merge(group, partner);
      for (const { fileName } of merged.chunks) groupOf.set(fileName, merged);
      return true;
    }
    return false;
  };
  let isMerging = true;
  while (isMerging) isMerging = mergeOne();

  const ordered = new Set<Group>();
  const seen = new Set<Group>();
  const add = (group: Group) => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const needed of importsOf(group)) add(needed);
    ordered.add(group);
  };
  for (const group of groupOf.values()) add(group);
  return [...ordered]
    .filter((group) => !isEntry(group))
    .map((group) => group.chunks.flatMap(({ moduleIds }) => moduleIds));
}

/** One group for each chunk, by file name. */
function groupsOf(chunks: readonly BuiltChunk[]): Map<string, Group> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entriesOf = new Map(chunks.map(({ fileName }) => [fileName, new Set<string>()]));
  for (const { fileName: entry } of chunks.filter((chunk) => chunk.isEntry)) {
    const load = (file: string) => {
      const entries = entriesOf.get(file);
      if (!entries || entries.has(entry)) return;
      entries.add(entry);
      for (const needed of byFile.get(file)?.imports ?? []) load(needed);
    };
    load(entry);
  }
  return new Map(
    chunks.map((chunk) => {
      const { fileName, bytes } = chunk;
      return [fileName, { chunks: [chunk], bytes, entries: entriesOf.get(fileName) ?? new Set() }];
    }),
  );
}

function isEntry({ chunks }: Group): boolean {
  return chunks.some((chunk) => chunk.isEntry);
}

function merge(one: Group, other: Group): Group {
  return {
    chunks: [...one.chunks, ...other.chunks],
    bytes: one.bytes + other.bytes,
    entries: new Set([...one.entries, ...other.entries]),
  };
}

/** Bytes that entries would load without need, over all entries. */
function waste(one: Group, other: Group): number {
  return countOnlyIn(one, other) * other.bytes + countOnlyIn(other, one) * one.bytes;
}

/** Number of entries that load the first group, but not the other. */
function countOnlyIn(one: Group, other: Group): number {
  return [...one.entries].filter((entry) => !other.entries.has(entry)).length;
}

/** File names of chunks that import each other in a cycle. Empty if there is none. */
export function findCycle(chunks: readonly Pick<BuiltChunk, 'fileName' | 'imports'>[]): readonly string[] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): readonly string[] => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return [];
    for (const needed of importsOf.get(file) ?? []) {
      const cycle = search(needed, [...path, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const { fileName } of chunks) {
    const cycle = search(fileName, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
