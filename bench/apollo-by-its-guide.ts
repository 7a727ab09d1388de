import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { PlannerResolver } from '../functions/planner/planner.resolver.ts';
import { PlannerService } from '../functions/planner/planner.service.ts';
import { containerOf, type WithResolvers } from '../gateway/graphql/resolver-container.ts';
import { contract } from '../gateway/graphql/schema.ts';

// The baseline for the gateway's benchmark: the same schema and resolvers, served as in Apollo's guide.
const server = new ApolloServer<WithResolvers>({ schema: contract() });
const resolvers = containerOf([new PlannerResolver(new PlannerService())]);
await startStandaloneServer(server, {
  context: async () => ({ resolvers }),
  listen: { port: Number(process.env['PORT']), host: '127.0.0.1' },
});
