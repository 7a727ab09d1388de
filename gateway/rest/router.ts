import { Hono, type Context } from 'hono';
import type { GraphQLSchema } from 'graphql';
import { AppError } from '../../functions/core/errors.ts';
import type { Execute } from '../graphql/execute.ts';
import { contextOf, type GatewayEnv } from '../http/gateway-env.ts';
import { prepareOperation, type PreparedOperation } from './prepared-operation.ts';
import { readVariables } from './read-variables.ts';
import { honoPath, type RestRoute } from './route.ts';

/** Runs a route's operation and unwraps its one root field. Throws what the operation failed with. */
async function run(
  context: Context<GatewayEnv>,
  prepared: PreparedOperation,
  execute: Execute,
): Promise<unknown> {
  const { document, operation, route, root } = prepared;
  const { data, errors } = await execute({
    document,
    operationName: operation.name?.value,
    variables: await readVariables(context, route),
    context: contextOf(context),
  });
  if (errors?.[0]) throw errors[0];
  return data?.[root.alias?.value ?? root.name.value];
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
      const reply = await run(context, prepared, execute);
      return route.status === 204 ? context.body(null, 204) : context.json(reply as object, route.status);
    });
  }
  router.all('/api/*', () => {
    throw new AppError('There is no such address.', { code: 'NOT_FOUND' });
  });
  return router;
}
