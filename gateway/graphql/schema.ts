import { accountResolvers } from '../../functions/accounts/index.ts';
import { assignmentResolvers } from '../../functions/assignments/index.ts';
import { courseResolvers } from '../../functions/courses/index.ts';
import { plannerResolvers } from '../../functions/planner/index.ts';
import { gradebookResolvers } from '../../functions/gradebook/index.ts';
import { noteResolvers } from '../../functions/notes/index.ts';
import { practiceResolvers } from '../../functions/practice/index.ts';
import { quizResolvers } from '../../functions/quizzes/index.ts';
import { searchResolvers } from '../../functions/search/index.ts';
import { taskResolvers } from '../../functions/tasks/index.ts';
import { supportResolvers } from '../../functions/support/index.ts';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from '../../schema/type-graphql.ts';
import { checkAuthorization, refuseUnlabelled } from './authorization.ts';
import { boundRootFields } from './bounded-roots.ts';
import { withDirectResolvers } from './fast/direct-resolvers.ts';
import { resolversOf } from './resolver-container.ts';

/** All resolver classes. A class that is missing here is not part of the contract. */
export const resolverClasses = [
  ...plannerResolvers,
  ...courseResolvers,
  ...quizResolvers,
  ...accountResolvers,
  ...gradebookResolvers,
  ...practiceResolvers,
  ...noteResolvers,
  ...assignmentResolvers,
  ...searchResolvers,
  ...taskResolvers,
  ...supportResolvers,
] as const;

let built: GraphQLSchema | undefined;

/**
 * The contract, built once per process. The resolvers come with the context of each operation. Services
 * validate inputs (and name every invalid field), so TypeGraphQL's validation is off.
 */
export function contract(): GraphQLSchema {
  return (built ??= boundRootFields(withDirectResolvers(declaredContract())));
}

/** Builds a new schema with TypeGraphQL's own resolvers. */
export function declaredContract(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...resolverClasses],
    container: resolversOf,
    validate: false,
    skipCheck: true,
    authChecker: checkAuthorization,
  });
  // TypeGraphQL and graphql-js would check the schema at each start. A test does: gateway/schema-guard.test.ts.
  // oxlint-disable-next-line no-underscore-dangle -- graphql's name for the result of its check
  schema.__validationErrors = [];
  refuseUnlabelled();
  return schema;
}
