import {
  getNamedType,
  getOperationAST,
  isInputObjectType,
  Kind,
  parse,
  typeFromAST,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLInputField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { accessTo, type Access } from '../graphql/authorization.ts';
import { perSchema } from './per-schema.ts';
import type { RestRoute } from './route.ts';

/** A route's operation, parsed and validated once. */
export interface PreparedOperation {
  readonly route: RestRoute;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** The one field whose data is the reply. */
  readonly root: FieldNode;
  readonly access: Access;
  /** The fields of the route's input object that a body can contain. */
  readonly inputFields: readonly GraphQLInputField[];
  /** The query of the route's guard. */
  readonly guard: Pick<PreparedOperation, 'document' | 'operation'> | null;
}

function rootField(operation: OperationDefinitionNode, route: RestRoute): FieldNode {
  const [field, ...others] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || others.length > 0) {
    throw new Error(`${route.method} ${route.path}: a route's operation must have exactly one root field.`);
  }
  return field;
}

function parseOperation(schema: GraphQLSchema, route: RestRoute, source: string) {
  const document = parse(source);
  const [error] = validate(schema, document);
  const operation = getOperationAST(document);
  if (error || !operation) {
    throw new Error(`${route.method} ${route.path}: ${error?.message ?? 'no operation'}`, { cause: error });
  }
  return { document, operation };
}

function inputFields(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  { path, input }: RestRoute,
): GraphQLInputField[] {
  if (!input) return [];
  const node = variableDefinitions.find(({ variable }) => variable.name.value === input.variable);
  // The overloads of typeFromAST are split by node kind. A variable's type may be any of them.
  const type = node && getNamedType(typeFromAST(schema, node.type as Parameters<typeof typeFromAST>[1]));
  if (!isInputObjectType(type)) throw new Error(`${path}: ${input.variable} is no input object.`);
  const fields = type.getFields();
  return (input.fields ?? Object.keys(fields)).map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`${path}: ${type.name} has no field ${name}.`);
    return field;
  });
}

/**
 * Prepares each route once. Throws if the route does not fit the contract, so that the server does not start with a
 * route that cannot work.
 */
export const prepareOperation = perSchema(prepare);

function prepare(schema: GraphQLSchema, route: RestRoute): PreparedOperation {
  const { document, operation } = parseOperation(schema, route, route.operation);
  const root = rootField(operation, route);
  return {
    route,
    document,
    operation,
    root,
    access: accessTo(root.name.value),
    inputFields: inputFields(schema, operation, route),
    guard: route.guard === undefined ? null : parseOperation(schema, route, route.guard),
  };
}
