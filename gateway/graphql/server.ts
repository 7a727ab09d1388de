import { randomUUID } from 'node:crypto';
import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { getOperationAST, GraphQLError, OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { Logger } from '../../functions/platform/logger.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import type { AdmittedOperations } from './fast/admitted-operations.ts';
import type { Execute } from './operation-request.ts';
import { limitRules, queryLimits } from './limits.ts';
import { createFormatError, type FailedRequest } from './public-error.ts';

/** These disable Apollo's optional plugins. Cache control alone would wrap every field's resolver. */
const plugins = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

export interface GraphqlServerDependencies {
  readonly schema: GraphQLSchema;
  readonly execute: Execute;
  /** Receives every query that was answered without an error. */
  readonly admitted: AdmittedOperations;
  readonly log: Logger;
}

/** The error if the document has no operation to run. Apollo reports it only if it executes operations itself. */
function noSuchOperation(operationName: string | undefined): GraphQLError {
  const message = operationName
    ? `The document has no operation ${operationName}.`
    : 'The document has several operations. Set operationName to the one to run.';
  return new GraphQLError(message, {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
  });
}

type Gateway = ApolloServerOptionsWithGateway<RequestContext>['gateway'];

/** Finds the request of an error: Apollo formats errors without the request. */
class FailedRequests {
  private readonly requests = new WeakMap<object, FailedRequest>();

  remember(errors: readonly GraphQLError[] | undefined, request: FailedRequest): void {
    for (const error of errors ?? []) this.requests.set(error, request);
  }

  /** The request of an error. If the operation did not run, its request is unknown, and the result has a new ID. */
  of(error: unknown, log: Logger): FailedRequest {
    const known = error instanceof GraphQLError ? this.requests.get(error) : undefined;
    return known ?? { log, requestId: randomUUID() };
  }
}

/** Apollo's extension point for execution: Apollo parses and validates, `execute` runs. */
function createGateway(
  { schema, execute, admitted }: GraphqlServerDependencies,
  failed: FailedRequests,
): Gateway {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, request, context, source }) => {
        const { operationName, variables = {} } = request;
        const operation = getOperationAST(document, operationName);
        if (!operation) return { errors: [noSuchOperation(operationName)] };
        const requestContext = context as RequestContext;
        const result = await execute({ document, operationName, variables, context: requestContext });
        failed.remember(result.errors, requestContext);
        if (operation.operation === OperationTypeNode.QUERY && !result.errors) {
          admitted.admit(source, operationName, document);
        }
        return result;
      },
    }),
    stop: async () => undefined,
  };
}

/**
 * The server that parses and validates requests, and checks their limits. It starts in the background: requests
 * wait until it has started.
 */
export function createGraphqlServer(dependencies: GraphqlServerDependencies): ApolloServer<RequestContext> {
  const failed = new FailedRequests();
  const server = new ApolloServer<RequestContext>({
    gateway: createGateway(dependencies, failed),
    plugins,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    validationRules: limitRules,
    validationOptions: { maxErrors: queryLimits.errors },
    parseOptions: { maxTokens: queryLimits.tokens },
    formatError: createFormatError((error) => failed.of(error, dependencies.log)),
    stringifyResult: (result) => JSON.stringify(result),
    logger: warningsOnly(dependencies.log),
  });
  server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return server;
}

function warningsOnly(log: Logger) {
  const write = (level: 'warn' | 'error') => (message?: unknown) => log[level]({}, String(message));
  return { debug: () => undefined, info: () => undefined, warn: write('warn'), error: write('error') };
}
