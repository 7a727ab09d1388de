import fastify from 'fastify';
import mercurius from 'mercurius';
import { contextOf, listenOn, schema } from './shared.ts';

// `JIT`: number of executions after which an operation is compiled. With 0, operations are never compiled.
const app = fastify();
await app.register(mercurius, {
  schema,
  jit: Number(process.env['JIT'] ?? 0),
  context: async (request) => contextOf(request.headers),
});
await app.listen(listenOn);
