import { print, type OperationDefinitionNode } from 'graphql';
import type { Context } from 'hono';
import { badUserInput } from '../../functions/platform/errors.ts';
import { readJson } from '../http/read-json.ts';
import { isMultipart, readMultipart } from '../http/read-multipart.ts';
import { formValues, groupForm } from './form-values.ts';
import type { PreparedOperation } from './prepared-operation.ts';
import { valueOfTexts } from './value-of-text.ts';

function onlyKnown(given: object, known: readonly string[], kind: string): void {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const shown = unknown.slice(0, 10);
  const fields = Object.fromEntries(shown.map((name) => [name, `Unknown ${kind}.`]));
  const allowed = known.length === 0 ? 'none' : known.join(', ');
  throw badUserInput(fields, `Unknown ${kind}: ${shown.join(', ')}. Allowed: ${allowed}.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function readObject(request: Request, mayBeNone: boolean): Promise<Record<string, unknown>> {
  const body = await readJson(request, mayBeNone ? {} : undefined);
  if (!isRecord(body)) throw badUserInput({}, 'The body must be a JSON object.');
  return body;
}

async function readBody(
  { raw }: Context['req'],
  { route, operation, inputFields }: PreparedOperation,
): Promise<Record<string, unknown>> {
  const own = route.body ?? [];
  const known = [...inputFields.map(({ name }) => name), ...own];
  if (!route.takesForm || !isMultipart(raw)) {
    const body = await readObject(raw, !route.input && own.every((name) => isOptional(operation, name)));
    onlyKnown(body, known, 'field');
    return body;
  }
  const form = groupForm(await readMultipart(raw));
  onlyKnown(Object.fromEntries(form), known, 'field');
  const typeOf = (name: string) =>
    inputFields.find((field) => field.name === name)?.type.toString() ?? typeOfVariable(operation, name);
  return formValues(form, typeOf);
}

/** The body's fields: each under its own name, or in the route's input object. */
async function bodyVariables(
  context: Context,
  prepared: PreparedOperation,
): Promise<Record<string, unknown>> {
  const { body, input } = prepared.route;
  if (!body && !input) return {};
  const own = body ?? [];
  const given = await readBody(context.req, prepared);
  if (!input) return given;
  const [single, joint] = [new Map<string, unknown>(), new Map<string, unknown>()];
  for (const [name, value] of Object.entries(given)) (own.includes(name) ? single : joint).set(name, value);
  return { ...Object.fromEntries(single), [input.variable]: Object.fromEntries(joint) };
}

function isOptional(operation: OperationDefinitionNode, variable: string): boolean {
  return !typeOfVariable(operation, variable).endsWith('!');
}

function typeOfVariable({ variableDefinitions = [] }: OperationDefinitionNode, name: string): string {
  const node = variableDefinitions.find(({ variable }) => variable.name.value === name);
  return node ? print(node.type) : '';
}

/** The operation's variables: from the path, the query string and the body. */
export async function readVariables(
  context: Context,
  prepared: PreparedOperation,
): Promise<Record<string, unknown>> {
  const query = context.req.queries();
  onlyKnown(query, prepared.route.query ?? [], 'query parameter');
  const read = Object.entries(query).map(([name, texts]) => [
    name,
    valueOfTexts(typeOfVariable(prepared.operation, name), texts),
  ]);
  return { ...Object.fromEntries(read), ...(await bodyVariables(context, prepared)), ...context.req.param() };
}
