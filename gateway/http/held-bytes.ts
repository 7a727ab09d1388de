import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CountedMessage } from './counted-message.ts';

/** Bytes that may be held while a client sends the rest of a body, or reads a reply. */
const mostBytes = 200_000_000;
/** Of a body that does not say how long it is, until more of it has come. */
const unknownBytes = 1_000_000;

/** What one request holds. */
interface Held {
  readonly socket: Duplex;
  bytes: number;
}

function announcedBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return unknownBytes;
  return Number(headers['content-length'] ?? 0);
}

/**
 * Bounds the memory that waiting for the network takes: bodies that arrive, and replies that are not read. Beyond `most`
 * bytes together, the client that holds most of them loses connections, the oldest first. So a client that reads slowly
 * is not cut off for what another client does.
 */
export class HeldBytes {
  private bytes = 0;
  private readonly clients = new Map<string, Set<Held>>();

  constructor(private readonly most = mostBytes) {}

  watch(request: CountedMessage, response: ServerResponse, client: string): void {
    const { socket } = request;
    const body = { socket, bytes: announcedBytes(request) };
    const bodyCame = this.hold(client, body);
    request.onBytes = (bytes) => this.grow(client, body, bytes);
    request.once('close', bodyCame);
    response.once('close', bodyCame);
    // All of the reply was given to the socket then, which holds what the connection did not take.
    response.once('prefinish', () => {
      const replyWent = this.hold(client, { socket, bytes: socket.writableLength });
      response.once('close', replyWent);
    });
  }

  private hold(client: string, held: Held): () => void {
    if (held.bytes === 0) return () => undefined;
    const own = this.clients.get(client) ?? new Set();
    this.clients.set(client, own.add(held));
    this.bytes += held.bytes;
    this.cut();
    return () => this.release(client, held);
  }

  private grow(client: string, held: Held, bytes: number): void {
    if (bytes <= held.bytes || this.clients.get(client)?.has(held) !== true) return;
    this.bytes += bytes - held.bytes;
    held.bytes = bytes;
    this.cut();
  }

  private release(client: string, held: Held): void {
    const own = this.clients.get(client);
    if (!own?.delete(held)) return;
    this.bytes -= held.bytes;
    if (own.size === 0) this.clients.delete(client);
  }

  private cut(): void {
    while (this.bytes > this.most) this.cutOne();
  }

  /** Cuts off the oldest connection of the client that holds most. */
  private cutOne(): void {
    const sums = [...this.clients].map(([client, all]) => ({ client, all, sum: sumOf(all) }));
    const worst = sums.reduce((one, other) => (other.sum > one.sum ? other : one));
    const [oldest] = worst.all;
    if (!oldest) return;
    this.release(worst.client, oldest);
    oldest.socket.destroy();
  }
}

function sumOf(all: ReadonlySet<Held>): number {
  let sum = 0;
  for (const { bytes } of all) sum += bytes;
  return sum;
}
