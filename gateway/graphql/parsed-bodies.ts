/** By the request of Node.js. */
const bodies = new WeakMap<object, unknown>();

/** Keeps a body that the fast lane has left to Apollo: reading two megabytes of JSON again costs as much as the first time. */
export function rememberParsedBody(request: object, body: unknown): void {
  bodies.set(request, body);
}

/** Undefined where the fast lane was not asked. */
export function parsedBodyOf(request: object | undefined): unknown {
  return request && bodies.get(request);
}
