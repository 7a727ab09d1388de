/**
 * Maximum characters of a text that is sent as a string. Node.js writes it together with the headers, which costs less
 * than a second buffer.
 */
const shortText = 16_000;

/**
 * The body of a reply. A long text is converted to bytes. Otherwise the memory would hold both the text and its bytes
 * until a slow client has read the reply.
 */
export function toBody(text: string): string | Buffer<ArrayBuffer> {
  return text.length <= shortText ? text : Buffer.from(text);
}
