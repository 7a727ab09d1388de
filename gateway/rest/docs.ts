import { Hono } from 'hono';
import type { GraphQLSchema } from 'graphql';
import { lazily } from '../../functions/platform/lazily.ts';
import { productVersion } from '../product-version.ts';
import { restRoutes } from './routes.ts';

/** The REST API's description: /api/openapi.json for programs, /api/docs for users. */
export function createDocsRouter(schema: GraphQLSchema): Hono {
  const document = lazily(async () => {
    const { createOpenApi } = await import('./openapi.ts');
    return createOpenApi(schema, restRoutes(), productVersion);
  });
  const page = lazily(async () => {
    const { renderReference } = await import('./reference-page.ts');
    return renderReference(await document());
  });
  const router = new Hono();
  router.get('/api/openapi.json', async (context) => context.json(await document()));
  router.get('/api/docs', async (context) => context.html(await page()));
  return router;
}
