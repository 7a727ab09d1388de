import { print } from 'graphql';
import type { Context } from 'hono';
import { badUserInput } from '../../functions/core/errors.ts';
import { readJson } from '../http/read-json.ts';
import type { PreparedOperation } from './prepared-operation.ts';

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

/** The body's fields: each under its own name, or in the input object that the route makes of them. */
async function bodyVariables(
  context: Context,
  { route: { body, input }, inputFields }: PreparedOperation,
): Promise<Record<string, unknown>> {
  if (!body && !input) return {};
  const own = body ?? [];
  const given = await readBody(context, [...inputFields.map(({ name }) => name), ...own]);
  if (!input) return given;
  const [single, joint] = [new Map<string, unknown>(), new Map<string, unknown>()];
  for (const [name, value] of Object.entries(given)) (own.includes(name) ? single : joint).set(name, value);
  return { ...Object.fromEntries(single), [input.variable]: Object.fromEntries(joint) };
}

/** A query string holds text alone: what the contract wants a number or a truth value for is read as one. */
function queryVariable({ operation }: PreparedOperation, name: string, text: string): unknown {
  const node = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  const type = node && print(node.type).replace('!', '');
  if (type === 'Int' && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (type === 'Boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** The operation's variables: from the path, the query string and the body. */
export async function readVariables(
  context: Context,
  prepared: PreparedOperation,
): Promise<Record<string, unknown>> {
  const query = context.req.query();
  onlyKnown(query, prepared.route.query ?? [], 'query parameter');
  const read = Object.entries(query).map(([name, text]) => [name, queryVariable(prepared, name, text)]);
  return { ...Object.fromEntries(read), ...(await bodyVariables(context, prepared)), ...context.req.param() };
}
