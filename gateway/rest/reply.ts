import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { toBody } from '../http/reply-body.ts';

/** How an operation's data is converted, if it is not sent as JSON unchanged. */
export type ReplyKind = 'page' | 'file' | 'image' | 'export' | 'csv';

/** The fields of a connection that REST needs. */
export const page = z.object({
  nodes: z.array(z.unknown()),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  totalCount: z.number(),
});

export type PageData = z.infer<typeof page>;

const file = z.object({ fileName: z.string(), contentType: z.string(), content: z.base64() });

export function replyJson(context: Context, data: unknown, status: ContentfulStatusCode = 200): Response {
  return context.body(toBody(JSON.stringify(data)), status, { 'content-type': 'application/json' });
}

/** The nodes as an array. Headers have the link to the next page and the total count. */
function replyPage(context: Context, data: unknown): Response {
  const { nodes, pageInfo, totalCount } = page.parse(data);
  context.header('X-Total-Count', String(totalCount));
  if (pageInfo.hasNextPage && pageInfo.endCursor !== null) {
    const { pathname, searchParams } = new URL(context.req.url);
    searchParams.set('after', pageInfo.endCursor);
    context.header('Link', `<${pathname}?${searchParams.toString()}>; rel="next"`);
  }
  return replyJson(context, nodes);
}

/** A Content-Disposition header (RFC 6266): an ASCII name for old clients, and the full name in UTF-8. */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"${plain === fileName ? '' : `; filename*=UTF-8''${full}`}`;
}

function replyFile(context: Context, data: unknown): Response {
  const { fileName, contentType, content } = file.parse(data);
  return context.body(Buffer.from(content, 'base64'), 200, {
    'content-type': contentType,
    'content-disposition': attachment(fileName),
    'cache-control': 'private, no-store',
  });
}

/**
 * An image that never changes. Browsers store it, and check with each use whether the caller can still see it. The ETag
 * is the same for all callers who can.
 */
function replyImage(context: Context, data: unknown): Response {
  const { pathname } = new URL(context.req.url);
  const tag = `"${pathname.slice(pathname.lastIndexOf('/') + 1)}"`;
  const caching = { etag: tag, 'cache-control': 'private, no-cache' };
  const storedTags = context.req.header('if-none-match')?.split(',') ?? [];
  if (storedTags.some((each) => each.trim().replace(/^W\//, '') === tag))
    return context.body(null, 304, caching);
  const reply = replyFile(context, data);
  for (const [name, value] of Object.entries(caching)) reply.headers.set(name, value);
  return reply;
}

const exported = z.object({ file, report: z.array(z.unknown()) });

/**
 * A file, with the number of report lines in a header. Clients that prefer JSON get an object with the file in base64
 * and the report lines.
 */
function replyExport(context: Context, data: unknown): Response {
  const { file: download, report } = exported.parse(data);
  context.header('Vary', 'Accept', { append: true });
  context.header('X-Report-Lines', String(report.length));
  const prefersJson = (context.req.header('accept') ?? '').startsWith('application/json');
  return prefersJson ? replyJson(context, { file: download, report }) : replyFile(context, download);
}

/** A CSV file. Browsers take its name from the path. */
function replyCsv(context: Context, data: unknown): Response {
  return context.body(toBody(z.string().parse(data)), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment',
  });
}

export const replies: Readonly<Record<ReplyKind, (context: Context, data: unknown) => Response>> = {
  page: replyPage,
  file: replyFile,
  image: replyImage,
  export: replyExport,
  csv: replyCsv,
};
