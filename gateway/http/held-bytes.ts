import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ByteCounter, CountedMessage } from './counted-message.ts';

/** Maximum bytes held while clients send bodies or read replies. */
const maxBytes = 200_000_000;
/** Bytes of a body or a reply that don't count: an idle connection alone takes more memory. */
const freeBytes = 4_096;
/** A client that holds at most this share of the maximum is not cut off before others. */
const modestShare = 1 / 20;

/** The bytes of a body or of a reply. */
class Held {
  /** Of a body: received bytes. Of a reply: bytes that are built or wait to be read. */
  bytes = 0;
  /**
   * Number of the last change, counted over all requests. The request with the lowest number has been idle the
   * longest.
   */
  turn = 0;
  isOver = false;

  constructor(
    readonly client: string,
    readonly socket: Duplex,
  ) {}
}

/** The bytes of one request and its reply. */
class HeldRequest implements ByteCounter {
  private readonly body: Held;
  private readonly reply: Held;

  constructor(
    private readonly all: HeldBytes,
    private readonly socket: Duplex,
    client: string,
  ) {
    this.body = new Held(client, socket);
    this.reply = new Held(client, socket);
  }

  countBody(bytes: number): void {
    this.all.grow(this.body, bytes);
  }

  countReply(bytes: number): void {
    this.all.grow(this.reply, bytes);
  }

  /** The bytes of the reply that the socket holds, because they are not sent yet. */
  countUnsent(): void {
    this.countReply(this.socket.writableLength);
  }

  releaseBody(): void {
    this.all.release(this.body);
  }

  releaseAll(): void {
    this.releaseBody();
    this.all.release(this.reply);
  }
}

/** Whether this server counts the request. `instanceof` would load the class, and with it Node's server, on Lambda. */
function isCounted(request: IncomingMessage | undefined): request is CountedMessage {
  return request !== undefined && 'counter' in request;
}

/** Returns `holdReply` for one request. */
export function holdsOf(request: IncomingMessage | undefined): (bytes: number) => boolean {
  return (bytes) => holdReply(request, bytes);
}

/**
 * Counts the bytes of a reply while it is built. False if its connection was cut to free memory, so that
 * nobody waits for the reply.
 */
export function holdReply(request: IncomingMessage | undefined, bytes: number): boolean {
  if (!isCounted(request)) return true;
  request.counter?.countReply(bytes);
  return !request.socket.destroyed;
}

/**
 * Limits the memory for slow clients: bodies that arrive, and replies that are built or not read. Only bytes
 * in memory count, not announced ones.
 * Beyond `max` bytes in total, the client that holds the most loses connections, longest idle first. So a
 * slow reader is not cut off because of another client. If no client holds much, many clients fill the memory
 * together. Then the connections of all clients are cut, longest idle first, so that an active client is not
 * cut off because it has sent more than others.
 */
export class HeldBytes {
  private bytes = 0;
  private turns = 0;
  private readonly clients = new Map<string, Set<Held>>();

  constructor(private readonly max = maxBytes) {}

  watch(request: CountedMessage, response: ServerResponse, client: string): void {
    const held = new HeldRequest(this, request.socket, client);
    request.counter = held;
    request.on('close', () => held.releaseBody());
    response
      // From 'prefinish' on, the whole reply is in the socket.
      .on('prefinish', () => held.countUnsent())
      .on('close', () => held.releaseAll());
  }

  /** Called by a request. */
  grow(held: Held, bytes: number): void {
    if (held.isOver || bytes === held.bytes || (held.bytes === 0 && bytes <= freeBytes)) return;
    this.turns += 1;
    held.turn = this.turns;
    this.bytes += bytes - held.bytes;
    held.bytes = bytes;
    const ofClient = this.clients.get(held.client) ?? new Set();
    this.clients.set(held.client, ofClient.add(held));
    while (this.bytes > this.max) this.cutOne();
  }

  /** Called by a request. */
  release(held: Held): void {
    held.isOver = true;
    if (held.turn === 0) return;
    const ofClient = this.clients.get(held.client);
    if (!ofClient?.delete(held)) return;
    this.bytes -= held.bytes;
    if (ofClient.size === 0) this.clients.delete(held.client);
  }

  private cutOne(): void {
    const all = [...this.clients.values()].map((requests) => ({ requests, sum: sumOf(requests) }));
    const worst = all.reduce((one, other) => (other.sum > one.sum ? other : one));
    const isModest = worst.sum <= this.max * modestShare;
    const candidates = isModest ? all.flatMap(({ requests }) => [...requests]) : [...worst.requests];
    const stalest = candidates.reduce((one, other) => (other.turn < one.turn ? other : one));
    this.release(stalest);
    stalest.socket.destroy();
  }
}

function sumOf(all: ReadonlySet<Held>): number {
  let sum = 0;
  for (const { bytes } of all) sum += bytes;
  return sum;
}
