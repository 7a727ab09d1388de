import {
  getNamedType,
  getNullableType,
  isListType,
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
import { isEdge, isSharedEdge } from '../../../functions/platform/graph/edge.ts';
import { costOf } from '../../../functions/platform/limits/cost.ts';
import { requestPoints } from '../../../functions/platform/limits/work-budget.ts';
import type { Things } from './things.ts';

/** An operation of the contract that selects all fields except edges. Each edge has a separate operation. */
export interface Operation {
  /** The root field. For an edge `root.edge`. */
  readonly name: string;
  readonly root: string;
  readonly isMutation: boolean;
  readonly document: string;
  /** `values`: replaces the argument values of the matrix. */
  variables(things: Things, values?: ArgumentValues): Record<string, unknown>;
  /** `Type.field` of all fields that are not empty in a value that the root field returned. */
  shownIn(value: unknown): Set<string>;
  /** `Type.field` of all fields that the document selects. */
  readonly fields: readonly string[];
}

/** Fields of a type, without edges and without fields that return one of the types in `above`. */
function fieldsBelow(type: GraphQLNamedType, above: readonly GraphQLNamedType[]) {
  if (!isCompositeType(type)) return [];
  if (isUnionType(type)) throw new Error(`The matrix does not know how to ask ${type.name}.`);
  return Object.values(type.getFields()).filter(
    (field) => !above.includes(getNamedType(field.type)) && !isEdge(field),
  );
}

/** The object types that a value of this type can have: several for an interface, else the type itself. */
function typesBehind(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLNamedType[] {
  return isInterfaceType(type) ? schema.getPossibleTypes(type) : [type];
}

function namesOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  above: readonly GraphQLNamedType[] = [],
): string[] {
  return typesBehind(schema, type).flatMap((each) =>
    fieldsBelow(each, above).flatMap((field) => [
      `${each.name}.${field.name}`,
      ...namesOf(schema, getNamedType(field.type), [...above, each]),
    ]),
  );
}

/**
 * A selection of all fields of a type and of the types below it. No type is selected within itself. An interface gets
 * a fragment for each possible type.
 */
function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  above: readonly GraphQLNamedType[] = [],
): string {
  if (isInterfaceType(type)) {
    const parts = typesBehind(schema, type).map(
      (each) => `... on ${each.name} ${selectionOf(schema, each, above)}`,
    );
    return `{ __typename ${parts.join(' ')} }`;
  }
  const fields = fieldsBelow(type, above).map(
    (field) => `${field.name} ${selectionOf(schema, getNamedType(field.type), [...above, type])}`,
  );
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '';
}

interface SelectedEdge {
  /** The types that have the edge. */
  readonly typesWithEdge: readonly GraphQLNamedType[];
  readonly field: GraphQLField<unknown, unknown>;
  /** `Type.field` of all fields that are selected below the edge. */
  readonly fields: readonly string[];
  /** The selection of the root field. */
  readonly selection: string;
}

/**
 * Where the objects with edges are in a response: in `nodes` if the response is a page of a list, else at its top.
 * `before` and `after` surround the selection.
 */
function pathToNodes(
  type: GraphQLNamedType,
): readonly [before: string, type: GraphQLNamedType, after: string] {
  const nodes = isObjectType(type) ? type.getFields()['nodes'] : undefined;
  return nodes && type.name.endsWith('Connection')
    ? ['nodes {', getNamedType(nodes.type), '}']
    : ['', type, ''];
}

/** The scalar and enum fields of a type. */
function scalarFieldsOf(type: GraphQLNamedType): string[] {
  const plain = fieldsBelow(type, []).filter((field) => !isCompositeType(getNamedType(field.type)));
  return plain.map(({ name }) => name);
}

/** The edges of a root field's response that do not exceed the points of a request. */
function edgesOf(schema: GraphQLSchema, root: GraphQLField<unknown, unknown>): SelectedEdge[] {
  const [before, answer, after] = pathToNodes(getNamedType(root.type));
  const all = typesBehind(schema, answer).flatMap((on) => {
    const fields = isObjectType(on) ? Object.values(on.getFields()) : [];
    return fields.filter(isEdge).map((field) => ({ on, field }));
  });
  const affordable = all.filter(({ field }) => costOf(root) + costOf(field) <= requestPoints);
  return [...Map.groupBy(affordable, ({ field }) => field.name).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const isMany = before !== '' || isListType(getNullableType(root.type));
    const type = getNamedType(first.field.type);
    // With the lists of a shared object the response would be too large.
    const isPlain = isMany && isSharedEdge(first.field);
    const below = isPlain ? `{ ${scalarFieldsOf(type).join(' ')} }` : selectionOf(schema, type);
    const parts = same.map(({ on, field }) => `... on ${on.name} { ${field.name} ${below} }`);
    const fields = isPlain
      ? scalarFieldsOf(type).map((name) => `${type.name}.${name}`)
      : namesOf(schema, type);
    const selection = `{ ${before} __typename ${parts.join(' ')} ${after} }`;
    return [{ typesWithEdge: same.map(({ on }) => on), field: first.field, fields, selection }];
  });
}

function operationOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  isMutation: boolean,
  edge?: SelectedEdge,
): Operation {
  const title = edge ? `${field.name}.${edge.field.name}` : field.name;
  /** The key of an argument in `argumentValues`: the one for this edge if there is one, else the one for the root field. */
  const keyOf = (argument: string) => {
    const own = `${title}.${argument}`;
    return own in argumentValues ? own : `${field.name}.${argument}`;
  };
  const argumentsWithValues = field.args.filter(({ name }) => argumentValues[keyOf(name)] !== undefined);
  const declared = argumentsWithValues.map(({ name, type }) => `$${name}: ${String(type)}`).join(' ');
  const passed = argumentsWithValues.map(({ name }) => `${name}: $${name}`).join(' ');
  const type = getNamedType(field.type);
  const [head, args] = argumentsWithValues.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  return {
    name: title,
    root: field.name,
    isMutation,
    document: `${isMutation ? 'mutation' : 'query'} ${head} { ${field.name}${args} ${edge ? edge.selection : selectionOf(schema, type)} }`,
    variables: (things, values = argumentValues) =>
      Object.fromEntries(argumentsWithValues.map(({ name }) => [name, values[keyOf(name)]?.(things)])),
    fields: edge
      ? [...edge.typesWithEdge.map((on) => `${on.name}.${edge.field.name}`), ...new Set(edge.fields)]
      : [...new Set(namesOf(schema, type))],
    shownIn: (value) => shownFields(schema, type, value),
  };
}

export function operationsOf(schema: GraphQLSchema): Operation[] {
  const fieldsOf = (root: GraphQLObjectType | null | undefined) => Object.values(root?.getFields() ?? {});
  const operations = [
    ...fieldsOf(schema.getQueryType()).flatMap((field) => [
      operationOf(schema, field, false),
      ...edgesOf(schema, field).map((edge) => operationOf(schema, field, false, edge)),
    ]),
    ...fieldsOf(schema.getMutationType()).map((field) => operationOf(schema, field, true)),
  ].toSorted((left, right) => left.name.localeCompare(right.name));
  const checked = new Set<string>();
  return operations.map((operation) => {
    if (operation.name === operation.root) return operation;
    const own = operation.fields.filter((field) => field.endsWith(`.${operation.name.split('.')[1]}`));
    const isFirst = own.some((field) => !checked.has(field));
    for (const field of own) checked.add(field);
    // Several root fields have the same edge. The fields below it are checked for the first of these root fields only.
    return isFirst ? operation : { ...operation, fields: own };
  });
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The object type of a value. `type`: the declared type of its field. Null for scalars and unknown types. */
function objectTypeOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  value: object,
): GraphQLObjectType | null {
  // oxlint-disable-next-line no-underscore-dangle -- GraphQL calls it so
  const name = (value as { __typename?: string }).__typename;
  const found = isInterfaceType(type)
    ? schema.getPossibleTypes(type).find((each) => each.name === name)
    : type;
  return isObjectType(found) ? found : null;
}

/** Names (`Type.field`) of the fields that are not empty in a response. */
function shownFields(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  value: unknown,
  shown = new Set<string>(),
): Set<string> {
  if (isEmpty(value)) return shown;
  if (Array.isArray(value)) {
    for (const entry of value) shownFields(schema, type, entry, shown);
    return shown;
  }
  const objectType = typeof value === 'object' && value !== null ? objectTypeOf(schema, type, value) : null;
  if (!objectType) return shown;
  for (const field of Object.values(objectType.getFields())) {
    const part = (value as Record<string, unknown>)[field.name];
    if (isEmpty(part)) continue;
    shown.add(`${objectType.name}.${field.name}`);
    shownFields(schema, getNamedType(field.type), part, shown);
  }
  return shown;
}
