import {
  execute as interpret,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import { AccountTurns } from './account-turns.ts';
import { canRepeat, withinAnswerLimit } from './answer-size.ts';
import type { WithTurn } from './authorization.ts';
import { Checks } from './check-value.ts';
import { isCompilable } from './compilable.ts';
import { createDefaults } from './default-variables.ts';
import { createFindTypeErrors, type FindTypeErrors } from './variable-type-errors.ts';
import type { WithResolvers } from './resolver-container.ts';

export interface OperationRequest {
  /**
   * Validated against the schema. The same object for the same operation, so that its compiled plan is found.
   */
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: RequestContext;
}

export type Execute = (request: OperationRequest) => Promise<ExecutionResult>;

/** Compiling costs about a hundred interpretations of a small query, so a query has to be repeated first. */
const usesBeforeCompiling = 3;

/** graphql-js: the reference implementation. */
function interpreting(schema: GraphQLSchema): Execute {
  return async ({ document, operationName, variables, context }) =>
    interpret({
      schema,
      document,
      operationName: operationName ?? null,
      variableValues: variables,
      contextValue: context,
    });
}

/** graphql-jit omits `extensions` if there are none, but error formatters read them. */
function complete(error: GraphQLError): GraphQLError {
  if ((error.extensions as unknown) !== undefined) return error;
  const { path, originalError } = error;
  return new GraphQLError(error.message, { path: path ?? null, originalError: originalError ?? null });
}

/** Runs one query with graphql-jit. Returns `fallback` for a mutation, or if the query cannot be compiled. */
function compiling(
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

function comparePaths(one: GraphQLError['path'] = [], other: GraphQLError['path'] = []): number {
  for (const [at, part] of one.entries()) {
    const next = other[at];
    if (part === next) continue;
    if (next === undefined) return 1;
    return typeof part === 'number' && typeof next === 'number' ? part - next : part < next ? -1 : 1;
  }
  return one.length - other.length;
}

/** Sorts errors by path. Otherwise their order would depend on which field failed first. */
function inOrder(result: ExecutionResult): ExecutionResult {
  if (!result.errors || result.errors.length < 2) return result;
  return { ...result, errors: result.errors.toSorted((one, other) => comparePaths(one.path, other.path)) };
}

interface Plan {
  uses: number;
  readonly canRepeat: boolean;
  readonly typeErrors: FindTypeErrors;
  run: Execute;
}

/**
 * Runs operations on the schema with `resolvers`: interpreted at first, compiled if they are repeated. Never
 * throws.
 */
export function createExecute(schema: GraphQLSchema, resolvers: WithResolvers['resolvers']): Execute {
  const interpreted = interpreting(schema);
  const plans = new WeakMap<DocumentNode, Map<string | undefined, Plan>>();
  const turns = new AccountTurns();
  const checks = new Checks();

  function firstPlan({ document, operationName }: OperationRequest): Plan {
    const operation = getOperationAST(document, operationName);
    return {
      uses: 0,
      canRepeat: canRepeat(schema, document),
      typeErrors: operation ? createFindTypeErrors(schema, checks, operation) : () => [],
      run: interpreted,
    };
  }

  return async (request) => {
    let byName = plans.get(request.document);
    if (!byName) plans.set(request.document, (byName = new Map()));
    let plan = byName.get(request.operationName);
    if (!plan) byName.set(request.operationName, (plan = firstPlan(request)));
    const typeErrors = plan.typeErrors(request.variables);
    if (typeErrors.length > 0) return { errors: typeErrors };
    plan.uses += 1;
    if (plan.uses === usesBeforeCompiling + 1) plan.run = compiling(schema, request, interpreted);
    const turn = turns.begin();
    const context: RequestContext & WithResolvers & WithTurn = { ...request.context, resolvers, turn };
    const result = inOrder(await plan.run({ ...request, context }));
    // The response is written before the account's next request runs.
    setImmediate(() => turn.end());
    return plan.canRepeat ? withinAnswerLimit(result) : result;
  };
}
