import fastify from 'fastify';
import mercurius from 'mercurius';
import { contextOf, listenOn, schema } from './shared.ts';

// `JIT`: number of executions after which an operation is compiled. 0: never.
const app = fastify();
await app.register(mercurius, {
  schema,
  jit: Number(process.env['JIT'] ?? 0),
  context: async (request) => contextOf(request.headers),
});
await app.listen(listenOn);
