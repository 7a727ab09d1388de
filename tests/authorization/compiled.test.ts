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

/** Two ways to run operations behind one app: the product's, and the reference. */
function twoWays() {
  const made: { product?: Graphql; reference?: Graphql } = {};
  const counted = { pastApollo: 0 };
  let way: keyof typeof made = 'product';
  const current = (): Graphql => {
    const found = made[way];
    if (!found) throw new Error('The app was not created.');
    return found;
  };
  const runs: typeof createGraphql = (...given) => {
    made.product = createGraphql(...given);
    made.reference = createReference(...given);
    const { schema } = made.product;
    const executeHTTPGraphQLRequest: ApolloServer<RequestContext>['executeHTTPGraphQLRequest'] = (request) =>
      current().server.executeHTTPGraphQLRequest(request);
    return {
      schema,
      execute: (request) => current().execute(request),
      server: { executeHTTPGraphQLRequest } as ApolloServer<RequestContext>,
      fastLane: async (body, context) => {
        const text = await current().fastLane(body, context);
        if (text !== null) counted.pastApollo += 1;
        return text;
      },
    };
  };
  return {
    runs,
    counted,
    async by<T>(other: keyof typeof made, act: () => Promise<T>): Promise<T> {
      way = other;
      return act();
    },
  };
}

/** The least number of requests with one document of which the last one is compiled and bypasses Apollo. */
const untilCompiled = 5;

/** Callers with different rights. What they see differs, and so do the paths through the resolvers. */
const callers: readonly ActorName[] = [
  'anonymous',
  'student owner',
  'instructor owner',
  'admin',
  'token read',
  'disabled',
];

const json = { 'content-type': 'application/json' };

/** IDs, secrets, codes and random numbers by one count, which can begin again from an earlier number. */
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

/** The world before a comparison, and how to send a request to it both ways. */
async function comparison() {
  const ways = twoWays();
  const { generators, from, again } = repeatable();
  const world = await createWorld(await testStore(), undefined, { runs: ways.runs, ...generators });
  const start = await world.store.snapshot();
  const differences: string[] = [];
  let compared = 0;

  async function answered(actor: ActorName, request: GatewayRequest, by: 'product' | 'reference') {
    const { status, text } = await ways.by(by, () => world.send(actor, request));
    await world.store.rewind(start);
    return `${status} ${text}`;
  }

  return {
    world,
    counted: ways.counted,
    differences,
    compared: () => compared,
    /** Sends a request until its operation is compiled, then each caller's request both ways. */
    async compare(name: string, requestFor: (actor: ActorName, ownership: Ownership) => GatewayRequest) {
      for (let time = 1; time < untilCompiled; time += 1)
        await answered('student owner', requestFor('student owner', 'own'), 'product');
      for (const actor of callers)
        for (const ownership of ownerships) {
          const request = requestFor(actor, ownership);
          const before = from();
          const expected = await answered(actor, request, 'reference');
          again(before);
          const actual = await answered(actor, request, 'product');
          compared += 1;
          if (actual !== expected)
            differences.push(`${name} as ${actor}, ${ownership}: ${actual} instead of ${expected}`);
        }
    },
  };
}

it('every operation is answered with the bytes of the reference', { timeout: 600_000 }, async () => {
  const { compare, compared, counted, differences, world } = await comparison();
  const neverPastApollo: string[] = [];
  for (const { document: query, isMutation, name, variables } of operationsOf(world.schema)) {
    const before = counted.pastApollo;
    await compare(name, (actor, ownership) => ({
      method: 'POST',
      path: '/graphql',
      headers: json,
      body: JSON.stringify({ query, variables: variables(world.things(actor, ownership)) }),
    }));
    if (counted.pastApollo === before && !isMutation) neverPastApollo.push(name);
  }
  process.stdout.write(`compared: ${compared()} requests, ${counted.pastApollo} of them past Apollo\n`);
  expect(differences).toEqual([]);
  expect(neverPastApollo).toEqual([]);
});

it('every route is answered with the bytes of the reference', { timeout: 600_000 }, async () => {
  const { compare, differences, world } = await comparison();
  for (const route of restRoutes())
    await compare(`${route.method} ${route.path}`, (actor, ownership) =>
      requestOf(route, world.things(actor, ownership)),
    );
  expect(differences).toEqual([]);
});
