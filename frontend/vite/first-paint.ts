import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
const colorScheme = 'app/first-paint/color-scheme.js';
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;
const placeholder = '<!--first-paint-->';

/**
 * Makes the page show its own header before any stylesheet or script of the app has loaded. The colours and
 * the shell's few rules are inlined. A tiny script applies the chosen theme: it is a file, because the
 * content security policy allows no inline script. The stylesheets come after the shell, so they don't delay
 * it. Module scripts still wait for the stylesheets, so the app never renders unstyled.
 */
export function firstPaint(): Plugin {
  let script = `/src/${colorScheme}`;
  return {
    name: 'markwise:first-paint',
    generateBundle: {
      // Runs before Vite writes the pages, because they contain the script's name.
      order: 'pre',
      handler(_, bundle) {
        const source = read(colorScheme) + preloadFirstScreen(bundle);
        const file = this.emitFile({ type: 'asset', name: 'first-paint.js', source });
        script = `%ASSET_PREFIX%${this.getFileName(file)}`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        // Vite escapes the percent signs of the prefix in some attributes.
        const page = html.replaceAll('%25ASSET_PREFIX%25', '%ASSET_PREFIX%');
        return page.includes(placeholder) ? withShell(page, script) : page;
      },
    },
  };
}

function withShell(page: string, script: string): string {
  const styles = read('styles/tokens.css') + read('app/first-paint/shell.css');
  const links = [...page.matchAll(stylesheet)].join('');
  return page
    .replaceAll(stylesheet, '')
    .replace('</body>', `${links}\n  </body>`)
    .replace(placeholder, `<script src="${script}"></script>\n    <style>\n${styles}</style>`);
}

/** The used parts of the build's output. */
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'moduleIds' | 'imports'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
};
type Bundle = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type'>>>;

/** Screens whose code is requested together with the app's own, by path. */
const screens: Readonly<Record<string, string>> = {
  '/': 'features/home/home-screen.tsx',
  '/grade-analyzer': 'features/planner/planner-screen.tsx',
};

/**
 * A script that immediately requests the code of the screen at the page's URL. Otherwise that code would be
 * requested only after the app's own code has loaded and run. The script's file is next to the chunks.
 */
export function preloadFirstScreen(bundle: Bundle): string {
  const always = filesOf(bundle, chunkOf(bundle, 'app/main.tsx'));
  const files = Object.entries(screens).map(([path, source]) => {
    const needed = [...filesOf(bundle, chunkOf(bundle, source))].filter((file) => !always.has(file));
    return [path, needed.map((file) => file.replace(/^assets\//, ''))];
  });
  return `(${preload.toString()})(${JSON.stringify(Object.fromEntries(files))});\n`;
}

/** Embedded in the page as text, so it cannot use anything from this module. */
function preload(files: Record<string, string[]>): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  for (const file of files[location.pathname] ?? []) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = '';
    link.href = new URL(file, script.src).href;
    document.head.append(link);
  }
}

function chunkOf(bundle: Bundle, source: string): Chunk {
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/src/${source}`)))
      return output;
  throw new Error(`No chunk contains ${source}, which should be preloaded`);
}

/** The chunk, its imports recursively, and the stylesheets of all of them. */
function filesOf(bundle: Bundle, chunk: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') filesOf(bundle, imported, found);
  }
  return found;
}
