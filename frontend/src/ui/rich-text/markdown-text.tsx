import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { parseMarkdown } from '../../../../core/rich-text/parse-markdown.ts';
import { Blocks, Parts } from './blocks.tsx';
import { inOneLine } from './in-one-line.ts';
import styles from './rich-text.module.css';

export interface MarkdownTextProps {
  text: string;
  isLine: boolean;
}

export function MarkdownText({ text, isLine }: MarkdownTextProps) {
  const blocks = parseMarkdown(text);
  if (isLine) return <Parts parts={inOneLine(blocks)} isLine />;
  const [only, ...others] = blocks;
  // A single paragraph needs no element, so it fits into labels and table cells.
  if (only?.kind === 'paragraph' && others.length === 0)
    return (
      <span className={styles.words}>
        <Parts parts={only.children} />
      </span>
    );
  return (
    <div className={styles.blocks}>
      <Blocks blocks={blocks} />
    </div>
  );
}

export interface MarkdownQuestionProps {
  text: string;
  renderHeading: (children: ReactNode) => ReactNode;
}

export function MarkdownQuestion({ text, renderHeading }: MarkdownQuestionProps) {
  const blocks = parseMarkdown(text);
  const [first, ...rest] = blocks;
  const lead = first?.kind === 'paragraph' || first?.kind === 'heading' ? first.children : null;
  const body = lead === null ? blocks : rest;
  return (
    <>
      {renderHeading(
        lead === null ? (
          <VisuallyHidden>Question</VisuallyHidden>
        ) : (
          <span className={styles.words}>
            <Parts parts={lead} />
          </span>
        ),
      )}
      {body.length === 0 ? null : (
        <div className={`${styles.blocks} ${styles.body}`}>
          <Blocks blocks={body} />
        </div>
      )}
    </>
  );
}
