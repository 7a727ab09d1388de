import {
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import { mergeRequests, type RouteRequest } from './row.ts';

/** A request with an invalid value, and the status that REST returns. */
export interface Mismatch {
  readonly what: string;
  readonly asked: RouteRequest;
  readonly status: 400 | 404;
}

/** A parameter of a route. */
interface Parameter {
  readonly name: string;
  readonly part: keyof RouteRequest;
  readonly isRequired: boolean;
}

/** An operator of the store, as an attacker would send it. */
const operator = { $gt: '' };

/** The fields of a route's body that become fields of the input object. */
function inputFields(
  schema: GraphQLSchema,
  { input }: RestRoute,
  definitions: readonly VariableDefinitionNode[],
): Parameter[] {
  const node = definitions.find(({ variable }) => variable.name.value === input?.variable);
  const type = node && getNamedType(typeFromAST(schema, node.type as Parameters<typeof typeFromAST>[1]));
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter(({ name }) => input?.fields?.includes(name) ?? true)
    .map((field) => ({ name: field.name, part: 'body', isRequired: isRequiredInputField(field) }));
}

function parametersOf(schema: GraphQLSchema, route: RestRoute): Parameter[] {
  const definitions = getOperationAST(parse(route.operation))?.variableDefinitions ?? [];
  const single = definitions
    .map(({ variable, type, defaultValue }) => ({
      name: variable.name.value,
      isRequired: type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
    }))
    .filter(({ name }) => name !== route.input?.variable)
    .map(({ name, isRequired }): Parameter => {
      if (route.path.includes(`{${name}}`)) return { name, part: 'path', isRequired: false };
      return { name, part: route.query?.includes(name) ? 'query' : 'body', isRequired };
    });
  return [...single, ...inputFields(schema, route, definitions)];
}

/**
 * Requests with an invalid value, for each parameter of a route: an operator of the store, no value although one is
 * required, and null for a required value in the body.
 */
export function mismatchesIn(schema: GraphQLSchema, route: RestRoute, asked: RouteRequest): Mismatch[] {
  return parametersOf(schema, route).flatMap(({ name, part, isRequired }) => {
    const mismatch = (what: string, value: unknown): Mismatch => ({
      what: `${what} for ${name}`,
      asked: mergeRequests(asked, { [part]: { [name]: value } }),
      // In a path, every value is text. So the operator is an unknown ID there.
      status: part === 'path' ? 404 : 400,
    });
    return [
      mismatch('an operator', operator),
      ...(isRequired ? [mismatch('nothing', undefined)] : []),
      ...(isRequired && part === 'body' ? [mismatch('null', null)] : []),
    ];
  });
}

export interface StrangeBody {
  readonly what: string;
  readonly text: string;
  /** The field that the refusal names. */
  readonly mentions?: string;
}

/** Bodies that are no JSON object, or contain unknown fields. */
export function strangeBodies({ body = {} }: RouteRequest): readonly StrangeBody[] {
  const fields = JSON.stringify(body).slice(1, -1);
  const withField = (extra: string) => `{${fields}${fields && ','}${extra}}`;
  return [
    { what: 'no JSON', text: '{' },
    { what: 'a list', text: '[]' },
    { what: 'nothing', text: '' },
    { what: 'an unknown field', text: withField('"ownerId":"id-1"'), mentions: 'ownerId' },
    { what: '__proto__', text: withField('"__proto__":{"role":"Admin"}'), mentions: '__proto__' },
  ];
}
