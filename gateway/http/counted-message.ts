import { IncomingMessage } from 'node:http';

/** Number of parts that a body can have, however small they are. */
const freeParts = 1_000;
/** Bytes that a body needs for each further part. Each part costs as much as thousands of bytes. */
const bytesPerPart = 64;

export const fragmentedCode = 'MARKWISE_FRAGMENTED_BODY';

/** Counts the bytes that one request holds in memory. */
export interface ByteCounter {
  /** Called for each part, with the bytes of the body so far. */
  countBody(bytes: number): void;
  /** Called with the bytes that the reply holds while it is built. */
  countReply(bytes: number): void;
}

/**
 * A request that counts the parts of its body as Node.js reads them, before any other work. A body with very
 * many small parts is dropped: two megabytes in chunks of one byte would take seconds.
 */
export class CountedMessage extends IncomingMessage {
  /** Called once if the body is dropped. */
  onFragmented: ((error: NodeJS.ErrnoException) => void) | undefined;
  counter: ByteCounter | undefined = undefined;
  private parts = 0;
  private bytes = 0;
  private isDropped = false;

  override push(part: Buffer | null): boolean {
    if (part !== null && !this.isDropped) this.count(part.length);
    if (!this.isDropped) return super.push(part);
    // Node.js sets `complete` at the end of the body. A dropped body is never complete.
    this.complete = false;
    return false;
  }

  private count(length: number): void {
    this.parts += 1;
    this.bytes += length;
    this.counter?.countBody(this.bytes);
    if (this.bytes >= (this.parts - freeParts) * bytesPerPart) return;
    this.isDropped = true;
    this.onFragmented?.(
      Object.assign(new Error('The body is split into too many parts.'), { code: fragmentedCode }),
    );
  }
}
