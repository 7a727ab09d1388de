import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'graphql';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import type { GatewayReply } from '../../support/gateways.ts';
import { rootOf, type GraphqlReply } from './asking.ts';

/** The content of a response, in a form in which REST and GraphQL can be compared. */
export interface Content {
  readonly body: unknown;
  /** Only for pages. REST sends the total in `x-total-count`, and a `link` header if there is a next page. */
  readonly totalCount?: number;
  readonly hasNextPage?: boolean;
}

interface Page {
  readonly nodes: unknown;
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** The body of a REST reply, parsed if it is JSON. */
export function bodyOf({ headers, text }: GatewayReply): unknown {
  return headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

export function contentOfRest({ reply }: RestRoute, answer: GatewayReply): Content {
  const body = bodyOf(answer);
  if (reply !== 'page') return { body };
  const { headers } = answer;
  return { body, totalCount: Number(headers.get('x-total-count')), hasNextPage: headers.has('link') };
}

/** The data of a route's operation. */
function dataOf({ operation }: RestRoute, { result }: GraphqlReply): unknown {
  const root = rootOf(parse(operation));
  return result.data?.[root.alias?.value ?? root.name.value];
}

interface Download {
  readonly content: string;
}

/** The file in a GraphQL response. Null if the route returns no file. */
function fileIn({ reply }: RestRoute, data: unknown): Buffer | null {
  if (reply !== 'file' && reply !== 'image' && reply !== 'export') return null;
  const { content } = reply === 'export' ? (data as { readonly file: Download }).file : (data as Download);
  return Buffer.from(content, 'base64');
}

export function contentOfGraphql(route: RestRoute, answer: GraphqlReply): Content {
  const data = dataOf(route, answer);
  if (route.status === 204) return { body: '' };
  if (route.reply === 'page') {
    const { nodes, totalCount, pageInfo } = data as Page;
    return { body: nodes, totalCount, hasNextPage: pageInfo.hasNextPage };
  }
  const file = fileIn(route, data);
  // REST's replies are read as text, so binary data is compared as text.
  if (file) return { body: file.toString() };
  return { body: route.message === undefined ? data : { ...(data as object), message: route.message } };
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString() === 'PK';

/** A GraphQL response as text. A file is decoded, and a ZIP file is unpacked. */
export function readableText(route: RestRoute, answer: GraphqlReply): string {
  const bytes = fileIn(route, dataOf(route, answer));
  if (!bytes) return answer.text;
  if (!isZip(bytes)) return bytes.toString();
  return Object.values(unzipSync(bytes))
    .map((entry) => strFromU8(entry))
    .join('\n');
}
