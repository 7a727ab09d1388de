import {
  getNamedType,
  isInterfaceType,
  isUnionType,
  isCompositeType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { argumentValues, type ArgumentValues } from './argument-values.ts';
import type { Things } from './things.ts';

/** An operation of the contract, asked for everything that it can answer. */
export interface Operation {
  readonly name: string;
  readonly isMutation: boolean;
  readonly document: string;
  /** `values`: of arguments, where not what the matrix gives. */
  variables(things: Things, values?: ArgumentValues): Record<string, unknown>;
  /** What an answer is: what its fields are looked up on. */
  typeOf(value: unknown): GraphQLNamedType;
  /** `Type.field` of everything that the document asks for. */
  readonly fields: readonly string[];
}

/** Fields of a type that do not lead back to what is above it. */
function fieldsBelow(type: GraphQLNamedType, above: readonly GraphQLNamedType[]) {
  if (!isCompositeType(type)) return [];
  if (isUnionType(type)) throw new Error(`The matrix does not know how to ask ${type.name}.`);
  return Object.values(type.getFields()).filter((field) => !above.includes(getNamedType(field.type)));
}

/** What an answer of a type can be: of an interface, each type that it stands for. */
function typesBehind(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLNamedType[] {
  return isInterfaceType(type) ? schema.getPossibleTypes(type) : [type];
}

function namesOf(type: GraphQLNamedType, above: readonly GraphQLNamedType[] = []): string[] {
  return fieldsBelow(type, above).flatMap((field) => [
    `${type.name}.${field.name}`,
    ...namesOf(getNamedType(field.type), [...above, type]),
  ]);
}

/** Every field of a type and of what hangs on it; a type within itself is left out. */
function selectionOf(type: GraphQLNamedType, above: readonly GraphQLNamedType[] = []): string {
  const fields = fieldsBelow(type, above).map(
    (field) => `${field.name} ${selectionOf(getNamedType(field.type), [...above, type])}`,
  );
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '';
}

/** The selection of an answer; of an interface, of each type that it stands for. */
function answerOf(schema: GraphQLSchema, type: GraphQLNamedType): string {
  if (!isInterfaceType(type)) return selectionOf(type);
  const parts = typesBehind(schema, type).map((each) => `... on ${each.name} ${selectionOf(each)}`);
  return `{ __typename ${parts.join(' ')} }`;
}

function operationOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  isMutation: boolean,
): Operation {
  const given = field.args.filter(({ name }) => argumentValues[`${field.name}.${name}`] !== undefined);
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(' ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(' ');
  const type = getNamedType(field.type);
  const [head, args] = given.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  return {
    name: field.name,
    isMutation,
    document: `${isMutation ? 'mutation' : 'query'} ${head} { ${field.name}${args} ${answerOf(schema, type)} }`,
    variables: (things, values = argumentValues) =>
      Object.fromEntries(given.map(({ name }) => [name, values[`${field.name}.${name}`]?.(things)])),
    typeOf: (value) => {
      // oxlint-disable-next-line no-underscore-dangle -- GraphQL calls it so
      const name = (value as { __typename?: string } | null)?.__typename;
      return typesBehind(schema, type).find((each) => each.name === name) ?? type;
    },
    fields: [...new Set(typesBehind(schema, type).flatMap((each) => namesOf(each)))],
  };
}

export function operationsOf(schema: GraphQLSchema): Operation[] {
  const fieldsOf = (root: GraphQLObjectType | null | undefined) => Object.values(root?.getFields() ?? {});
  return [
    ...fieldsOf(schema.getQueryType()).map((field) => operationOf(schema, field, false)),
    ...fieldsOf(schema.getMutationType()).map((field) => operationOf(schema, field, true)),
  ].toSorted((left, right) => left.name.localeCompare(right.name));
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Names (`Type.field`) of the fields that an answer fills. */
export function shownFields(type: GraphQLNamedType, value: unknown, shown = new Set<string>()): Set<string> {
  if (isEmpty(value)) return shown;
  if (Array.isArray(value)) {
    for (const entry of value) shownFields(type, entry, shown);
    return shown;
  }
  if (!isObjectType(type) || typeof value !== 'object') return shown;
  for (const field of Object.values(type.getFields())) {
    const part = (value as Record<string, unknown>)[field.name];
    if (isEmpty(part)) continue;
    shown.add(`${type.name}.${field.name}`);
    shownFields(getNamedType(field.type), part, shown);
  }
  return shown;
}
