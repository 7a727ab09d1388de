import { Hono, type Context } from 'hono';
import type { GraphQLSchema } from 'graphql';
import { AppError } from '../../functions/platform/errors.ts';
import { WorkBudget } from '../../functions/platform/limits/work-budget.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import { authorizeOperation } from '../graphql/authorization.ts';
import type { Execute } from '../graphql/operation-request.ts';
import { asOneFailure } from '../graphql/input-errors.ts';
import { contextOf, type GatewayEnv } from '../http/gateway-env.ts';
import { failureOf } from './failure-of.ts';
import { prepareOperation, type PreparedOperation } from './prepared-operation.ts';
import { replies, replyJson } from './reply.ts';
import { readVariables } from './read-variables.ts';
import { deriveRoute } from './derived-routes.ts';
import { honoPath, type RestRow } from './route.ts';
import { readWholeList } from './whole-list.ts';

/**
 * Runs a route's operation and unwraps its root field. Throws the operation's failure. Callers without access
 * to the operation or to the object in the path are refused before the input is read.
 */
async function run(
  context: Context<GatewayEnv>,
  prepared: PreparedOperation,
  execute: Execute,
): Promise<unknown> {
  const { root, access, guard, route } = prepared;
  const caller = contextOf(context);
  await authorizeOperation(access, caller);
  if (guard) await runOperation(guard, context.req.param(), caller, execute);
  const variables = await readVariables(context, prepared);
  const read = async (operationVariables: Variables, operationContext: RequestContext): Promise<unknown> => {
    const data = await runOperation(prepared, operationVariables, operationContext, execute);
    return data?.[root.alias?.value ?? root.name.value];
  };
  if (route.wholeList === undefined || variables['first'] !== undefined) return read(variables, caller);
  // Each page has the budget of a whole request. The number of pages is limited, and other requests run in between.
  return readWholeList({
    maximum: route.wholeList,
    readPage: (page) => read({ ...variables, ...page }, { ...caller, work: new WorkBudget() }),
    holds: (bytes) => caller.holds(bytes),
  });
}

type Variables = Readonly<Record<string, unknown>>;

async function runOperation(
  { document, operation }: Pick<PreparedOperation, 'document' | 'operation'>,
  variables: Variables,
  context: RequestContext,
  execute: Execute,
) {
  const operationName = operation.name?.value;
  const { data, errors } = await execute({ document, operationName, variables, context });
  const failure = asOneFailure(errors ?? []);
  if (failure) throw failure;
  return data;
}

function replyWith(context: Context, { status, reply: kind, message }: RestRow, reply: unknown): Response {
  if (status === 204) return context.body(null, 204);
  if (kind) return replies[kind](context, reply);
  const data = reply as object;
  return replyJson(context, message === undefined ? data : { ...data, message }, status);
}

function methodsOf(path: string, routes: readonly RestRow[]): string[] {
  const methods = routes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
  return methods.includes('GET') ? ['HEAD', ...methods] : methods;
}

function otherMethod(methods: readonly string[]) {
  const allowed = methods.join(', ');
  return (context: Context) =>
    context.text(`This address takes ${allowed}, not ${context.req.method}.`, 405, { Allow: allowed });
}

/**
 * The REST API: every route of the table, each running its operation on the same schema as /graphql. Operations are
 * derived and prepared on first use. So a row that does not fit the contract fails only when it is used. Such a row
 * is found earlier by `npm run codegen`, by the check of the contract and by the tests, which prepare every row.
 */
export function createRestRouter(
  schema: GraphQLSchema,
  routes: readonly RestRow[],
  execute: Execute,
): Hono<GatewayEnv> {
  const router = new Hono<GatewayEnv>();
  for (const row of routes) {
    let operation: PreparedOperation | undefined;
    router.on(row.method.toUpperCase(), honoPath(row.path), async (context) => {
      const prepared = (operation ??= prepareOperation(schema, deriveRoute(schema, row)));
      const reply = await run(context, prepared, execute).catch((error: unknown) => {
        throw failureOf(error, prepared.route, contextOf(context));
      });
      return replyWith(context, row, reply);
    });
  }
  for (const { path } of routes) router.all(honoPath(path), otherMethod(methodsOf(path, routes)));
  router.all('/api/*', () => {
    throw new AppError('Address not found.', { code: 'NOT_FOUND' });
  });
  return router;
}
