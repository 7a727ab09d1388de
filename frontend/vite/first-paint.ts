import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { preloadFirstScreen } from './preload-first-screen.ts';

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
const colorScheme = 'app/first-paint/color-scheme.js';
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;
const place = '<!--first-paint-->';

/**
 * Makes the page show its own header before any stylesheet or script of the app has loaded. The colours and
 * the shell's few rules are inlined. A tiny script applies the chosen theme: it is a file, because the
 * content security policy allows no inline script. The stylesheets come after the shell, so they don't delay
 * it. Module scripts still wait for them, so the app never renders unstyled.
 */
export function firstPaint(): Plugin {
  let script = `/src/${colorScheme}`;
  return {
    name: 'markwise:first-paint',
    generateBundle: {
      // Before Vite writes the pages, which name the script.
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
        // Vite escapes the placeholder's own percent signs in some attributes.
        const page = html.replaceAll('%25ASSET_PREFIX%25', '%ASSET_PREFIX%');
        return page.includes(place) ? withShell(page, script) : page;
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
    .replace(place, `<script src="${script}"></script>\n    <style>\n${styles}</style>`);
}
