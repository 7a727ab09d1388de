import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, type Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Context } from 'hono';

/**
 * All requests with an unreadable address share one count, so that clients cannot avoid the limits with such an
 * address.
 */
const unknownClient = 'unknown';

function readGroups(part: string): number[] {
  return part.split(':').flatMap((group) => (group ? [Number.parseInt(group, 16)] : []));
}

/** An IPv6 address in 8 numbers of 16 bits. */
function groupsOf(address: string): readonly number[] {
  // The URL parser writes every form of an address in hexadecimal groups. Only `::` has to be expanded.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  if (tail === undefined) return readGroups(head);
  const [before, after] = [readGroups(head), readGroups(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function ipv4Of(high = 0, low = 0): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The IPv4 address that an IPv6 address embeds. Null if there is none. */
function embeddedIpv4(groups: readonly number[]): string | null {
  const startsWith = (...prefix: number[]) => prefix.every((group, at) => groups[at] === group);
  // IPv4-mapped (RFC 4291) and the well-known prefix of NAT64 (RFC 6052), where all of IPv4 would share one /64.
  if (startsWith(0, 0, 0, 0, 0, 0xffff) || startsWith(0x64, 0xff9b, 0, 0, 0, 0)) {
    return ipv4Of(groups[6], groups[7]);
  }
  // 6to4 (RFC 3056): one IPv4 address has 65,536 networks of /64.
  return groups[0] === 0x2002 ? ipv4Of(groups[1], groups[2]) : null;
}

/**
 * The key under which an address is counted: the address itself for IPv4, and its /64 network for IPv6, because an
 * IPv6 subscriber has at least a /64. IPv6 forms of IPv4 addresses count as IPv4. All spellings of an address have
 * the same key. Null if `text` is no address. A zone (`%eth0`), brackets and a port are ignored, since some proxies
 * add them.
 */
export function countedAddress(text: string): string | null {
  const bare = text.trim();
  const ipv4 = bare.replace(/:\d{1,5}$/, '');
  if (isIPv4(ipv4)) return ipv4;
  const ipv6 = bare.replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1');
  if (!isIPv6(ipv6)) return null;
  const groups = groupsOf(ipv6.replace(/%.*$/, ''));
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return embeddedIpv4(groups) ?? `${network.join(':')}::/64`;
}

/**
 * The client's address in the form of `countedAddress`. `trustedProxies`: how many trusted proxies the request
 * passes. Each proxy appends the address of its caller to X-Forwarded-For, so the outermost trusted proxy adds the
 * client's address. Clients can forge the entries before it. If the entry is missing or invalid, the result is the
 * connection's address.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return directAddress(request.socket);
  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return countedAddress(hops.at(-trustedProxies) ?? '') ?? directAddress(request.socket);
}

const directAddresses = new WeakMap<Socket, string>();

/** The address of a connection, read once for all its requests. */
function directAddress(socket: Socket): string {
  let address = directAddresses.get(socket);
  if (address === undefined) {
    address = countedAddress(socket.remoteAddress ?? '') ?? unknownClient;
    directAddresses.set(socket, address);
  }
  return address;
}

/** `addressOf` for requests that reach the app through Node's server. */
export function nodeClientAddress(trustedProxies: number): (context: Context) => string {
  return ({ env }) => {
    const { incoming } = (env ?? {}) as Partial<HttpBindings>;
    return incoming && 'socket' in incoming
      ? addressOf(incoming as IncomingMessage, trustedProxies)
      : unknownClient;
  };
}

/** API Gateway provides the address. Headers cannot change it. */
export function lambdaClientAddress({ env }: Context): string {
  const { event } = env as { readonly event: APIGatewayProxyEventV2 };
  return countedAddress(event.requestContext.http.sourceIp) ?? unknownClient;
}
