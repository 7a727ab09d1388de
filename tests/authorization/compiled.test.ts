import type { ApolloServer } from '@apollo/server';
import { expect, it } from 'vitest';
import { randomOf } from '../../core/quizzes/seeded-random.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import { boundRootFields } from '../../gateway/graphql/bounded-roots.ts';
import { createExecute } from '../../gateway/graphql/execute.ts';
import { AdmittedOperations } from '../../gateway/graphql/fast/admitted-operations.ts';
import { createGraphql, type Graphql } from '../../gateway/graphql/graphql.ts';
import { containerOf } from '../../gateway/graphql/resolver-container.ts';
import { declaredContract } from '../../gateway/graphql/schema.ts';
import { createGraphqlServer } from '../../gateway/graphql/server.ts';
import { restRoutes } from '../../gateway/rest/routes.ts';
import type { GatewayRequest } from '../support/gateways.ts';
import { testStore } from '../support/test-store.ts';
import { ownerships, type ActorName, type Ownership } from './testing/actors.ts';
import { operationsOf } from './testing/operations.ts';
import { requestOf } from './testing/rest-calls.ts';
import { createWorld } from './testing/world.ts';

/** Apollo with TypeGraphQL's resolvers and graphql-js: nothing is compiled, and no request bypasses Apollo. */
const createReference: typeof createGraphql = (resolvers, log) => {
  const schema = boundRootFields(declaredContract());
  const execute = createExecute(schema, containerOf(resolvers), Infinity);
  const server = createGraphqlServer({ schema, execute, admitted: new AdmittedOperations(), log });
  return { schema, execute, server, fastLane: async () => null };
};

/** Runs the operations of one app with the product's `createGraphql` or with the reference, as `by` selects. */
function productAndReference() {
  const runners: { product?: Graphql; reference?: Graphql } = {};
  const counts = { pastApollo: 0 };
  let selected: keyof typeof runners = 'product';
  const current = (): Graphql => {
    const found = runners[selected];
    if (!found) throw new Error('The app was not created.');
    return found;
  };
  const runs: typeof createGraphql = (...args) => {
    runners.product = createGraphql(...args);
    runners.reference = createReference(...args);
    const { schema } = runners.product;
    const executeHTTPGraphQLRequest: ApolloServer<RequestContext>['executeHTTPGraphQLRequest'] = (request) =>
      current().server.executeHTTPGraphQLRequest(request);
    return {
      schema,
      execute: (request) => current().execute(request),
      server: { executeHTTPGraphQLRequest } as ApolloServer<RequestContext>,
      fastLane: async (body, context) => {
        const text = await current().fastLane(body, context);
        if (text !== null) counts.pastApollo += 1;
        return text;
      },
    };
  };
  return {
    runs,
    counts,
    async by<T>(other: keyof typeof runners, act: () => Promise<T>): Promise<T> {
      selected = other;
      return act();
    },
  };
}

/** Requests with the same document until the product compiles it: the 5th request bypasses Apollo. */
const requestsUntilCompiled = 5;

/** Callers with different rights, so that the requests take different paths through the resolvers. */
const callers: readonly ActorName[] = [
  'anonymous',
  'student owner',
  'instructor owner',
  'admin',
  'token read',
  'disabled',
];

const json = { 'content-type': 'application/json' };

/** Generators of IDs, secrets, codes and random numbers from one counter, which can be set back to an earlier number. */
function repeatable() {
  let last = 0;
  const counting = (name: string) => () => `${name}-${(last += 1)}`;
  return {
    generators: {
      newId: counting('id'),
      newSecret: counting('secret'),
      newCode: counting('CODE'),
      random: () => randomOf(String((last += 1)))(),
    },
    from: () => last,
    again: (from: number) => (last = from),
  };
}

/** A world, and functions that send the same request to the product and to the reference, and compare the replies. */
async function comparison() {
  const runner = productAndReference();
  const { generators, from, again } = repeatable();
  const world = await createWorld(await testStore(), undefined, { runs: runner.runs, ...generators });
  const start = await world.store.snapshot();
  const differences: string[] = [];
  let compared = 0;

  async function replyText(actor: ActorName, request: GatewayRequest, by: 'product' | 'reference') {
    const { status, text } = await runner.by(by, () => world.send(actor, request));
    await world.store.rewind(start);
    return `${status} ${text}`;
  }

  return {
    world,
    counts: runner.counts,
    differences,
    compared: () => compared,
    /** Sends a request until its operation is compiled. Then compares the replies of both to each caller's request. */
    async compare(name: string, requestFor: (actor: ActorName, ownership: Ownership) => GatewayRequest) {
      for (let time = 1; time < requestsUntilCompiled; time += 1)
        await replyText('student owner', requestFor('student owner', 'own'), 'product');
      for (const actor of callers)
        for (const ownership of ownerships) {
          const request = requestFor(actor, ownership);
          const before = from();
          const expected = await replyText(actor, request, 'reference');
          again(before);
          const actual = await replyText(actor, request, 'product');
          compared += 1;
          if (actual !== expected)
            differences.push(`${name} as ${actor}, ${ownership}: ${actual} instead of ${expected}`);
        }
    },
  };
}

it('every operation returns the same bytes as the reference', { timeout: 600_000 }, async () => {
  const { compare, compared, counts, differences, world } = await comparison();
  const neverBypassedApollo: string[] = [];
  for (const { document: query, isMutation, name, variables } of operationsOf(world.schema)) {
    const before = counts.pastApollo;
    await compare(name, (actor, ownership) => ({
      method: 'POST',
      path: '/graphql',
      headers: json,
      body: JSON.stringify({ query, variables: variables(world.things(actor, ownership)) }),
    }));
    if (counts.pastApollo === before && !isMutation) neverBypassedApollo.push(name);
  }
  process.stdout.write(`compared: ${compared()} requests, ${counts.pastApollo} of them past Apollo\n`);
  expect(differences).toEqual([]);
  expect(neverBypassedApollo).toEqual([]);
});

it('every route returns the same bytes as the reference', { timeout: 600_000 }, async () => {
  const { compare, differences, world } = await comparison();
  for (const route of restRoutes())
    await compare(`${route.method} ${route.path}`, (actor, ownership) =>
      requestOf(route, world.things(actor, ownership)),
    );
  expect(differences).toEqual([]);
});
