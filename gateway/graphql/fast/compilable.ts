import {
  getNamedType,
  isAbstractType,
  isNonNullType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
} from 'graphql';

function typesOfVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): Map<string, GraphQLType> {
  const types = new Map<string, GraphQLType>();
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    // The overloads of typeFromAST are split by node kind. A variable's type may be any of them.
    const known = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
    if (known) types.set(variable.name.value, known);
  }
  return types;
}

/**
 * Whether graphql-jit executes the operation exactly like graphql-js. It differs if a variable may be
 * missing: it writes undefined into object and list literals, and into arguments with a default. So a
 * variable has to be a whole argument, with a type as strict as the argument's. Interfaces are excluded too,
 * because graphql-jit cannot resolve them.
 */
export function isCompilable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  const variables = typesOfVariables(schema, operation);
  const info = new TypeInfo(schema);
  let isSafe = true;
  const check = (name: string, parent: ASTNode | readonly ASTNode[] | undefined) => {
    const type = variables.get(name);
    const inputType = info.getInputType();
    const isWhole = parent !== undefined && 'kind' in parent && parent.kind === Kind.ARGUMENT;
    const fits = type && inputType && (isNonNullType(type) || String(type) === String(inputType));
    if (!isWhole || !fits || (info.getDefaultValue() !== undefined && !isNonNullType(type))) isSafe = false;
  };
  const visitor = visitWithTypeInfo(info, {
    Field() {
      if (isAbstractType(getNamedType(info.getType()))) isSafe = false;
    },
    Variable(node, _key, parent) {
      if (parent && 'kind' in parent && parent.kind === Kind.VARIABLE_DEFINITION) return;
      check(node.name.value, parent);
    },
  });
  visit(document, visitor);
  return isSafe;
}
