import type { ContainerType, ResolverData } from '../../schema/type-graphql.ts';

/** The resolvers in the context of an operation. The schema has none, since several products can share it. */
export interface WithResolvers {
  readonly resolvers: ContainerType;
}

export function containerOf(resolvers: readonly object[]): ContainerType {
  const byClass = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return {
    get(someClass: new (...dependencies: never[]) => object) {
      const resolver = byClass.get(someClass);
      if (!resolver) throw new Error(`The composition has no ${someClass.name}.`);
      return resolver;
    },
  };
}

/** Throws if the context has no resolvers: TypeGraphQL would create new ones without dependencies. */
export function resolversOf({ context }: ResolverData<Partial<WithResolvers>>): ContainerType {
  if (!context.resolvers) throw new Error('The context of an operation has no resolvers.');
  return context.resolvers;
}
