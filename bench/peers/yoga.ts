import { createServer, type IncomingMessage } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { contextOf, listenOn, schema } from './shared.ts';

const yoga = createYoga<{ req: IncomingMessage }>({
  schema,
  logging: false,
  graphiql: false,
  context: ({ req }) => contextOf(req.headers),
});
createServer(yoga).listen(listenOn.port, listenOn.host);
