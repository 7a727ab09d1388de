import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * The modules that a page loads together with `source`, in whole chunks. `later`: true to include the chunks that it
 * imports dynamically.
 */
function modulesWith(source: string, chunks: readonly Chunk[], { later = false } = {}): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<Chunk>();
  const load = (chunk: Chunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of chunk.imports) load(byFile.get(file));
    if (later) for (const file of chunk.dynamicImports) load(byFile.get(file));
  };
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${source}`)));
  if (!first) throw new Error(`No chunk contains ${source}.`);
  load(first);
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}

/** Smaller chunks that screens share are merged, in bytes before compression. */
const smallBytes = 30_000;

/**
 * Groups of modules. A module belongs to the first group whose source needs it. `minShareCount`: the least number of
 * chunks that need the module, so that a screen's own modules stay in its chunk.
 */
const groups = [
  { name: 'shell', source: 'app/main.tsx', minShareCount: 1 },
  { name: 'home', source: 'features/home/home-screen.tsx', minShareCount: 1 },
  // What the planner shares with other screens: fields, tables, menus.
  { name: 'kit', source: 'features/planner/planner-screen.tsx', minShareCount: 2 },
  { name: 'data', source: 'lib/data-provider.tsx', minShareCount: 2 },
] as const;
/** The editor of the GraphQL page. */
const editor = 'graphiql/main.tsx';

/**
 * Puts modules into few chunks, because each chunk costs a request and compresses separately. Otherwise Home loads 24
 * scripts, and the planner 54. Which modules a screen needs is known only after unused code is removed, so the site is
 * built with the usual chunks first. `config`: the configuration without this plugin.
 */
export function fewChunks(config: InlineConfig): Plugin {
  const needed = new Map<string, ReadonlySet<string>>();
  const isNeededBy = (source: string) => (id: string) => needed.get(source)?.has(id) === true;
  const isOfEditor = isNeededBy(editor);
  return {
    name: 'markwise:few-chunks',
    apply: 'build',
    async buildStart() {
      const first = { ...config.build, write: false };
      const result = await build({ ...config, configFile: false, logLevel: 'silent', build: first });
      if (!('output' in result)) throw new Error('The first build has no single output.');
      const chunks = result.output.filter((output) => output.type === 'chunk');
      for (const { source } of groups) needed.set(source, modulesWith(source, chunks));
      needed.set(editor, modulesWith(editor, chunks, { later: true }));
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          // The GraphQL page must not load the shell, which starts the site. So what it shares with the site is separate.
          {
            name: 'base',
            test: (id) => isOfEditor(id) && isNeededBy('app/main.tsx')(id),
            priority: groups.length + 3,
          },
          {
            name: 'common',
            test: isOfEditor,
            minShareCount: 2,
            entriesAware: true,
            priority: groups.length + 2,
          },
          ...groups.map(({ name, source, minShareCount }, at) => ({
            name,
            test: (id: string) => !isOfEditor(id) && isNeededBy(source)(id),
            minShareCount,
            priority: groups.length - at + 1,
          })),
          {
            name: 'shared',
            test: (id) => !isOfEditor(id),
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: smallBytes,
            priority: 1,
          },
        ],
      },
    }),
  };
}
