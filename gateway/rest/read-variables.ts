import { print, type OperationDefinitionNode } from 'graphql';
import type { Context } from 'hono';
import { badUserInput } from '../../functions/platform/errors.ts';
import { readJson } from '../http/read-json.ts';
import { isMultipart, readMultipart } from '../http/read-multipart.ts';
import { formValues, groupForm } from './form-values.ts';
import type { PreparedOperation } from './prepared-operation.ts';
import { valueOfTexts } from './value-of-text.ts';

/** Throws BAD_USER_INPUT with the first 10 names that are not allowed. */
function refuseUnknown(values: object, allowed: readonly string[], kind: string): void {
  const unknown = Object.keys(values).filter((name) => !allowed.includes(name));
  if (unknown.length === 0) return;
  const firstNames = unknown.slice(0, 10);
  const fields = Object.fromEntries(firstNames.map((name) => [name, `Unknown ${kind}.`]));
  const allowedNames = allowed.length === 0 ? 'none' : allowed.join(', ');
  throw badUserInput(fields, `Unknown ${kind}: ${firstNames.join(', ')}. Allowed: ${allowedNames}.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bodyNames({ route, inputFields }: PreparedOperation): string[] {
  return [...inputFields.map(({ name }) => name), ...(route.body ?? [])];
}

function checkBody(body: unknown, prepared: PreparedOperation): Record<string, unknown> {
  if (!isRecord(body)) throw badUserInput({}, 'The body must be a JSON object.');
  refuseUnknown(body, bodyNames(prepared), 'field');
  return body;
}

async function readBody(
  { raw }: Context['req'],
  prepared: PreparedOperation,
): Promise<Record<string, unknown>> {
  const { route, operation, inputFields } = prepared;
  if (!route.takesForm || !isMultipart(raw)) {
    const isOptionalBody = !route.input && (route.body ?? []).every((name) => isOptional(operation, name));
    return checkBody(await readJson(raw, isOptionalBody ? {} : undefined), prepared);
  }
  const form = groupForm(await readMultipart(raw));
  refuseUnknown(Object.fromEntries(form), bodyNames(prepared), 'field');
  const typeOf = (name: string) =>
    inputFields.find((field) => field.name === name)?.type.toString() ?? typeOfVariable(operation, name);
  return formValues(form, typeOf);
}

/** The variables from the body's fields. Fields that are no variables become fields of the route's input object. */
async function bodyVariables(
  context: Context,
  prepared: PreparedOperation,
): Promise<Record<string, unknown>> {
  const { body, input } = prepared.route;
  if (!body && !input) return {};
  return variablesOf(await readBody(context.req, prepared), prepared);
}

/** The variables from a parsed JSON body. Throws BAD_USER_INPUT like `readVariables`. */
export function bodyValues(body: unknown, prepared: PreparedOperation): Record<string, unknown> {
  return variablesOf(checkBody(body, prepared), prepared);
}

function variablesOf(
  fields: Record<string, unknown>,
  { route: { body, input } }: PreparedOperation,
): Record<string, unknown> {
  if (!input) return fields;
  const isVariable = ([name]: [string, unknown]) => body?.includes(name) === true;
  const entries = Object.entries(fields);
  const inputObject = Object.fromEntries(entries.filter((entry) => !isVariable(entry)));
  return { ...Object.fromEntries(entries.filter(isVariable)), [input.variable]: inputObject };
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
  refuseUnknown(query, prepared.route.query ?? [], 'query parameter');
  const read = Object.entries(query).map(([name, texts]) => [
    name,
    valueOfTexts(typeOfVariable(prepared.operation, name), texts),
  ]);
  return { ...Object.fromEntries(read), ...(await bodyVariables(context, prepared)), ...context.req.param() };
}
