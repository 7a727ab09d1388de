import type { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from '../../functions/platform/logger.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import { AdmittedOperations } from './fast/admitted-operations.ts';
import { createExecute } from './execute.ts';
import { createFastLane, type FastLane } from './fast/fast-lane.ts';
import type { Execute } from './operation-request.ts';
import { containerOf } from './resolver-container.ts';
import { contract } from './schema.ts';
import { createGraphqlServer } from './server.ts';

/** The contract with its resolvers, and the ways to run operations. */
export interface Graphql {
  readonly schema: GraphQLSchema;
  /** Runs a validated operation, for REST. */
  readonly execute: Execute;
  /** Validates and runs any operation. */
  readonly server: ApolloServer<RequestContext>;
  /** Runs operations that the server has admitted before. */
  readonly fastLane: FastLane;
}

export function createGraphql(resolvers: readonly object[], log: Logger): Graphql {
  const schema = contract();
  const execute = createExecute(schema, containerOf(resolvers));
  const admitted = new AdmittedOperations();
  return {
    schema,
    execute,
    server: createGraphqlServer({ schema, execute, admitted, log }),
    fastLane: createFastLane(admitted, execute),
  };
}
