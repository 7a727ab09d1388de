import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { expect, it } from 'vitest';
import type { Actor } from '../../../functions/platform/actor.ts';
import { buildSchemaSync } from '../../../schema/type-graphql.ts';
import { checkAuthorization } from '../authorization.ts';
import { withDirectResolvers } from './direct-resolvers.ts';
import { resolversOf } from '../resolver-container.ts';
import { resolverClasses } from '../schema.ts';

/** A value with every field, down to input objects that contain themselves. */
function sampleOf(type: GraphQLInputType, above: readonly GraphQLInputType[] = []): unknown {
  const named = getNullableType(type);
  if (isListType(named)) return [sampleOf(named.ofType, above)];
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (!isInputObjectType(named)) return `a ${String(named)}`;
  if (above.includes(named)) return null;
  const fields = Object.values(named.getFields());
  return Object.fromEntries(
    fields.map(({ name, type: inner }) => [name, sampleOf(inner, [...above, named])]),
  );
}

/** Calls resolvers of root fields for a caller. The resolver classes only record the calls of their methods. */
class Caller {
  private calls: unknown[] = [];
  private readonly context;

  constructor(actor: Actor | null) {
    const record =
      (name: string, method: string | symbol) =>
      (...values: unknown[]) =>
        void this.calls.push([name, method, values]);
    const resolvers = {
      get: ({ name }: { name: string }) =>
        // A `then` would make it a promise.
        new Proxy({}, { get: (_, method) => (method === 'then' ? undefined : record(name, method)) }),
    };
    const queuedRequest = { start: async () => {} };
    this.context = { actor: async () => actor, usesToken: false, queuedRequest, resolvers };
  }

  /** The calls of resolver methods, or the error. */
  async outcome({ args, resolve }: GraphQLField<unknown, unknown>): Promise<unknown> {
    this.calls = [];
    const values = Object.fromEntries(args.map(({ name, type }) => [name, sampleOf(type)]));
    const info = { operation: { operation: 'query' } } as GraphQLResolveInfo;
    try {
      await resolve?.(undefined, values, this.context, info);
      return this.calls;
    } catch (error) {
      return String(error);
    }
  }
}

const admin: Actor = { userId: 'a', role: 'Admin' } as Actor;

it('each operation runs the same method with the same values and policy as with TypeGraphQL’s resolvers', async () => {
  const build = () =>
    buildSchemaSync({
      resolvers: [...resolverClasses],
      container: resolversOf,
      validate: false,
      authChecker: checkAuthorization,
    });
  const [declared, direct] = [build(), withDirectResolvers(build())];
  const fieldsOf = (schema: GraphQLSchema) =>
    [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
  const callers = [new Caller(admin), new Caller(null)];
  const theirs = fieldsOf(declared);
  expect(theirs.length).toBeGreaterThan(100);
  for (const [at, field] of fieldsOf(direct).entries())
    for (const caller of callers) {
      const other = theirs[at];
      const outcomes = [await caller.outcome(field), other && (await caller.outcome(other))];
      expect(outcomes[0], field.name).toEqual(outcomes[1]);
      expect(outcomes[0], field.name).not.toEqual([]);
    }
});
