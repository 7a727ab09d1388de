/**
 * Characters of a text that is sent as it is. Node.js writes it together with the headers, which costs less than a
 * second buffer.
 */
const shortText = 16_000;

/**
 * The body of a reply. A long text becomes bytes: until a slow client has read it, it would stay in memory with up to
 * two bytes for each character, and with its bytes.
 */
export function toBody(text: string): string | Buffer<ArrayBuffer> {
  return text.length <= shortText ? text : Buffer.from(text);
}
