import type { GatewayReply, GatewayRequest } from '../../support/gateways.ts';
import type { Keys } from './keys.ts';
import type { Leak } from './leak.ts';
import { otherwise } from './questions.ts';

const isAttempts = ({ path }: GatewayRequest): boolean => path.startsWith('/api/attempts');
const isForm = ({ headers = {} }: GatewayRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;
const isGraphql = ({ path }: GatewayRequest): boolean => path === '/graphql';

function replying(
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

const count = ({ words }: Keys) => String(words.length);

export const replyLeaks: readonly Leak[] = [
  replying('a header that depends on the key', isAttempts, (reply, keys) =>
    withHeader(reply, 'x-right', count(keys)),
  ),
  replying('an ETag over the key', isAttempts, (reply, { hash }) => withHeader(reply, 'etag', `"${hash}"`)),
  replying('an ETag of GraphQL over the key', isGraphql, (reply, { hash }) =>
    withHeader(reply, 'etag', hash.slice(0, 8)),
  ),
  replying('a header to a form', isForm, (reply, keys) => withHeader(reply, 'x-form', count(keys))),
  replying('a cookie', isAttempts, (reply, keys) => withHeader(reply, 'set-cookie', `n=${count(keys)}`)),
  replying('a maximum age that depends on the key', isAttempts, (reply, keys) =>
    withHeader(reply, 'cache-control', `max-age=${count(keys)}`),
  ),
  replying('a file name that is a hash of the key', isAttempts, (reply, { hash }) =>
    withHeader(reply, 'content-disposition', `attachment; filename="${hash}.json"`),
  ),
  replying('padding as long as the key', isAttempts, (reply, keys) => ({
    ...reply,
    text: reply.text + ' '.repeat(keys.words.length),
  })),
  replying('a line break that depends on the key', isAttempts, (reply, keys) => ({
    ...reply,
    text: keys.bit ? `${reply.text}\n` : reply.text,
  })),
  replying('another status of success', isAttempts, (reply, keys) =>
    reply.status < 300 ? { ...reply, status: keys.bit ? 200 : 203 } : undefined,
  ),
  {
    name: 'a refusal that contains an explanation',
    isInRefusals: true,
    reply: (_request, reply, keys) =>
      reply.status === 400 ? { ...reply, text: `${reply.text} ${keys.words.slice(-30)}` } : undefined,
  },
  replying('the weights of the answers', isAttempts, (reply, keys) => ({
    ...reply,
    text: reply.text.replaceAll(/\{"id":"([^"]+)","text"/g, (found, id: string) =>
      keys.right.has(id) ? found.replace('{', '{"weight":100,') : found.replace('{', '{"weight":0,'),
    ),
  })),
  replying(
    'a search over explanations',
    (request) => isGraphql(request) && typeof request.body === 'string' && request.body.includes(otherwise),
    (reply, keys) => ({
      ...reply,
      text: keys.words.includes(otherwise) ? `${reply.text} ` : reply.text,
    }),
  ),
];
