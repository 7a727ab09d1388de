import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { contextOf, listenOn, schema } from './shared.ts';

// Written like the example in the documentation of Apollo Server.
const server = new ApolloServer<ReturnType<typeof contextOf>>({ schema });
await startStandaloneServer(server, {
  context: async ({ req }) => contextOf(req.headers),
  listen: listenOn,
});
