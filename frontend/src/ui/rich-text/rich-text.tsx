import { type ReactNode, Suspense } from 'react';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import type { MarkdownQuestionProps, MarkdownTextProps } from './markdown-text.tsx';
import styles from './rich-text.module.css';

// A page with only plain questions never loads the code that reads Markdown.
const MarkdownText = lazyChunk<MarkdownTextProps>(
  60,
  async () => (await import('./markdown-text.tsx')).MarkdownText,
);
const MarkdownQuestion = lazyChunk<MarkdownQuestionProps>(
  61,
  async () => (await import('./markdown-text.tsx')).MarkdownQuestion,
);

/** Shows the source while the code loads. Also if the code cannot be loaded, so that students can continue a quiz. */
function Loading({ source, children }: { source: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => source}>
      <Suspense fallback={source}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface RichTextProps {
  text: string;
  format: TextFormat;
  /** True to show it as a part of one line, without blocks, links and images: in lists, rows and buttons. */
  isLine?: boolean;
}

/**
 * A text of a question, wherever it appears. Its element must allow blocks, unless `isLine` is true. Nothing that its
 * author writes is executed, and no address other than http:, https: and mailto: becomes a link.
 */
export function RichText({ text, format, isLine = false }: RichTextProps) {
  if (format !== 'MARKDOWN') return text;
  return (
    <Loading source={<span className={styles.source}>{text}</span>}>
      <MarkdownText text={text} isLine={isLine} />
    </Loading>
  );
}

interface QuestionTextProps extends Omit<RichTextProps, 'isLine'> {
  /** The heading around the first paragraph, or around a plain text. */
  renderHeading: (children: ReactNode) => ReactNode;
}

/** The text of a question as a heading, followed by its further paragraphs, code, tables and images. */
export function QuestionText({ text, format, renderHeading }: QuestionTextProps) {
  if (format !== 'MARKDOWN') return renderHeading(text);
  return (
    <Loading source={renderHeading(<span className={styles.source}>{text}</span>)}>
      <MarkdownQuestion text={text} renderHeading={renderHeading} />
    </Loading>
  );
}
