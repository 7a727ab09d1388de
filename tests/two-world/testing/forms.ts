import type { GatewayRequest } from '../../support/gateways.ts';

/** The boundary is constant, because both worlds have to receive the same bytes. */
const boundary = 'two-worlds';

const part = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

/** A body as browsers send it with a file. */
export function formOf(body: object): Pick<GatewayRequest, 'headers' | 'body'> {
  const fields = Object.entries(body)
    .filter(([name]) => !/^files?$/.test(name))
    .map(([name, value]) =>
      part(`name="${name}"`, typeof value === 'object' ? JSON.stringify(value) : String(value)),
    );
  const file = part('name="files"; filename="notes.txt"', 'Is it right? {=yes ~no}');
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${fields.join('')}${file}--${boundary}--\r\n`,
  };
}
