import { AppError } from '../../functions/platform/errors.ts';
import { page, type PageData } from './reply.ts';

const pageSize = 100;

/** Bytes of JSON after which no further page is read. A Lambda can reply with at most 6 MB. */
const maxBytes = 4_000_000;

interface WholeListOptions {
  /** Maximum number of items. */
  readonly maximum: number;
  readonly readPage: (variables: { readonly first: number; readonly after?: string }) => Promise<unknown>;
  /** See `RequestContext`. */
  readonly holds: (bytes: number) => boolean;
}

/**
 * Reads the pages of a list one after the other, until it has `maximum` items or about 4 MB of JSON. `pageInfo` is the
 * `pageInfo` of the last page. Throws UNAVAILABLE if the connection is closed.
 */
export async function readWholeList({ maximum, readPage, holds }: WholeListOptions): Promise<PageData> {
  const nodes: unknown[] = [];
  let bytes = 0;
  let after: string | null = null;
  for (;;) {
    const first = Math.min(pageSize, maximum - nodes.length);
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before ends
    const read: PageData = page.parse(await readPage({ first, ...(after !== null && { after }) }));
    nodes.push(...read.nodes);
    bytes += Buffer.byteLength(JSON.stringify(read.nodes));
    if (!holds(bytes))
      throw new AppError('The list was not read further, because its connection was closed.', {
        code: 'UNAVAILABLE',
      });
    after = read.pageInfo.hasNextPage ? read.pageInfo.endCursor : null;
    if (after === null || nodes.length >= maximum || bytes >= maxBytes) return { ...read, nodes };
  }
}
