import { page, type PageData } from './reply.ts';

const pageSize = 100;

/** Maximum characters of a whole list as JSON. Lambda functions can reply with 6 MB. */
const maxCharacters = 4_000_000;

/**
 * A list from its pages, read one after the other: at most `maximum` items and about 4 MB of JSON. `pageInfo` is the one
 * of the last page that was read.
 */
export async function readWholeList(
  maximum: number,
  readPage: (variables: { readonly first: number; readonly after?: string }) => Promise<unknown>,
): Promise<PageData> {
  const nodes: unknown[] = [];
  let characters = 0;
  const readFrom = async (after: string | null): Promise<PageData> => {
    const first = Math.min(pageSize, maximum - nodes.length);
    const read = page.parse(await readPage({ first, ...(after !== null && { after }) }));
    nodes.push(...read.nodes);
    characters += JSON.stringify(read.nodes).length;
    const { hasNextPage, endCursor } = read.pageInfo;
    if (!hasNextPage || endCursor === null || nodes.length >= maximum || characters >= maxCharacters)
      return read;
    return readFrom(endCursor);
  };
  return { ...(await readFrom(null)), nodes };
}
