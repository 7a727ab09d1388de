import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import type { Block, Inline } from './rich-text.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });
const formula = (tex: string, isDisplay = false): Inline => ({ kind: 'formula', tex, isDisplay });

/** The parts of a source with a single paragraph. */
function partsOf(source: string): readonly Inline[] {
  const [block, ...others] = parseMarkdown(source);
  expect(others).toEqual([]);
  if (block?.kind !== 'paragraph') throw new Error(`${block?.kind} is no paragraph.`);
  return block.children;
}

describe('a line of Markdown', () => {
  it.each<[string, Inline[]]>([
    [
      '**a** *b* ~~c~~',
      [
        { kind: 'strong', children: [text('a')] },
        text(' '),
        { kind: 'emphasis', children: [text('b')] },
        text(' '),
        { kind: 'deleted', children: [text('c')] },
      ],
    ],
    ['**a *b***', [{ kind: 'strong', children: [text('a '), { kind: 'emphasis', children: [text('b')] }] }]],
    ['`a*b*` ``c`d``', [{ kind: 'code', text: 'a*b*' }, text(' '), { kind: 'code', text: 'c`d' }]],
    ['a\nb\\\nc', [text('a\nb\nc')]],
    ['\\*a\\* &lt; &amp; &#32;', [text('*a* < &  ')]],
    [
      '[a *b*](https://a.example/x?y=1&z)',
      [
        {
          kind: 'link',
          url: 'https://a.example/x?y=1&z',
          children: [text('a '), { kind: 'emphasis', children: [text('b')] }],
        },
      ],
    ],
    [
      '<mailto:a@b.example>',
      [{ kind: 'link', url: 'mailto:a@b.example', children: [text('mailto:a@b.example')] }],
    ],
    ['![A *cell*](file:abc_-1)', [{ kind: 'image', id: 'abc_-1', alt: 'A cell' }]],
  ])('%j is parsed', (source, parts) => {
    expect(partsOf(source)).toEqual(parts);
  });

  it.each<[string, Inline[]]>([
    ['$x^2$', [formula('x^2')]],
    ['a $ x $ b', [text('a $ x $ b')]],
    ['$5 and $6', [text('$5 and $6')]],
    ['costs 5$ or 6$', [text('costs 5$ or 6$')]],
    ['$a*b*c$ and \\$', [formula('a*b*c'), text(' and $')]],
    ['$a\\$b$', [formula('a\\$b')]],
    ['\\(a_1\\) \\[b_1\\]', [formula('a_1'), text(' '), formula('b_1', true)]],
    ['x $$a$$ y', [text('x '), formula('a', true), text(' y')]],
    ['$unclosed', [text('$unclosed')]],
    ['$', [text('$')]],
  ])('%j is parsed with its formulas', (source, parts) => {
    expect(partsOf(source)).toEqual(parts);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<b>bold</b> <!-- comment -->',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,x)',
    '[a](vbscript:x) [b](file:abc) [c](/api/me) [d](//a.example)',
    '![a](https://a.example/x.png)',
    '![a](data:image/png;base64,AAAA)',
    '![a](file:../../x)',
    '<javascript:alert(1)>',
    'https://a.example',
    '[a][b] [c]',
  ])('%j is text', (source) => {
    expect(partsOf(source)).toEqual([text(source)]);
  });

  it('has no link if its scheme is encoded or hidden', () => {
    for (const url of ['java&#115;cript:alert(1)', 'java\\script:x', 'https://a\u0000b', '\u0001https://a'])
      expect(JSON.stringify(parseMarkdown(`[a](<${url}>)`))).not.toContain('"link"');
  });
});

describe('blocks of Markdown', () => {
  it('are paragraphs, headings, quotations, lists, code, formulas, tables and rules', () => {
    const source = [
      'a\nb',
      '# Head #',
      '> q\n> r',
      '3. x\n4. y\n   - z\n\n   w',
      '```js\nlet a;\n\n  b\n```',
      '$$\n- x\n= y\n$$',
      '| a | b |\n|---|:-:|\n| 1 | *2* |',
      '---',
      '$$z$$',
    ].join('\n\n');
    expect(parseMarkdown(source)).toEqual<Block[]>([
      paragraph(text('a\nb')),
      { kind: 'heading', children: [text('Head')] },
      { kind: 'quote', children: [paragraph(text('q\nr'))] },
      {
        kind: 'list',
        start: 3,
        items: [
          [paragraph(text('x'))],
          [
            paragraph(text('y')),
            { kind: 'list', start: null, items: [[paragraph(text('z'))]] },
            paragraph(text('w')),
          ],
        ],
      },
      { kind: 'codeBlock', text: 'let a;\n\n  b', language: 'js' },
      { kind: 'formulaBlock', tex: '- x\n= y' },
      {
        kind: 'table',
        rows: [
          [[text('a')], [text('b')]],
          [[text('1')], [{ kind: 'emphasis', children: [text('2')] }]],
        ],
      },
      { kind: 'rule' },
      { kind: 'formulaBlock', tex: 'z' },
    ]);
  });

  it('are paragraphs for indented lines, underlined lines and link definitions', () => {
    expect(parseMarkdown('    a')).toEqual([paragraph(text('a'))]);
    expect(parseMarkdown('a\n===')).toEqual([paragraph(text('a\n==='))]);
    expect(parseMarkdown('[a]: https://a.example')).toEqual([paragraph(text('[a]: https://a.example'))]);
    expect(parseMarkdown('')).toEqual([]);
  });

  it('without an end continue to the end of the text', () => {
    expect(parseMarkdown('```\na')).toEqual([{ kind: 'codeBlock', text: 'a', language: '' }]);
    expect(parseMarkdown('$$\na\n\nb')).toEqual([{ kind: 'formulaBlock', tex: 'a\n\nb' }]);
  });

  it('can be in a quotation, whose marks are removed', () => {
    expect(parseMarkdown('> ```\n> a\n> b\n> ```\n> $$\n> c\n> $$')).toEqual([
      {
        kind: 'quote',
        children: [
          { kind: 'codeBlock', text: 'a\nb', language: '' },
          { kind: 'formulaBlock', tex: 'c' },
        ],
      },
    ]);
  });

  it('that are nested too deeply become text', () => {
    const depthOf = (block: Block | undefined): number =>
      block?.kind === 'quote' ? 1 + depthOf(block.children[0]) : 0;
    const deep = '>'.repeat(10_000);
    expect(depthOf(parseMarkdown(`${'> '.repeat(50)}a`)[0])).toBe(13);
    for (const source of [
      deep,
      '*'.repeat(10_000),
      '['.repeat(10_000),
      '- '.repeat(5000),
      '1. '.repeat(3333),
    ])
      expect(() => parseMarkdown(source)).not.toThrow();
  });
});
