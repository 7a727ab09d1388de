import type { GatewayReply, GatewayRequest } from '../../support/gateways.ts';
import type { Keys } from './keys.ts';
import type { Leak } from './leak.ts';
import { markOfRightWorld } from './questions.ts';

const isAttempts = ({ path }: GatewayRequest): boolean => path.startsWith('/api/attempts');
const isForm = ({ headers = {} }: GatewayRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;
const isGraphql = ({ path }: GatewayRequest): boolean => path === '/graphql';

function inReplies(
  what: string,
  concerns: (request: GatewayRequest) => boolean,
  change: (reply: GatewayReply, keys: Keys, request: GatewayRequest) => GatewayReply | undefined,
): Leak {
  return {
    name: `a reply with ${what}`,
    concerns,
    reply: (request, reply, keys) => (concerns(request) ? change(reply, keys, request) : undefined),
  };
}

function withHeader(reply: GatewayReply, name: string, value: string): GatewayReply {
  const headers = new Headers(reply.headers);
  headers.append(name, value);
  return { ...reply, headers };
}

/** A number that differs between the worlds. */
const count = ({ words }: Keys) => String(words.length);

export const replyLeaks: readonly Leak[] = [
  inReplies('a header that depends on the key', isAttempts, (reply, keys) =>
    withHeader(reply, 'x-right', count(keys)),
  ),
  inReplies('an ETag over the key', isAttempts, (reply, { hash }) => withHeader(reply, 'etag', `"${hash}"`)),
  inReplies('an ETag of GraphQL over the key', isGraphql, (reply, { hash }) =>
    withHeader(reply, 'etag', hash.slice(0, 8)),
  ),
  inReplies('a header to a form', isForm, (reply, keys) => withHeader(reply, 'x-form', count(keys))),
  inReplies('a cookie', isAttempts, (reply, keys) => withHeader(reply, 'set-cookie', `n=${count(keys)}`)),
  inReplies('a maximum age that depends on the key', isAttempts, (reply, keys) =>
    withHeader(reply, 'cache-control', `max-age=${count(keys)}`),
  ),
  inReplies('a file name that is a hash of the key', isAttempts, (reply, { hash }) =>
    withHeader(reply, 'content-disposition', `attachment; filename="${hash}.json"`),
  ),
  inReplies('padding as long as the key', isAttempts, (reply, keys) => ({
    ...reply,
    text: reply.text + ' '.repeat(keys.words.length),
  })),
  inReplies('a line break that depends on the key', isAttempts, (reply, keys) => ({
    ...reply,
    text: keys.bit ? `${reply.text}\n` : reply.text,
  })),
  inReplies('another status of success', isAttempts, (reply, keys) =>
    reply.status < 300 ? { ...reply, status: keys.bit ? 200 : 203 } : undefined,
  ),
  {
    name: 'a refusal that contains an explanation',
    isInRefusals: true,
    reply: (_request, reply, keys) =>
      reply.status === 400 ? { ...reply, text: `${reply.text} ${keys.words.slice(-30)}` } : undefined,
  },
  inReplies('the weights of the answers', isAttempts, (reply, keys) => ({
    ...reply,
    text: reply.text.replaceAll(/\{"id":"([^"]+)","text"/g, (found, id: string) =>
      keys.correct.has(id) ? found.replace('{', '{"weight":100,') : found.replace('{', '{"weight":0,'),
    ),
  })),
  inReplies(
    'a search over explanations',
    (request) =>
      isGraphql(request) && typeof request.body === 'string' && request.body.includes(markOfRightWorld),
    (reply, keys) => ({
      ...reply,
      text: keys.words.includes(markOfRightWorld) ? `${reply.text} ` : reply.text,
    }),
  ),
];
