import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { preloadFirstScreen } from './first-paint.ts';

const chunk = (
  fileName: string,
  source: string,
  { imports = [] as string[], css = [] as string[] } = {},
) => ({
  type: 'chunk' as const,
  fileName,
  moduleIds: [`/somewhere/frontend/src/${source}`],
  imports,
  viteMetadata: { importedCss: new Set(css) },
});

const chunks = [
  chunk('assets/index-1.js', 'app/main.tsx', { imports: ['assets/kit-1.js'], css: ['assets/index-1.css'] }),
  chunk('assets/kit-1.js', 'kit.ts'),
  chunk('assets/home-1.js', 'features/home/home-screen.tsx', {
    imports: ['assets/kit-1.js', 'assets/gauge-1.js'],
    css: ['assets/home-1.css'],
  }),
  chunk('assets/gauge-1.js', 'ui/grade/gauge.tsx', { css: ['assets/gauge-1.css'] }),
  chunk('assets/planner-1.js', 'features/planner/planner-screen.tsx', { imports: ['assets/gauge-1.js'] }),
];
const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]));

/** Runs the script in a page at `pathname`, served from another host, and returns the links that it adds. */
function linksAt(pathname: string): string[] {
  class HTMLScriptElement {
    src = 'https://cdn.test/v1/assets/first-paint-1.js';
  }
  const append = vi.fn<(link: { rel: string; as: string; href: string }) => void>();
  runInNewContext(preloadFirstScreen(bundle), {
    HTMLScriptElement,
    URL,
    location: { pathname },
    document: { currentScript: new HTMLScriptElement(), createElement: () => ({}), head: { append } },
  });
  return append.mock.calls.map(([{ rel, as, href }]) => `${rel} ${as} ${href}`);
}

it('the script preloads the code and styles that only the screen at the URL needs', () => {
  expect(linksAt('/')).toEqual([
    'modulepreload script https://cdn.test/v1/assets/home-1.js',
    'preload style https://cdn.test/v1/assets/home-1.css',
    'modulepreload script https://cdn.test/v1/assets/gauge-1.js',
    'preload style https://cdn.test/v1/assets/gauge-1.css',
  ]);
  expect(linksAt('/grade-analyzer')).toContain(
    'modulepreload script https://cdn.test/v1/assets/planner-1.js',
  );
});

it('the script preloads nothing at any other URL', () => {
  expect(linksAt('/courses')).toEqual([]);
});

it('the build fails if no chunk contains an expected module', () => {
  expect(() => preloadFirstScreen({})).toThrow('No chunk contains app/main.tsx');
});
