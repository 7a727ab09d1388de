/** Headers that describe the connection or the time, so they differ between equal responses. */
const varyingHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** The headers of a response that are the same in each equal response. */
export function comparableHeaders(headers: object): object {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !varyingHeaders.has(name)));
}
