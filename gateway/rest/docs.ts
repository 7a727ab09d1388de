import { Hono } from 'hono';
import type { GraphQLSchema } from 'graphql';
import { productVersion } from '../product-version.ts';
import { createOpenApi, type OpenApiDocument } from './openapi.ts';
import { renderReference } from './reference-page.ts';
import type { RestRoute } from './route.ts';

/** The REST API's description: /api/openapi.json for programs, /api/docs for users. */
export function createDocsRouter(schema: GraphQLSchema, routes: readonly RestRoute[]): Hono {
  let made: OpenApiDocument | undefined;
  // Created on first use, so that the start does not wait for it.
  const document = () => (made ??= createOpenApi(schema, routes, productVersion));
  const router = new Hono();
  router.get('/api/openapi.json', (context) => context.json(document()));
  router.get('/api/docs', (context) => context.html(renderReference(document())));
  return router;
}
