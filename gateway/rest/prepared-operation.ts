import {
  getOperationAST,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { RestRoute } from './route.ts';

/** A route's operation, parsed and validated once. */
export interface PreparedOperation {
  readonly route: RestRoute;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** The one field whose data is the reply. */
  readonly root: FieldNode;
}

function rootField(operation: OperationDefinitionNode, route: RestRoute): FieldNode {
  const [field, ...others] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || others.length > 0) {
    throw new Error(`${route.method} ${route.path}: a route's operation has one root field.`);
  }
  return field;
}

/** Throws where a route does not fit the contract: a start that fails beats a route that does. */
export function prepareOperation(schema: GraphQLSchema, route: RestRoute): PreparedOperation {
  const document = parse(route.operation);
  const [error] = validate(schema, document);
  const operation = getOperationAST(document);
  if (error || !operation) {
    throw new Error(`${route.method} ${route.path}: ${error?.message ?? 'no operation'}`, { cause: error });
  }
  return { route, document, operation, root: rootField(operation, route) };
}
