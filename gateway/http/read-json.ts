import { badUserInput } from '../../functions/core/errors.ts';

/** The request's body as JSON. Refuses what is not declared as JSON, so that no plain HTML form can send it. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw badUserInput({}, 'The body is JSON: send it with the header content-type: application/json.');
  }
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw badUserInput({}, `The body is not valid JSON: ${reasonOf(cause)}`);
  }
}

/** What JSON.parse found, without the stretch of the body that it quotes. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : '';
  const position = /at position (\d+)/.exec(message)?.[1];
  return position === undefined ? 'it ends too early.' : `it breaks at character ${position}.`;
}
