import {
  getNamedType,
  getOperationAST,
  isInputObjectType,
  parse,
  typeFromAST,
  type GraphQLSchema,
} from 'graphql';
import type { RestRoute } from '../../rest/route.ts';
import { changed, type Asked } from './row.ts';

/** A request with an operator of the store's where a value should be, and what REST says to it. */
export interface Misfit {
  readonly what: string;
  readonly asked: Asked;
  readonly status: 400 | 404;
}

const operator = { $gt: '' };

/** Names of the fields in the input object that a route makes of its body. */
function inputFieldsOf(schema: GraphQLSchema, { operation, input }: RestRoute): string[] {
  const definitions = getOperationAST(parse(operation))?.variableDefinitions ?? [];
  const node = definitions.find(({ variable }) => variable.name.value === input?.variable);
  const type = node && getNamedType(typeFromAST(schema, node.type as Parameters<typeof typeFromAST>[1]));
  return input?.fields?.slice() ?? (isInputObjectType(type) ? Object.keys(type.getFields()) : []);
}

/** One for each place where a route takes a value: nothing in a path is an id but a text, which names nothing then. */
export function operatorsIn(schema: GraphQLSchema, route: RestRoute, asked: Asked): Misfit[] {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inQuery = route.query ?? [];
  const inBody = [...(route.body ?? []), ...inputFieldsOf(schema, route)];
  const misfit = (part: keyof Asked, status: 400 | 404) => (name: string) => ({
    what: `an operator for ${name}`,
    asked: changed(asked, { [part]: { [name]: operator } }),
    status,
  });
  return [
    ...inPath.map(misfit('path', 404)),
    ...inQuery.map(misfit('query', 400)),
    ...inBody.map(misfit('body', 400)),
  ];
}

export interface StrangeBody {
  readonly what: string;
  readonly text: string;
  /** The field that the refusal names. */
  readonly named?: string;
}

/** Bodies that are none, or hold what no route knows. */
export function strangeBodies({ body = {} }: Asked): readonly StrangeBody[] {
  const fields = JSON.stringify(body).slice(1, -1);
  const beside = (extra: string) => `{${fields}${fields && ','}${extra}}`;
  return [
    { what: 'no JSON', text: '{' },
    { what: 'a list', text: '[]' },
    { what: 'nothing', text: '' },
    { what: 'an unknown field', text: beside('"ownerId":"id-1"'), named: 'ownerId' },
    { what: '__proto__', text: beside('"__proto__":{"role":"Admin"}'), named: '__proto__' },
  ];
}
