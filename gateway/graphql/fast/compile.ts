import { getOperationAST, GraphQLError, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Execute, OperationRequest } from '../operation-request.ts';
import { isCompilable } from './compilable.ts';
import { createDefaults } from './default-variables.ts';

/** graphql-jit omits `extensions` if there are none, but error formatters read them. */
function complete(error: GraphQLError): GraphQLError {
  if ((error.extensions as unknown) !== undefined) return error;
  const { path, originalError } = error;
  return new GraphQLError(error.message, { path: path ?? null, originalError: originalError ?? null });
}

/** Runs one query with graphql-jit. Returns `fallback` for a mutation, or if the query cannot be compiled. */
export function compile(
  schema: GraphQLSchema,
  { document, operationName }: OperationRequest,
  fallback: Execute,
): Execute {
  const operation = getOperationAST(document, operationName);
  // Mutations are rare and must run one after the other: graphql-js does that.
  if (operation?.operation !== OperationTypeNode.QUERY) return fallback;
  if (!isCompilable(schema, document, operation)) return fallback;
  const plan = compileQuery(schema, document, operationName ?? '');
  if (!isCompiledQuery(plan)) return fallback;
  const withDefaults = createDefaults(schema, operation);
  return async (request) => {
    const result = await plan.query(undefined, request.context, withDefaults(request.variables));
    if (!result.errors) return result;
    // Without data, the variables were invalid and nothing ran: graphql-js reports why.
    return result.data === undefined ? fallback(request) : { ...result, errors: result.errors.map(complete) };
  };
}
