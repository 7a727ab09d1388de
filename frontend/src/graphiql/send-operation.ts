interface Operation {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: unknown;
}

/** Sends what the explorer asks to the server that serves it, as the signed-in user where there is one. */
export async function sendOperation(
  operation: Operation,
  options?: { headers?: Record<string, string> },
): Promise<Record<string, unknown>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: { ...options?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  });
  return response.json();
}
