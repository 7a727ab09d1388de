import type { ServerResponse } from 'node:http';

/** Bytes of replies that may wait for their clients to read them. */
const mostBytes = 200_000_000;

/**
 * Bounds the memory that replies take which nobody reads: what a connection cannot take yet stays in the process. Beyond
 * `most` bytes together, the replies that have waited longest are cut off.
 */
export class UnreadReplies {
  private bytes = 0;
  /** The one that has waited longest first. */
  private readonly waiting = new Map<ServerResponse, number>();

  constructor(private readonly most = mostBytes) {}

  watch(response: ServerResponse): void {
    // All of it was given to the socket then, which holds what the connection did not take.
    response.once('prefinish', () => this.add(response));
    response.once('close', () => this.remove(response));
  }

  private add(response: ServerResponse): void {
    const bytes = response.socket?.writableLength ?? 0;
    if (bytes === 0) return;
    this.waiting.set(response, bytes);
    this.bytes += bytes;
    for (const oldest of this.waiting.keys()) {
      if (this.bytes <= this.most) return;
      this.remove(oldest);
      oldest.destroy();
    }
  }

  private remove(response: ServerResponse): void {
    this.bytes -= this.waiting.get(response) ?? 0;
    this.waiting.delete(response);
  }
}
