/** Names of layers and roles. They are in many paths, so they do not relate a test to a file. */
const common = new Set([
  'test',
  'ts',
  'tests',
  'contract',
  'core',
  'functions',
  'gateway',
  'schema',
  'service',
  'store',
  'resolver',
  'platform',
]);

function wordsOf(path: string): Set<string> {
  const words = path.split(/[^a-z0-9]+/i).map((word) => word.toLowerCase().replace(/s$/, ''));
  return new Set(words.filter((word) => word !== '' && !common.has(word)));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

interface Experience {
  /** Test files that noticed another mutant of the file. */
  readonly known: ReadonlySet<string>;
  /** The usual duration of each test file in milliseconds. */
  readonly ms: ReadonlyMap<string, number>;
}

/**
 * Test files in the order in which they are likely to notice a fault in `file`. If two are equally likely, the
 * faster one is first.
 */
export function nearestFirst(file: string, tests: readonly string[], { known, ms }: Experience): string[] {
  const words = wordsOf(file);
  const nearness = (test: string) =>
    [...wordsOf(test)].filter((word) => words.has(word)).length +
    (folderOf(test) === folderOf(file) ? 2 : 0) +
    (test === file.replace(/\.ts$/, '.test.ts') ? 10 : 0) +
    (known.has(test) ? 4 : 0);
  const ranked = tests.map((test) => ({ test, nearness: nearness(test), ms: ms.get(test) ?? 0 }));
  return ranked
    .toSorted((one, other) => other.nearness - one.nearness || one.ms - other.ms)
    .map(({ test }) => test);
}
