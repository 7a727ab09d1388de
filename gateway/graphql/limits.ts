import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/** Limits of one document, well above the largest operations of the site. */
export const queryLimits = { tokens: 1500, depth: 10, aliases: 15, directives: 20, errors: 10 } as const;

// An exceeded limit is reported, not thrown: an exception inside a rule would end the request with an internal
// error.
const reportOnly = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => {
      context?.reportError(error);
    },
  ],
};

/**
 * Refuses subscriptions, which the schema does not have. graphql-js detects them only during execution, and its
 * error then looks like one of ours.
 */
const operationKindExists: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`This API has no ${node.operation}s.`, { nodes: node }));
  },
});

export const limitRules: ValidationRule[] = [
  operationKindExists,
  maxDepthRule({ n: queryLimits.depth, flattenFragments: true, ...reportOnly }),
  maxAliasesRule({ n: queryLimits.aliases, ...reportOnly }),
  maxDirectivesRule({ n: queryLimits.directives, ...reportOnly }),
] as ValidationRule[];
