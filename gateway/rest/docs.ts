import { Hono } from 'hono';
import type { GraphQLSchema } from 'graphql';
import { lazily } from '../../functions/platform/lazily.ts';
import { productVersion } from '../product-version.ts';
import { restRoutes } from './routes.ts';

/**
 * The REST API's description: /api/openapi.json for programs, /api/docs for people. The commands on the page send
 * requests to `siteUrl`.
 */
export function createDocsRouter(schema: GraphQLSchema, siteUrl: string): Hono {
  const document = lazily(async () => {
    const { createOpenApi } = await import('./openapi.ts');
    return createOpenApi(schema, restRoutes(), productVersion);
  });
  const reference = lazily(() => import('./reference-page.ts'));
  const page = lazily(async () => (await reference()).renderReference(await document(), siteUrl));
  const router = new Hono();
  router.get('/api/openapi.json', async (context) => context.json(await document()));
  router.get('/api/docs', async (context) => {
    const search = context.req.query('search') ?? '';
    if (search.trim() === '') return context.html(await page());
    return context.html((await reference()).renderReference(await document(), siteUrl, search));
  });
  return router;
}
