import type { ApolloLink } from '@apollo/client';
import {
  Kind,
  type DefinitionNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

type WithDocument = Pick<ApolloLink.Operation, 'query'>;

const isOperation = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;
export const isField = (node: SelectionNode): node is FieldNode => node.kind === Kind.FIELD;

/** The only operation of a document of the site. */
export function operationOf({ query }: WithDocument): OperationDefinitionNode {
  const operation = query.definitions.find(isOperation);
  if (!operation) throw new Error('The document has no operation.');
  return operation;
}

/** The root fields of the operation, without fragments. */
export function rootFields(document: WithDocument): FieldNode[] {
  return operationOf(document).selectionSet.selections.filter(isField);
}
