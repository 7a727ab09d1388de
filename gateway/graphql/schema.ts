import { accountResolvers } from '../../functions/accounts/index.ts';
import { courseResolvers } from '../../functions/courses/index.ts';
import { plannerResolvers } from '../../functions/planner/index.ts';
import { practiceResolvers } from '../../functions/practice/index.ts';
import { quizResolvers } from '../../functions/quizzes/index.ts';
import { supportResolvers } from '../../functions/support/index.ts';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type ContainerType, type ResolverData } from '../../schema/type-graphql.ts';
import { checkAuthorization, refuseUnlabelled } from './authorization.ts';
import { boundRootFields } from './bounded-roots.ts';

/** All resolver classes. A class that is missing here is not part of the contract. */
const resolverClasses = [
  ...plannerResolvers,
  ...courseResolvers,
  ...quizResolvers,
  ...accountResolvers,
  ...practiceResolvers,
  ...supportResolvers,
] as const;

type ResolverClass = (typeof resolverClasses)[number];

/** The context of an operation: the request's, with the resolvers, since the schema is shared. */
export interface WithResolvers {
  readonly resolvers: ContainerType;
}

export function containerOf(resolvers: readonly object[]): ContainerType {
  const byClass = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return {
    get(someClass: ResolverClass) {
      const resolver = byClass.get(someClass);
      if (!resolver) throw new Error(`The composition has no ${someClass.name}.`);
      return resolver;
    },
  };
}

/** Throws if the context has no resolvers: TypeGraphQL would create new ones without dependencies. */
function resolversOf({ context }: ResolverData<Partial<WithResolvers>>): ContainerType {
  if (!context.resolvers) throw new Error('The context of an operation has no resolvers.');
  return context.resolvers;
}

let built: GraphQLSchema | undefined;

/**
 * The contract, built once per process. The resolvers come with the context of each operation. Services
 * validate inputs (and name every invalid field), so TypeGraphQL's validation is off.
 */
export function contract(): GraphQLSchema {
  return (built ??= buildContract());
}

function buildContract(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...resolverClasses],
    container: resolversOf,
    validate: false,
    authChecker: checkAuthorization,
  });
  refuseUnlabelled();
  return boundRootFields(schema);
}
