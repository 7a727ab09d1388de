/** Parsed bodies, by the Node.js request. */
const bodies = new WeakMap<object, unknown>();

/**
 * Stores a body that the fast lane has parsed and left to Apollo: parsing two megabytes of JSON again costs
 * as much as the first time.
 */
export function rememberParsedBody(request: object, body: unknown): void {
  bodies.set(request, body);
}

/** The stored body. Undefined if the fast lane has not parsed the body of this request. */
export function parsedBodyOf(request: object | undefined): unknown {
  return request && bodies.get(request);
}
