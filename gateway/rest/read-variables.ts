import type { Context } from 'hono';
import { badUserInput } from '../../functions/core/errors.ts';
import { readJson } from '../http/read-json.ts';
import type { RestRoute } from './route.ts';

function onlyKnown(given: object, known: readonly string[], kind: string): void {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const fields = Object.fromEntries(unknown.map((name) => [name, `There is no such ${kind}.`]));
  const allowed =
    known.length === 0 ? 'none are' : `${known.join(', ')} ${known.length === 1 ? 'is' : 'are'}`;
  throw badUserInput(fields, `Unknown ${kind}: ${unknown.slice(0, 10).join(', ')}. Here ${allowed} known.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function readBody(context: Context, known: readonly string[]): Promise<Record<string, unknown>> {
  const body = await readJson(context.req.raw);
  if (!isRecord(body)) throw badUserInput({}, 'The body is a JSON object.');
  onlyKnown(body, known, 'field');
  return body;
}

/** The operation's variables: from the path, the query string and the body, each under its own name. */
export async function readVariables(context: Context, route: RestRoute): Promise<Record<string, unknown>> {
  const query = context.req.query();
  onlyKnown(query, route.query ?? [], 'query parameter');
  const body = route.body ? await readBody(context, route.body) : {};
  return { ...query, ...body, ...context.req.param() };
}
