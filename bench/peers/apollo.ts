import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { contextOf, listenOn, schema } from './shared.ts';

// As in Apollo Server's guide.
const server = new ApolloServer<ReturnType<typeof contextOf>>({ schema });
await startStandaloneServer(server, {
  context: async ({ req }) => contextOf(req.headers),
  listen: listenOn,
});
