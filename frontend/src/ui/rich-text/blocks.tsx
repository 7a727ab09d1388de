import type { ReactNode } from 'react';
import type { Block, Inline } from '../../../../core/rich-text/rich-text.ts';
import { Formula } from './formula.tsx';
import { joinFormulas } from './joined-formulas.ts';
import { QuestionImage } from './question-image.tsx';
import styles from './rich-text.module.css';
import { Scroller } from './scroller.tsx';

/** Renders items with their index as key. Items never move, since a changed text is parsed again as a whole. */
function keyed<T>(items: readonly T[], show: (item: T, at: number) => ReactNode): ReactNode[] {
  return items.map((item, at) => show(item, at));
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return keyed(blocks, (block, at) => <BlockView key={at} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      // Not an h1 to h6 element: these are for the headings of the screen.
      return (
        <p className={styles[block.kind]}>
          <Parts parts={block.children} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'codeBlock':
      return (
        <Scroller label="Code">
          <pre className={styles.codeBlock}>
            <code>{block.text}</code>
          </pre>
        </Scroller>
      );
    case 'formulaBlock':
      return (
        <Scroller label="Formula">
          <Formula tex={block.tex} isDisplay />
        </Scroller>
      );
    case 'rule':
      return <hr className={styles.rule} />;
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table rows={block.rows} />;
  }
}

function List({ block: { start, items } }: { block: Extract<Block, { kind: 'list' }> }) {
  const shown = keyed(items, (item, at) => (
    <li key={at}>
      <Blocks blocks={item} />
    </li>
  ));
  return start === null ? (
    <ul className={styles.list}>{shown}</ul>
  ) : (
    <ol className={styles.list} start={start}>
      {shown}
    </ol>
  );
}

function Table({ rows: [header, ...rows] }: Pick<Extract<Block, { kind: 'table' }>, 'rows'>) {
  return (
    <Scroller label="Table">
      <table className={styles.table}>
        <thead>
          <tr>
            {keyed(header ?? [], (cell, at) => (
              <th key={at} scope="col">
                <Parts parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows, (row, line) => (
            <tr key={line}>
              {keyed(row, (cell, at) => (
                <td key={at}>
                  <Parts parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** Length in LaTeX of the longest formula that stays in one line. A longer one can be wider than a phone. */
const maxUnbroken = 24;

interface PartsProps {
  parts: readonly Inline[];
  /** True to render in one line, without links and images. */
  isLine?: boolean;
}

export function Parts({ parts, isLine = false }: PartsProps) {
  return keyed(joinFormulas(parts), (part, at) =>
    part.kind === 'joined' ? (
      <span key={at} className={styles.joined}>
        {part.before}
        <span className={part.formula.tex.length > maxUnbroken ? styles.breakable : undefined}>
          <Part part={part.formula} isLine={isLine} />
        </span>
        {part.after}
      </span>
    ) : (
      <Part key={at} part={part} isLine={isLine} />
    ),
  );
}

function Part({ part, isLine }: { part: Inline; isLine: boolean }) {
  switch (part.kind) {
    case 'text':
      return isLine ? part.text.replaceAll('\n', ' ') : part.text;
    case 'code':
      return <code className={styles.code}>{part.text}</code>;
    case 'formula':
      return <Formula tex={part.tex} isDisplay={part.isDisplay} />;
    case 'image':
      // A new image needs a new element, which may load again.
      return isLine ? `[${part.alt}]` : <QuestionImage key={part.id} id={part.id} alt={part.alt} />;
    case 'strong':
      return (
        <strong className={styles.strong}>
          <Parts parts={part.children} isLine={isLine} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Parts parts={part.children} isLine={isLine} />
        </em>
      );
    case 'deleted':
      return (
        <del>
          <Parts parts={part.children} isLine={isLine} />
        </del>
      );
    case 'link':
      if (isLine) return <Parts parts={part.children} isLine />;
      return (
        <a className={styles.link} href={part.url} target="_blank" rel="noopener noreferrer">
          <Parts parts={part.children} />
        </a>
      );
  }
}
