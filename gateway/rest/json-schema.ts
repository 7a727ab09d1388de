import {
  isEnumType,
  isInterfaceType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type FieldNode,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type SelectionSetNode,
} from 'graphql';

/** The part of JSON Schema 2020-12 that the contract needs. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly default?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
}

const builtInScalars: Readonly<Record<string, JsonSchema>> = {
  Float: { type: 'number' },
  Int: { type: 'integer' },
  Boolean: { type: 'boolean' },
  String: { type: 'string' },
  ID: { type: 'string' },
  DateTime: { type: 'string', format: 'date-time' },
  NoteContent: { type: 'object' },
};

type LeafSchema = (type: GraphQLNamedType) => JsonSchema;

function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}

function withDescription(schema: JsonSchema, description: string | null | undefined): JsonSchema {
  return description ? { ...schema, description } : schema;
}

/** The schema of an input or output type. `leaf` creates the schemas of objects, input objects and interfaces. */
function schemaOf(type: GraphQLType, leaf: LeafSchema): JsonSchema {
  if (!isNonNullType(type)) return nullable(requiredSchemaOf(type, leaf));
  return requiredSchemaOf(type.ofType, leaf);
}

function requiredSchemaOf(type: GraphQLType, leaf: LeafSchema): JsonSchema {
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType, leaf) };
  if (isNonNullType(type)) return requiredSchemaOf(type.ofType, leaf);
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (isScalarType(type))
    return builtInScalars[type.name] ?? withDescription({ type: 'string' }, type.description);
  return leaf(type);
}

/** An input type, with references to its input objects: see `inputObjectSchema`. */
export function inputSchema(type: GraphQLType): JsonSchema {
  return schemaOf(type, ({ name }) => ({ $ref: `#/components/schemas/${name}` }));
}

/** A field of an input object, with its default. */
export function inputFieldSchema({ type, description, defaultValue }: GraphQLInputField): JsonSchema {
  const schema = withDescription(inputSchema(type), description);
  return defaultValue === undefined ? schema : { ...schema, default: defaultValue };
}

/** An input object with its fields. Like the server, it allows no other fields. */
export function inputObjectSchema(type: GraphQLInputObjectType): JsonSchema {
  const fields = Object.values(type.getFields());
  const properties = fields.map((field) => [field.name, inputFieldSchema(field)]);
  const required = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return withDescription(
    {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: required.map(({ name }) => name),
      additionalProperties: false,
    },
    type.description,
  );
}

/** The response of an operation: the selected fields of an output type, or of each type of an interface. */
export function outputSchema(
  schema: GraphQLSchema,
  type: GraphQLType,
  selectionSet: SelectionSetNode | undefined,
): JsonSchema {
  const selected = (object: GraphQLObjectType) => objectSchema(schema, object, selectionSet);
  return schemaOf(type, (named) => {
    if (isInterfaceType(named)) return { anyOf: schema.getPossibleTypes(named).map(selected) };
    if (!isObjectType(named)) throw new Error(`${named.name} has no REST shape.`);
    return selected(named);
  });
}

/** The selected fields of an object, including those in fragments on its type. */
function fieldsOf(type: GraphQLObjectType, selectionSet: SelectionSetNode | undefined): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind !== Kind.INLINE_FRAGMENT)
      throw new Error('A REST operation must not have named fragments.');
    return selection.typeCondition?.name.value === type.name ? fieldsOf(type, selection.selectionSet) : [];
  });
}

function objectSchema(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  selectionSet: SelectionSetNode | undefined,
): JsonSchema {
  const known = type.getFields();
  const properties: Record<string, JsonSchema> = {};
  for (const selection of fieldsOf(type, selectionSet)) {
    const field = known[selection.name.value];
    if (!field) throw new Error(`${type.name} has no field ${selection.name.value}.`);
    const shape = outputSchema(schema, field.type, selection.selectionSet);
    properties[selection.alias?.value ?? field.name] = withDescription(shape, field.description);
  }
  return withDescription({ type: 'object', properties, required: Object.keys(properties) }, type.description);
}

/** Every input object of the contract by name. */
export function inputComponents(schema: GraphQLSchema): Record<string, JsonSchema> {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  return Object.fromEntries(inputs.map((type) => [type.name, inputObjectSchema(type)]));
}
