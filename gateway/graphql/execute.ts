import {
  execute as interpret,
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { lazily } from '../../functions/platform/lazily.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import { AccountQueues } from './account-queues.ts';
import { canRepeat, withinAnswerLimit } from './answer-size.ts';
import type { WithQueuedRequest } from './authorization.ts';
import { Checks } from './check-value.ts';
import type { Execute, OperationRequest } from './operation-request.ts';
import { createFindTypeErrors, type FindTypeErrors } from './variable-type-errors.ts';
import type { WithResolvers } from './resolver-container.ts';

/** Compiling a small query costs as much as interpreting it about 100 times, so only repeated queries are compiled. */
const defaultUsesBeforeCompiling = 3;

const compiler = lazily(() => import('./fast/compile.ts'));

/** Runs operations with graphql-js, the reference implementation. */
function createInterpreter(schema: GraphQLSchema): Execute {
  return async ({ document, operationName, variables, context }) =>
    interpret({
      schema,
      document,
      operationName: operationName ?? null,
      variableValues: variables,
      contextValue: context,
    });
}

function comparePaths(one: GraphQLError['path'] = [], other: GraphQLError['path'] = []): number {
  for (const [index, step] of one.entries()) {
    const otherStep = other[index];
    if (step === otherStep) continue;
    if (otherStep === undefined) return 1;
    if (typeof step === 'number' && typeof otherStep === 'number') return step - otherStep;
    return step < otherStep ? -1 : 1;
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
export function createExecute(
  schema: GraphQLSchema,
  resolvers: WithResolvers['resolvers'],
  usesBeforeCompiling = defaultUsesBeforeCompiling,
): Execute {
  const interpreted = createInterpreter(schema);
  const plans = new WeakMap<DocumentNode, Map<string | undefined, Plan>>();
  const queues = new AccountQueues();
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
    if (!byName) {
      byName = new Map();
      plans.set(request.document, byName);
    }
    let plan = byName.get(request.operationName);
    if (!plan) {
      plan = firstPlan(request);
      byName.set(request.operationName, plan);
    }
    const typeErrors = plan.typeErrors(request.variables);
    if (typeErrors.length > 0) return { errors: typeErrors };
    if (plan.uses === usesBeforeCompiling) {
      const { compile } = await compiler();
      plan.run = compile(schema, request, interpreted);
    }
    plan.uses += 1;
    const queuedRequest = queues.begin();
    const context: RequestContext & WithResolvers & WithQueuedRequest = {
      ...request.context,
      resolvers,
      queuedRequest,
    };
    const result = inOrder(await plan.run({ ...request, context }));
    // The response is written before the account's next request runs.
    queuedRequest.end();
    return plan.canRepeat ? withinAnswerLimit(result) : result;
  };
}
