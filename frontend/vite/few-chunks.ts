import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type BuiltChunk, findCycle, mergeChunks } from './merge-chunks.ts';

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
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${source}`)));
  if (!chunk) throw new Error(`No chunk contains ${source}.`);
  return chunk;
}

/** The modules that import a module. */
type Importers = ReadonlyMap<string, readonly string[]>;

/** The modules in the chunk of `source` that only modules of this chunk import. */
function ownModules(source: string, chunks: readonly Chunk[], importers: Importers): Set<string> {
  const inside = new Set(chunkWith(source, chunks).moduleIds);
  return new Set([...inside].filter((id) => importers.get(id)?.every((from) => inside.has(from)) !== false));
}

/** Smaller chunks that screens share are merged. Bytes before compression. */
const smallBytes = 30_000;

/** The start of the site. */
const start = 'app/main.tsx';

/**
 * Groups of modules. A module belongs to the first group whose source needs it. `ownStay`: true if modules that
 * only the source's own chunk imports stay in that chunk.
 *
 * All other modules of Home and the planner have to be in a group. If such a module were in a merged chunk, Home or the
 * planner would also load everything else that this chunk imports, for example the client of the API.
 */
const groups = [
  { name: 'shell', source: start, ownStay: false },
  { name: 'home', source: 'features/home/home-screen.tsx', ownStay: false },
  // What the planner shares with other screens: fields, tables, menus.
  { name: 'kit', source: 'features/planner/planner-screen.tsx', ownStay: true },
  { name: 'data', source: 'lib/data-provider.tsx', ownStay: true },
] as const;
/** The editor of the GraphQL page. */
const editor = 'graphiql/main.tsx';

const toBuilt = ({ fileName, moduleIds, code, imports, isEntry, isDynamicEntry }: Chunk): BuiltChunk => ({
  fileName,
  moduleIds,
  bytes: code.length,
  imports,
  isEntry: isEntry || isDynamicEntry,
});

const noteImporters = (importers: Map<string, readonly string[]>): Plugin => ({
  name: 'markwise:note-importers',
  generateBundle() {
    for (const id of this.getModuleIds()) importers.set(id, this.getModuleInfo(id)?.importers ?? []);
  },
});

/**
 * Puts modules into few chunks, because each chunk costs a request and compresses separately. Otherwise Home loads 24
 * scripts, and the planner 54. Which modules a screen needs is known only after unused code is removed, so the site is
 * built with the usual chunks first. `site`: the configuration without this plugin.
 */
export function fewChunks(site: InlineConfig): Plugin {
  const needed = new Map<string, ReadonlySet<string>>();
  const isNeededBy = (source: string) => (id: string) => needed.get(source)?.has(id) === true;
  const isOfEditor = isNeededBy(editor);
  return {
    name: 'markwise:few-chunks',
    apply: 'build',
    async config() {
      const importers = new Map<string, readonly string[]>();
      const chunks = await buildWithUsualChunks(site, importers);
      for (const { source } of groups) needed.set(source, modulesWith(source, chunks));
      needed.set(editor, modulesWith(editor, chunks, { later: true }));
      const screens = groups.map(({ name, source, ownStay }) => {
        const own = ownStay ? ownModules(source, chunks, importers) : new Set();
        return { name, test: (id: string) => !isOfEditor(id) && isNeededBy(source)(id) && !own.has(id) };
      });
      const shared = mergeChunks(chunks.map(toBuilt), smallBytes).map((ids, at) => {
        const modules = new Set(ids);
        return { name: `shared${at + 1}`, test: (id: string) => !isOfEditor(id) && modules.has(id) };
      });
      // The GraphQL page must not load the shell, which starts the site. So modules that it shares with the site are in separate chunks.
      const base = { name: 'base', test: (id: string) => isOfEditor(id) && isNeededBy(start)(id) };
      const common = { name: 'common', test: isOfEditor, minShareCount: 2, entriesAware: true };
      // A group also gets the dependencies of its modules, unless an earlier group has them.
      const inOrder = [base, common, ...screens, ...shared].map((group, at, all) => ({
        ...group,
        priority: all.length - at,
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: inOrder } } } } };
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const cycle = findCycle(chunks);
      if (cycle.length > 0) this.error(`These chunks import each other in a cycle: ${cycle.join(', ')}.`);
      const mayLoad = new Set<string>();
      for (const { source } of groups.filter(({ name }) => name !== 'data')) {
        for (const id of needed.get(source) ?? []) mayLoad.add(id);
        const foreign = [...modulesWith(source, chunks)].find(
          (id) => !mayLoad.has(id) && !id.startsWith('\0'),
        );
        if (foreign !== undefined) this.error(`${source} would load ${foreign}, which it does not need.`);
      }
    },
  };
}

/** Adds the importers of each module to `importers`. */
async function buildWithUsualChunks(
  site: InlineConfig,
  importers: Map<string, readonly string[]>,
): Promise<Chunk[]> {
  const result = await build({
    ...site,
    plugins: [...(site.plugins ?? []), noteImporters(importers)],
    configFile: false,
    logLevel: 'silent',
    build: { ...site.build, write: false },
  });
  if (!('output' in result)) throw new Error('The first build has no single output.');
  return result.output.filter((output) => output.type === 'chunk');
}
