import { Hono, type Context } from 'hono';
import type { GraphQLSchema } from 'graphql';
import { AppError } from '../../functions/core/errors.ts';
import { judgeOperation } from '../graphql/authorization.ts';
import type { Execute } from '../graphql/execute.ts';
import { asOneFailure } from '../graphql/input-errors.ts';
import { expectedFailure } from '../graphql/public-error.ts';
import { contextOf, type GatewayEnv } from '../http/gateway-env.ts';
import { prepareOperation, type PreparedOperation } from './prepared-operation.ts';
import { readVariables } from './read-variables.ts';
import { honoPath, type RestRoute } from './route.ts';

/**
 * Runs a route's operation and unwraps its one root field. Throws what the operation failed with. Who may not run it at
 * all is told so before the input is looked at.
 */
async function run(
  context: Context<GatewayEnv>,
  prepared: PreparedOperation,
  execute: Execute,
): Promise<unknown> {
  const { document, operation, route, root } = prepared;
  await judgeOperation(root.name.value, contextOf(context));
  const { data, errors } = await execute({
    document,
    operationName: operation.name?.value,
    variables: await readVariables(context, route),
    context: contextOf(context),
  });
  const failure = asOneFailure(errors ?? []);
  if (failure) throw failure;
  return data?.[root.alias?.value ?? root.name.value];
}

/** What a route fails with: where it has one sentence for all that may be wrong with its input, that one. */
function failureOf(error: unknown, { failure }: RestRoute): unknown {
  if (failure === undefined) return error;
  const known = expectedFailure(error);
  return known?.extensions.code === 'BAD_USER_INPUT' ? new AppError(failure, known.extensions) : error;
}

function methodsOf(path: string, routes: readonly RestRoute[]): string[] {
  const methods = routes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
  return methods.includes('GET') ? ['HEAD', ...methods] : methods;
}

function otherMethod(methods: readonly string[]) {
  const allowed = methods.join(', ');
  return (context: Context) =>
    context.text(`This address takes ${allowed}, not ${context.req.method}.`, 405, { Allow: allowed });
}

/** The REST face: every route of the table, each running its operation on the same schema as /graphql. */
export function createRestRouter(
  schema: GraphQLSchema,
  routes: readonly RestRoute[],
  execute: Execute,
): Hono<GatewayEnv> {
  const router = new Hono<GatewayEnv>();
  for (const route of routes) {
    const prepared = prepareOperation(schema, route);
    router.on(route.method.toUpperCase(), honoPath(route.path), async (context) => {
      const reply = await run(context, prepared, execute).catch((error: unknown) => {
        throw failureOf(error, route);
      });
      return route.status === 204 ? context.body(null, 204) : context.json(reply as object, route.status);
    });
  }
  for (const { path } of routes) router.all(honoPath(path), otherMethod(methodsOf(path, routes)));
  router.all('/api/*', () => {
    throw new AppError('There is no such address.', { code: 'NOT_FOUND' });
  });
  return router;
}
