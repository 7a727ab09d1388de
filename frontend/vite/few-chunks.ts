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
  load(chunkWith(source, chunks));
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}

function chunkWith(source: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${source}`)));
  if (!found) throw new Error(`No chunk contains ${source}.`);
  return found;
}

/** The modules that import a module. */
type Importers = ReadonlyMap<string, readonly string[]>;

/** The modules in the chunk of `source` that only modules of this chunk import. */
function ownModules(source: string, chunks: readonly Chunk[], importers: Importers): Set<string> {
  const inside = new Set(chunkWith(source, chunks).moduleIds);
  return new Set([...inside].filter((id) => importers.get(id)?.every((from) => inside.has(from)) !== false));
}

/** Smaller chunks that screens share are merged, in bytes before compression. */
const smallBytes = 30_000;

/**
 * Groups of modules. A module belongs to the first group whose source needs it. `ownStay`: the modules that only the
 * source's own chunk imports stay in that chunk.
 *
 * Every other module that Home or the planner needs has to be in a group: if it came into a merged chunk, they would
 * load whatever else that chunk needs, for example the client of the API.
 */
const groups = [
  { name: 'shell', source: 'app/main.tsx', ownStay: false },
  { name: 'home', source: 'features/home/home-screen.tsx', ownStay: false },
  // What the planner shares with other screens: fields, tables, menus.
  { name: 'kit', source: 'features/planner/planner-screen.tsx', ownStay: true },
  { name: 'data', source: 'lib/data-provider.tsx', ownStay: true },
] as const;
/** The editor of the GraphQL page. */
const editor = 'graphiql/main.tsx';

const noteImporters = (importers: Map<string, readonly string[]>): Plugin => ({
  name: 'markwise:note-importers',
  generateBundle() {
    for (const id of this.getModuleIds()) importers.set(id, this.getModuleInfo(id)?.importers ?? []);
  },
});

/**
 * Puts modules into few chunks, because each chunk costs a request and compresses separately. Otherwise Home loads 24
 * scripts, and the planner 54. Which modules a screen needs is known only after unused code is removed, so the site is
 * built with the usual chunks first. `config`: the configuration without this plugin.
 */
export function fewChunks(config: InlineConfig): Plugin {
  const needed = new Map<string, ReadonlySet<string>>();
  const own = new Map<string, ReadonlySet<string>>();
  const isNeededBy = (source: string) => (id: string) => needed.get(source)?.has(id) === true;
  const isOfEditor = isNeededBy(editor);
  return {
    name: 'markwise:few-chunks',
    apply: 'build',
    async buildStart() {
      const first = { ...config.build, write: false };
      const importers = new Map<string, readonly string[]>();
      const plugins = [...(config.plugins ?? []), noteImporters(importers)];
      const result = await build({ ...config, plugins, configFile: false, logLevel: 'silent', build: first });
      if (!('output' in result)) throw new Error('The first build has no single output.');
      const chunks = result.output.filter((output) => output.type === 'chunk');
      for (const { source, ownStay } of groups) {
        needed.set(source, modulesWith(source, chunks));
        own.set(source, ownStay ? ownModules(source, chunks, importers) : new Set());
      }
      needed.set(editor, modulesWith(editor, chunks, { later: true }));
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const mayLoad = new Set<string>();
      for (const { source } of groups.filter(({ name }) => name !== 'data')) {
        for (const id of needed.get(source) ?? []) mayLoad.add(id);
        const foreign = [...modulesWith(source, chunks)].find(
          (id) => !mayLoad.has(id) && !id.startsWith('\0'),
        );
        if (foreign !== undefined) this.error(`${source} would load ${foreign}, which it does not need.`);
      }
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
          ...groups.map(({ name, source }, at) => ({
            name,
            test: (id: string) =>
              !isOfEditor(id) && isNeededBy(source)(id) && own.get(source)?.has(id) !== true,
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
