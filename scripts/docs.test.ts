import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const pages = ['README.md', 'CHANGELOG.md', 'bench/README.md', 'frontend/README.md'].concat(
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
);

describe('the documentation', () => {
  it('shows exactly the folders that exist', () => {
    const folderTree = read('docs/architecture.md').match(/```text\n([\s\S]*?)```/)?.[1] ?? '';
    const shown = [...folderTree.matchAll(/^(\w+)\//gm)].map((match) => match[1]);
    const hidden = new Set(['node_modules', 'dist', 'coverage']);
    const real = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !hidden.has(entry.name))
      .map(({ name }) => name)
      .filter((name) => !/^(test-results|playwright-report)$/.test(name));
    expect(shown.toSorted()).toEqual(real.toSorted());
  });

  it('describes the contract without unusual words', () => {
    const descriptions = [...read('schema/schema.graphql').matchAll(/"""([\s\S]*?)"""/g)].map(
      (match) => match[1] ?? '',
    );
    expect(descriptions.length).toBeGreaterThan(1_000);
    const avoidedWords =
      /\b(?:whoever|who may|the own|an own|told|tells|stands|anew|brought along|taken over|left out|weighs?|meanwhile|elsewhere|whether|opaque)\b/i;
    expect(descriptions.filter((description) => avoidedWords.test(description))).toEqual([]);
  });

  it.each(pages)('%s links to files that exist', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
    const broken = links.filter((link) => !existsSync(join(root, dirname(page), link)));
    expect(broken).toEqual([]);
  });

  it('lists every decision', () => {
    const list = read('docs/decisions/README.md');
    const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));
    expect(decisions.filter((name) => !list.includes(name))).toEqual([]);
    expect(decisions.length).toBeGreaterThan(5);
  });
});
