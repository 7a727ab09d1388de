import { IncomingMessage } from 'node:http';

/** Parts of a body that may be of any size. */
const freeParts = 1_000;
/** Bytes that the parts after those hold on average at least. Each part costs as much as thousands of bytes. */
const leastBytes = 64;

export const fragmentedCode = 'MARKWISE_FRAGMENTED_BODY';

/**
 * A request whose body is counted part by part as Node.js reads it, before anything else is done with a part. A body in
 * very many small parts is dropped: two megabytes in chunks of one byte would cost seconds.
 */
export class CountedMessage extends IncomingMessage {
  /** Called once if the body is dropped. */
  onFragmented: ((error: NodeJS.ErrnoException) => void) | undefined;
  /** Called with each part, with the bytes of the body so far. */
  onBytes: ((bytes: number) => void) | undefined;
  /** To be called with the bytes that the reply holds while it is built. */
  onReplyBytes: ((bytes: number) => void) | undefined;
  private parts = 0;
  private bytes = 0;
  private isDropped = false;

  override push(part: Buffer | null): boolean {
    if (part !== null && !this.isDropped) this.count(part.length);
    if (!this.isDropped) return super.push(part);
    // Node.js says so at the end of the body, but not all of it is here.
    this.complete = false;
    return false;
  }

  private count(length: number): void {
    this.parts += 1;
    this.bytes += length;
    this.onBytes?.(this.bytes);
    if (this.bytes >= (this.parts - freeParts) * leastBytes) return;
    this.isDropped = true;
    this.onFragmented?.(
      Object.assign(new Error('The body comes in too many parts.'), { code: fragmentedCode }),
    );
  }
}
