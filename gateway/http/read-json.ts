import { badUserInput } from '../../functions/platform/errors.ts';

/**
 * The request's body as JSON. Refuses other content types, so that no plain HTML form can send it.
 * `whenNone`: the value of a missing body, if it is optional.
 */
export async function readJson(request: Request, whenNone?: object): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(type);
  if (!isJson && whenNone && (await request.text()) === '') return whenNone;
  if (!isJson) {
    throw badUserInput({}, 'The body must be JSON. Send it with the header content-type: application/json.');
  }
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw badUserInput({}, `The body is not valid JSON: ${reasonOf(cause)}`);
  }
}

/** Why JSON.parse failed, without the part of the body that its message quotes. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : '';
  const position = /at position (\d+)/.exec(message)?.[1];
  return position === undefined ? 'it ends too early.' : `it breaks at character ${position}.`;
}
