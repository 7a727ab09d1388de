import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import styles from './paged-list.module.css';
import type { Pages } from './use-pages.ts';

/** What the items of a list are called, in singular and plural. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

interface PageStepsProps {
  noun: Noun;
  /** Number of items on this page. */
  shown: number;
  total: number;
  hasNextPage: boolean;
  endCursor: string | null;
  pages: Pages;
}

/** The position in a list, with buttons to its other pages. */
export function PageSteps({ noun, shown, total, hasNextPage, endCursor, pages }: PageStepsProps) {
  const position = useRef<HTMLParagraphElement>(null);
  const { after, offset } = pages;
  const isWhole = after === null && !hasNextPage;
  const go = (step: () => void) => {
    step();
    // The position text gets the focus, since the pressed button may be disabled on the new page.
    position.current?.focus();
  };
  return (
    <div className={styles.steps}>
      <p ref={position} tabIndex={-1} role="status">
        {isWhole
          ? `${total} ${total === 1 ? noun.one : noun.many}`
          : `${offset + 1}–${offset + shown} of ${total} ${noun.many}`}
      </p>
      {isWhole ? null : (
        <Group gap="sm">
          <Button
            variant="default"
            size="compact-md"
            disabled={after === null}
            onClick={() => go(pages.back)}
          >
            Previous
          </Button>
          <Button
            variant="default"
            size="compact-md"
            disabled={!hasNextPage || endCursor === null}
            onClick={() => endCursor !== null && go(() => pages.next(endCursor))}
          >
            Next
          </Button>
        </Group>
      )}
    </div>
  );
}
