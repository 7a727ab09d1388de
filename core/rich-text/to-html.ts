import type { Block, Inline } from './rich-text.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

export interface HtmlOptions {
  /** The URL of an image, by its ID. Null to write only its description. */
  readonly imageUrl: (id: string) => string | null;
}

const tags = { strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

/**
 * HTML for learning platforms. Formulas are `\(…\)` and `\[…\]`, which Canvas and Moodle display. All texts
 * are escaped: elements and attributes come only from this file.
 */
export function toHtml(blocks: readonly Block[], options: HtmlOptions): string {
  return blocks.map((block) => blockHtml(block, options)).join('');
}

function blockHtml(block: Block, options: HtmlOptions): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inlineHtml(block.children, options)}</p>`;
    case 'heading':
      return `<p><strong>${inlineHtml(block.children, options)}</strong></p>`;
    case 'quote':
      return `<blockquote>${toHtml(block.children, options)}</blockquote>`;
    case 'codeBlock':
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
    case 'formulaBlock':
      return `<p>\\[${escapeHtml(block.tex)}\\]</p>`;
    case 'rule':
      return '<hr />';
    case 'list':
      return listHtml(block, options);
    case 'table':
      return tableHtml(block.rows, options);
  }
}

function listHtml({ start, items }: Extract<Block, { kind: 'list' }>, options: HtmlOptions): string {
  const content = items.map((item) => `<li>${itemHtml(item, options)}</li>`).join('');
  if (start === null) return `<ul>${content}</ul>`;
  return start === 1 ? `<ol>${content}</ol>` : `<ol start="${start}">${content}</ol>`;
}

/** The first paragraph of an item has no `<p>`, because `<p>` would add space around it. */
function itemHtml(item: readonly Block[], options: HtmlOptions): string {
  const [first, ...others] = item;
  return first?.kind === 'paragraph'
    ? inlineHtml(first.children, options) + toHtml(others, options)
    : toHtml(item, options);
}

function tableHtml(rows: readonly (readonly (readonly Inline[])[])[], options: HtmlOptions): string {
  const lines = rows.map((row, at) => {
    const tag = at === 0 ? 'th' : 'td';
    return `<tr>${row.map((cell) => `<${tag}>${inlineHtml(cell, options)}</${tag}>`).join('')}</tr>`;
  });
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

function inlineHtml(parts: readonly Inline[], options: HtmlOptions): string {
  return parts.map((part) => partHtml(part, options)).join('');
}

function partHtml(part: Inline, options: HtmlOptions): string {
  switch (part.kind) {
    case 'text':
      return textHtml(part.text);
    case 'code':
      return `<code>${escapeHtml(part.text)}</code>`;
    case 'formula':
      return escapeHtml(part.isDisplay ? `\\[${part.tex}\\]` : `\\(${part.tex}\\)`);
    case 'link':
      return `<a href="${escapeHtml(part.url)}">${inlineHtml(part.children, options)}</a>`;
    case 'image': {
      const url = options.imageUrl(part.id);
      return url === null
        ? escapeHtml(part.alt)
        : `<img src="${escapeHtml(url)}" alt="${escapeHtml(part.alt)}" />`;
    }
    default:
      return `<${tags[part.kind]}>${inlineHtml(part.children, options)}</${tags[part.kind]}>`;
  }
}

/** The text as HTML that shows its line breaks and all its spaces. */
function textHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(/ (?= )|(?<=\n) | (?=\n)/g, '&nbsp;')
    .replaceAll('\n', '<br />');
}
