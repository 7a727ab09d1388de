import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormFailure } from '../form/form-failure.tsx';
import { failureMessage } from '../../lib/server-failure.ts';
import { PageSteps, type Noun } from './page-steps.tsx';
import styles from './paged-list.module.css';
import type { Pages } from './use-pages.ts';
import { Failure } from '../failure.tsx';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';

interface Connection<Node> {
  readonly totalCount: number;
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface PagedListProps<Node> {
  noun: Noun;
  /** The current page, or the previous one while it is loading. Undefined or null if there is none yet. */
  list: Connection<Node> | null | undefined;
  loading: boolean;
  error: Error | undefined;
  onRetry: () => Promise<unknown>;
  pages: Pages;
  /**
   * Whether an item still belongs to the list. An item that a change has moved to another list stays on screen, so
   * that the user can see and undo the change. It is not counted.
   */
  belongs?: (node: Node) => boolean;
  /** Shown for an empty list. */
  empty: ReactNode;
  children: (nodes: readonly Node[]) => ReactNode;
}

/** One page of a list: loading, failed, empty, or with items. */
export function PagedList<Node>({ list, loading, error, onRetry, ...rest }: PagedListProps<Node>) {
  const retry = () => void onRetry().catch(ignoreShownFailure);
  const title = `The ${rest.noun.many} could not be fetched`;
  if (!list) {
    if (!error) return <LoadingRows />;
    return <Failure mt="md" title={title} message={failureMessage(error)} onRetry={retry} />;
  }
  return (
    <>
      {error ? (
        <FormFailure title={title} onRetry={retry}>
          {failureMessage(error)}
        </FormFailure>
      ) : null}
      <Loaded list={list} loading={loading} {...rest} />
    </>
  );
}

type LoadedProps<Node> = Pick<
  PagedListProps<Node>,
  'noun' | 'loading' | 'pages' | 'belongs' | 'empty' | 'children'
> & {
  list: Connection<Node>;
};

function Loaded<Node>({ noun, list, loading, pages, belongs, empty, children }: LoadedProps<Node>) {
  const { nodes, totalCount, pageInfo } = list;
  const movedCount = belongs ? nodes.filter((node) => !belongs(node)).length : 0;
  return (
    <div aria-busy={loading} className={styles.list}>
      {nodes.length === 0 ? (
        // An empty previous page does not mean that the page that is loading is empty.
        <p className={styles.empty}>{loading ? 'Loading…' : empty}</p>
      ) : (
        children(nodes)
      )}
      <PageSteps
        noun={noun}
        shown={nodes.length}
        total={totalCount - movedCount}
        pages={pages}
        {...pageInfo}
      />
    </div>
  );
}

const rows = ['100%', '92%', '96%', '88%'];

function LoadingRows() {
  return (
    <Stack gap="md" mt="lg" role="status" aria-label="Loading">
      {rows.map((width) => (
        <Skeleton key={width} height={44} width={width} />
      ))}
    </Stack>
  );
}
